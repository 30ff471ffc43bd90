import { normalize } from '#server/content/grams.ts'
import type { ContentState } from '#server/content/state.ts'
import type { Database } from '#server/db/open.ts'
import { fillers } from './fillers.ts'
import { readUnknown } from './read-unknown.ts'
import { readSynonyms, relatedWords, type Synonyms } from './synonyms.ts'
import { alternativesOf, formsOf, type Term, termOf, trimmed, trust } from './term.ts'
import { lookUp } from './words.ts'

/** What a search is understood as. */
export interface Interpretation {
  readonly terms: readonly Term[]
  /** Words that stand nowhere in the shop, left out because others do. */
  readonly unknown: readonly string[]
}

/** Words of a search that are understood; further ones are left out. */
const maxTerms = 10

/** What a search for `typed` is understood as; the same until the content changes. */
export function interpret(
  { db, content }: { readonly db: Database; readonly content: Pick<ContentState, 'remember'> },
  typed: string,
): Promise<Interpretation> {
  const text = typed.trim()
  return content.remember(`search ${text}`, async () => {
    const synonyms = await content.remember('search-synonyms', () => readSynonyms(db))
    return interpretWith(db, synonyms, text)
  })
}

async function interpretWith(db: Database, synonyms: Synonyms, text: string): Promise<Interpretation> {
  const typed = splitWords(text, synonyms).slice(0, maxTerms)
  const related = (word: string) => relatedWords(synonyms, word)
  const forms = new Map(typed.map((word) => [word, formsOf(word)]))
  const asked = [...forms.values()].flatMap((each) => each.flatMap((form) => [form, ...related(form)]))
  const known = await lookUp(db, asked)
  const terms: Term[] = []
  const unknown: string[] = []
  for (const word of typed) {
    const alternatives = alternativesOf(forms.get(word) ?? [], known, related)
    const isFiller = fillers.has(trimmed(word)) || known.get(normalize(word))?.isStopWord === true
    if (alternatives.length > 0) terms.push(termOf(normalize(word), alternatives, known, isFiller))
    else if (!isFiller) {
      const read = await readUnknown(db, word, related)
      if (read.length > 0) terms.push(...read)
      else unknown.push(normalize(word))
    }
  }
  const needed = terms.filter((term) => !term.isFiller)
  if (needed.length > 0) return { terms, unknown }
  // Fillers alone are looked for themselves, and so is a search of unknown words, which finds nothing.
  const all = terms.length > 0 && unknown.length === 0 ? terms : typed.map((word) => exactTerm(normalize(word)))
  return { terms: all.map((term) => ({ ...term, isFiller: false })), unknown: [] }
}

function exactTerm(typed: string): Term {
  return { typed, alternatives: [{ text: typed, trust: trust.same }], weight: 1, isFiller: false, isKnown: false }
}

/** The words of `text`, with the capitals that it has; several that are one synonym stay together. */
function splitWords(text: string, synonyms: Synonyms): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const longest = Math.max(1, ...[...synonyms.keys()].map((word) => word.split(' ').length))
  const found: string[] = []
  for (let index = 0; index < words.length; ) {
    let size = Math.min(longest, words.length - index)
    while (size > 1) {
      const phrase = words.slice(index, index + size).join(' ')
      if (formsOf(phrase).some((form) => synonyms.has(form))) break
      size -= 1
    }
    found.push(words.slice(index, index + size).join(' '))
    index += size
  }
  return [...new Set(found)]
}
