print("anillo")
