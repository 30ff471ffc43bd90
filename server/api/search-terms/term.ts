import { normalize } from '#server/content/grams.ts'
import { withoutParticles } from '#server/content/particles.ts'
import { type Known, maxAlternatives } from './words.ts'

/** A text that stands for what was typed, and how surely: 1 for the same word. */
export interface Alternative {
  readonly text: string
  readonly trust: number
}

/** One word of a search with all that it may stand for. */
export interface Term {
  /** As it was typed, normalized. */
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** How much the word says: 1 for one that a single text contains, less for a common one. */
  readonly weight: number
  /** Only orders what is found. */
  readonly isFiller: boolean
  /** Whether the shop's texts contain it. */
  readonly isKnown: boolean
  /** What it was read as, where that is another word: a typing error or the wrong keyboard. */
  readonly readAs?: string
}

/** How surely a text is meant. */
export const trust = { same: 1, stem: 0.95, related: 0.8, corrected: 0.7 } as const

/** The word, normalized and without punctuation around it. */
export function trimmed(word: string): string {
  return normalize(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** `word` as it is, without punctuation around it, and without particles. */
export function formsOf(word: string): string[] {
  const bare = trimmed(word)
  return [...new Set([normalize(word), bare, ...withoutParticles(bare)])].filter((form) => form !== '')
}

/** What the first known forms stand for, the surest first. */
export function alternativesOf(
  forms: readonly string[],
  known: ReadonlyMap<string, Known>,
  related: (word: string) => readonly string[],
): Alternative[] {
  const found = new Map<string, number>()
  const add = (text: string, sure: number) => found.set(text, Math.max(sure, found.get(text) ?? 0))
  const bare = trimmed(forms[0] ?? '')
  const isOwn = forms.some((form) => known.get(form)?.isShown)
  for (const [index, form] of forms.entries()) {
    // A stem is a whole word: 그래인 is not 그래픽.
    const isMeant = index === 0 || form === bare || known.get(form)?.isWord === true
    for (const text of isMeant ? (known.get(form)?.texts ?? []) : [])
      add(text, text === form ? (index === 0 ? trust.same : trust.stem) : trust.related)
    const group = related(form)
    // A word of the shop is no inflection of a shorter one: 소화기 is not 소화.
    if (isOwn && !group.includes(form)) continue
    for (const word of group) {
      for (const text of known.get(word)?.texts ?? []) add(text, text === form ? trust.same : trust.related)
    }
  }
  return [...found]
    .map(([text, sure]) => ({ text, trust: sure }))
    .toSorted((one, other) => other.trust - one.trust)
    .slice(0, maxAlternatives)
}

/** The word with its reading; the rarer its texts, the more it says. */
export function termOf(
  typed: string,
  alternatives: readonly Alternative[],
  known: ReadonlyMap<string, Known>,
  isFiller: boolean,
  readAs?: string,
): Term {
  const entries = alternatives.reduce((sum, { text }) => sum + (known.get(text)?.entries ?? 0), 0)
  return {
    typed,
    alternatives,
    weight: isFiller ? 0.1 : 1 / (1 + Math.log10(1 + entries)),
    isFiller,
    isKnown: true,
    ...(readAs === undefined ? {} : { readAs }),
  }
}
