import type { Faq } from '#contract/content/faq.ts'
import { htmlDecode } from '#lib/text/html-entities.ts'

/** Most answers that are shown for one question. */
const maxAnswers = 3
/** Share of what was asked that an answer must cover. */
const minShare = 0.4
/** Share of the best answer's score that further answers need. */
const minShareOfBest = 0.75
/** A term in the question counts in full, one in the answer in part. */
const answerWeight = 0.5

/**
 * Questions that fit what was asked, best first; empty when none fits. Compares words and pairs of characters, and rare
 * ones count more, so that Korean endings and common words matter little.
 */
export function findAnswers(asked: string, questions: readonly Faq[]): Faq[] {
  const known = questions.map((question) => ({
    question,
    title: termsOf(question.title),
    answer: termsOf(htmlDecode(question.description.replace(/<[^>]*>/g, ' '))),
  }))
  const terms = [...termsOf(asked)].map((term) => {
    const count = known.filter(({ title, answer }) => title.has(term) || answer.has(term)).length
    return { term, weight: Math.log((known.length + 1) / (count + 1)) }
  })
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  const scored = known.map(({ question, title, answer }) => {
    const score = terms.reduce(
      (sum, { term, weight }) => sum + (title.has(term) ? weight : answer.has(term) ? weight * answerWeight : 0),
      0,
    )
    return { question, share: whole === 0 ? 0 : score / whole }
  })
  const fitting = scored.filter(({ share }) => share >= minShare).toSorted((one, other) => other.share - one.share)
  const best = fitting[0]?.share ?? 0
  return fitting
    .filter(({ share }) => share >= best * minShareOfBest)
    .slice(0, maxAnswers)
    .map(({ question }) => question)
}

/** Words of a text, and the pairs of neighbouring characters in its Korean words. */
function termsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.flatMap((word) => (/\p{Script=Hangul}/u.test(word) ? pairsOf(word) : [stemOf(word)])))
}

function pairsOf(word: string): string[] {
  const characters = [...word]
  return characters.length < 2 ? characters : characters.slice(1).map((each, index) => `${characters[index]}${each}`)
}

/** An English word without its commonest endings. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word
}
