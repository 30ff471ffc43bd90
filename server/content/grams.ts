/**
 * Search by parts of words in Korean and English. PostgreSQL's trigrams are empty for Korean under the C locales, and
 * `LIKE '%…%'` reads every row, so titles and keywords are indexed as single characters and pairs of characters. A hit
 * is then checked against the text.
 */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Every character and every pair of neighbours within a word, once each. */
export function gramsOf(text: string): string[] {
  const found = new Set<string>()
  for (const word of normalize(text).split(' ')) {
    const characters = [...word]
    for (const [index, character] of characters.entries()) {
      found.add(character)
      const next = characters[index + 1]
      if (next !== undefined) found.add(character + next)
    }
  }
  found.delete('')
  return [...found]
}

/** Korean is written with and without spaces: “영어회화” is “영어 회화”. Shorter words would match across others. */
const compound = /^\p{Script=Hangul}{4,}$/u

/**
 * What the index must contain for `term`: the pairs of each word, or its characters where it has no pair or may be
 * written with spaces.
 */
export function queryGrams(term: string): string[] {
  const found = new Set<string>()
  for (const word of normalize(term).split(' ')) {
    const characters = [...word]
    if (characters.length === 1 || compound.test(word)) {
      for (const character of characters) found.add(character)
      continue
    }
    for (let index = 0; index + 1 < characters.length; index++)
      found.add(`${characters[index]}${characters[index + 1]}`)
  }
  found.delete('')
  return [...found]
}

/** A `LIKE` pattern of a word. */
interface WordPattern {
  readonly pattern: string
  /** Whether the text is compared without its spaces. */
  readonly ignoresSpaces: boolean
}

/** `LIKE` patterns, one for each word of the term; all must match. */
export function likePatterns(term: string): WordPattern[] {
  return normalize(term)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%`, ignoresSpaces: compound.test(word) }))
}
