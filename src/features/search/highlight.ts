export interface Run {
  readonly text: string
  /** Whether this part is what was searched for. */
  readonly found: boolean
}

/** The same folding as the search: compatibility forms and case make no difference. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/**
 * Cuts a text into parts that match a word of the term and parts that do not. Joined, the parts are the text
 * again; characters are never cut in two, even where folding changes their number.
 */
export function highlight(text: string, term: string): Run[] {
  const words = fold(term)
    .split(/\s+/)
    .filter((word) => word !== '')
  const characters = [...text.normalize()]
  /** For each unit of the folded text, the character that it came from. */
  const origin: number[] = []
  let folded = ''
  for (const [place, character] of characters.entries()) {
    const own = fold(character)
    folded += own
    for (let unit = 0; unit < own.length; unit++) origin.push(place)
  }

  const found = new Set<number>()
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit++) found.add(origin[unit] ?? 0)
    }
  }

  const runs: { text: string; found: boolean }[] = []
  for (const [place, character] of characters.entries()) {
    const last = runs.at(-1)
    if (last && last.found === found.has(place)) last.text += character
    else runs.push({ text: character, found: found.has(place) })
  }
  return runs
}

/** Whether any word of the term is in the text. */
export function holds(text: string, term: string): boolean {
  return highlight(text, term).some((run) => run.found)
}
