#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

do {
  try CatalogCompiler(arguments: CommandLine.arguments.dropFirst()).run()
} catch {
  TextFile.complain(error.description)
  exit(1)
}
