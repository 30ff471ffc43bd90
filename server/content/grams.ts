/**
 * Search by parts of words in Korean and English. PostgreSQL's trigrams are empty for Korean under the C locales, and
 * `LIKE '%…%'` reads every row, so texts are indexed as single characters and pairs of characters. A hit is then
 * checked against the text.
 */
export function normalize(text: string): string {
  // Accents are left out: “cafe” finds “café”. Decomposed Korean has none.
  const plain = compatible(text.normalize('NFKD').replace(/\p{Mn}/gu, ''))
  return compatible(plain.toLowerCase()).replace(/\s+/g, ' ').trim()
}

/** The text in one form, with Korean letters that stand alone as keyboards type them: ㅅㅎㄱ. */
function compatible(text: string): string {
  return text.normalize('NFKC').replace(/[\u1100-\u11ff]/g, (letter) => lettersAlone.get(letter) ?? letter)
}

/** Keyboards' form of each Korean letter that the compatible form replaces by another. */
const lettersAlone = new Map(
  Array.from({ length: 0x318f - 0x3131 }, (_, index) => {
    const letter = String.fromCodePoint(0x3131 + index)
    return [letter.normalize('NFKC'), letter]
  }),
)

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

/** What the index must contain for `text`: the pairs of each word, or the character of a word with one. */
export function queryGrams(text: string): string[] {
  const found = new Set<string>()
  for (const word of normalize(text).split(' ')) {
    const characters = [...word]
    if (characters.length === 1) found.add(word)
    for (let index = 0; index + 1 < characters.length; index++)
      found.add(`${characters[index]}${characters[index + 1]}`)
  }
  found.delete('')
  return [...found]
}

/** The `LIKE` pattern of texts that contain `text`. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
