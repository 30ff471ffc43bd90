/** Part of the best score that the others need. */
const leastPart = 0.5

/** Text to compare: lower case, straight apostrophes, no marks of sentences. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"…?!.,:;()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The items whose text shares the most telling words with what was said, the closest first. A word tells the more, the
 * fewer items have it. Words are compared by their beginnings, since endings differ: “입금했는데” and “입금하면”.
 */
export function closest<Item>(
  words: readonly string[],
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const texts = items.map((item) => ` ${plainText(textOf(item))}`)
  const scores = items.map(() => 0)
  for (const beginning of new Set(words.map(beginningOf))) {
    // Words such as “안” and “it” stand everywhere.
    if (beginning.length < 2) continue
    const holding = texts.flatMap((text, index) => (text.includes(` ${beginning}`) ? [index] : []))
    for (const index of holding) scores[index] = (scores[index] ?? 0) + Math.log(1 + items.length / holding.length)
  }
  const best = Math.max(0, ...scores)
  if (best === 0) return []
  return items
    .map((item, index) => ({ item, score: scores[index] ?? 0 }))
    .filter(({ score }) => score >= best * leastPart)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** The part of a word that its endings leave: two syllables in Korean, most letters of a longer English word. */
function beginningOf(word: string): string {
  return /\p{Script=Hangul}/u.test(word) ? word.slice(0, 2) : word.slice(0, Math.max(4, word.length - 3))
}
