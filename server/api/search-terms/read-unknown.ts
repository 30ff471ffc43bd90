import { normalize } from '#server/content/grams.ts'
import { hangulOfKeys, lettersOfKeys } from '#server/content/keystrokes.ts'
import { withoutParticles } from '#server/content/particles.ts'
import type { Database } from '#server/db/open.ts'
import { compoundOf, segmentsOf } from './compound.ts'
import { alternativesOf, formsOf, type Term, termOf, trimmed, trust } from './term.ts'
import { correct, lookUp, maxAlternatives, wordsBegunBy } from './words.ts'

/**
 * Reads a word that stands nowhere: typed on the other keyboard layout, first consonants, a compound of the shop's words,
 * a typing error, or a known word with anything behind it. Empty when it is none of them.
 */
export async function readUnknown(
  db: Database,
  word: string,
  related: (word: string) => readonly string[],
): Promise<readonly Term[]> {
  const typed = normalize(word)
  const bare = trimmed(word)
  const hangul = hangulOfKeys(trimmedAsTyped(word)) ?? hangulOfKeys(bare)
  const letters = lettersOfKeys(bare)
  const hangulForms = hangul === undefined ? [] : formsOf(hangul)
  const segments = segmentsOf(bare)
  const otherForms = [...hangulForms, ...(letters === undefined ? [] : [letters])]
  const [known, begun] = await Promise.all([
    lookUp(db, [
      ...otherForms.flatMap((form) => [form, ...related(form)]),
      ...segments.flatMap((each) => [each, ...related(each)]),
    ]),
    wordsBegunBy(db, bare),
  ])
  if (hangul !== undefined) {
    const alternatives = alternativesOf(hangulForms, known, related)
    if (alternatives.length > 0) return [termOf(typed, alternatives, known, false, hangul)]
  }
  const lettersRead = letters === undefined ? [] : alternativesOf([letters], known, related)
  const isInitials = /^[ㄱ-ㅎ]+$/.test(bare)
  if (lettersRead.length > 0 && !(isInitials && begun.length > 0))
    return [termOf(typed, lettersRead, known, false, letters)]
  if (begun.length > 0) {
    const alternatives = [...begun.map((text) => ({ text, trust: trust.related })), ...lettersRead]
    return [termOf(typed, alternatives.slice(0, maxAlternatives), known, false)]
  }
  const compound = compoundOf(bare, known)
  const isWhole = compound.reduce((sum, part) => sum + part.length, 0) === bare.length
  const termsOf = (parts: readonly string[]) =>
    parts.map((part) => termOf(part, alternativesOf([part], known, related), known, false))
  if (compound.length > 0 && isWhole) return termsOf(compound)
  const corrected = await correct(db, [...new Set([bare, ...withoutParticles(bare), ...hangulForms])])
  const [best] = corrected
  if (best) {
    const texts = corrected.map(({ text }) => text)
    const corrections = await lookUp(
      db,
      texts.flatMap((text) => [text, ...related(text)]),
    )
    const alternatives = alternativesOf(texts, corrections, related).map((each) => ({
      ...each,
      trust: each.trust * trust.corrected,
    }))
    if (alternatives.length > 0) return [termOf(typed, alternatives, corrections, false, best.text)]
  }
  return termsOf(compound)
}

/** The word with its capitals, which are the keys with Shift, without punctuation around it. */
function trimmedAsTyped(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
