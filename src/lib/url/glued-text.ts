/**
 * Value of an address without the text that stands directly behind the link in a message: particles of Korean, brackets,
 * full stops and invisible characters become part of a link when it is shared. `101을`, `101)` and `101.` are `101`;
 * `3.5`, `1e3` and `101a` stay as they are.
 */
export function withoutGluedText(text: string): string {
  return /^[\w-]+(?:[.,][\w-]+)*/.exec(text)?.[0] ?? text
}
