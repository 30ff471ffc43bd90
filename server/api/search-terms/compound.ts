import type { Known } from './words.ts'

const maxSegmentCharacters = 12

/** Every part of a Korean word of two syllables or more. */
export function segmentsOf(word: string): string[] {
  if (!/^[가-힣]{3,}$/.test(word)) return []
  const syllables = word.slice(0, maxSegmentCharacters)
  const found: string[] = []
  for (let start = 0; start + 2 <= syllables.length; start++) {
    for (let end = start + 2; end <= syllables.length; end++) found.push(syllables.slice(start, end))
  }
  return found
}

/**
 * The known words of which a Korean compound consists, the longest first: 공항영어 is 공항 and 영어. It begins with one of
 * them, or they are half of it.
 */
export function compoundOf(word: string, known: ReadonlyMap<string, Known>): string[] {
  const isKnown = (part: string) => known.get(part)?.isWord === true
  /** Best parts of the first characters. */
  const best: { readonly parts: readonly string[]; readonly covered: number }[] = [{ parts: [], covered: 0 }]
  for (let end = 1; end <= Math.min(word.length, maxSegmentCharacters); end++) {
    let chosen = best[end - 1] ?? { parts: [], covered: 0 }
    for (let start = 0; start + 2 <= end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || !isKnown(part)) continue
      const covered = before.covered + part.length
      const isBetter =
        covered > chosen.covered || (covered === chosen.covered && before.parts.length + 1 < chosen.parts.length)
      if (isBetter) chosen = { parts: [...before.parts, part], covered }
    }
    best[end] = chosen
  }
  const { parts, covered } = best.at(-1) ?? { parts: [], covered: 0 }
  const [first] = parts
  return first !== undefined && (word.startsWith(first) || covered * 2 >= word.length) ? [...parts] : []
}
