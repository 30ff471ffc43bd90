export interface Run {
  readonly text: string
  /** True when the part matches the search. */
  readonly found: boolean
}

/** Folds text as the search does: compatibility forms and case are ignored. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/**
 * Splits a text into parts that match a word of the term and parts that do not. Joined, the parts are the text.
 * Characters are never split, even when folding changes their number.
 */
export function highlight(text: string, term: string): Run[] {
  const words = fold(term)
    .split(/\s+/)
    .filter((word) => word !== '')
  const characters = [...text.normalize()]
  /** For each code unit of the folded text, the index of its original character. */
  const origin: number[] = []
  let folded = ''
  for (const [index, character] of characters.entries()) {
    const own = fold(character)
    folded += own
    for (let unit = 0; unit < own.length; unit++) origin.push(index)
  }

  const found = new Set<number>()
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit++) found.add(origin[unit] ?? 0)
    }
  }

  const runs: { text: string; found: boolean }[] = []
  for (const [index, character] of characters.entries()) {
    const last = runs.at(-1)
    if (last && last.found === found.has(index)) last.text += character
    else runs.push({ text: character, found: found.has(index) })
  }
  return runs
}

/** True when the text contains any word of the term. */
export function containsAnyWord(text: string, term: string): boolean {
  return highlight(text, term).some((run) => run.found)
}
