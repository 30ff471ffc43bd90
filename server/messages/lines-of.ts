/** The lines of what an operator wrote, as paragraphs of a mail; blank ones are left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
