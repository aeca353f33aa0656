#pragma once
#include <atspi/atspi.h>

// GObject's casts are macros, which Swift does not see.
static inline const char *anillo_atspi_state_name(AtspiStateType state) {
  GEnumClass *names = (GEnumClass *)g_type_class_ref(ATSPI_TYPE_STATE_TYPE);
  GEnumValue *value = g_enum_get_value(names, (gint)state);
  const char *name = value ? value->value_nick : "";
  g_type_class_unref(names);
  return name;
}

static inline AtspiStateType anillo_atspi_state(GArray *states, guint index) {
  return g_array_index(states, AtspiStateType, index);
}
