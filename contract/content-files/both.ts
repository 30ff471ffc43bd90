/**
 * A message of a schema in both languages: schemas know one text for a fault, and the import shows English on a command
 * line, the desk the operator's language. {@link languagesOf} takes them apart.
 */
export function both(english: string, korean: string): string {
  return `${english}\n${korean}`
}

/** Both languages of a fault. A message of the library itself has no Korean: `korean` is a general one. */
export function languagesOf(message: string): { readonly message: string; readonly korean: string } {
  const [english = '', korean = '값이 올바르지 않아요'] = message.split('\n')
  return { message: english, korean }
}
