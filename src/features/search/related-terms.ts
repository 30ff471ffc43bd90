import type { QueryClient } from '@tanstack/react-query'
import type { Http } from '../../lib/http/http.ts'
import { categoriesQuery } from '../../entities/course/course-queries.ts'
import { deviceHitsQuery } from './device-hits.ts'

/** Term that has hits. */
export interface RelatedTerm {
  readonly term: string
  readonly count: number
}

const maxWords = 3
/** Maximum characters cut off the end of a word: a compound often begins with the wanted word. */
const maxCutCharacters = 2
const fewestCharacters = 2

/** Suggests terms for one without hits: its words, each shortened until it has hits. */
export async function relatedTerms(http: Http, queryClient: QueryClient, term: string): Promise<RelatedTerm[]> {
  const words = [...new Set(term.split(/\s+/))].slice(0, maxWords)
  const candidates = await Promise.all(
    words.map(async (word) => {
      const counts = await Promise.all(shorter(word, words.length > 1).map((part) => countOf(http, queryClient, part)))
      return counts.find(({ count }) => count > 0)
    }),
  )
  const found = candidates.filter((each) => each !== undefined)
  return found.filter((each, index) => found.findIndex((other) => other.term === each.term) === index)
}

/** A word and its prefixes, longest first. */
function shorter(word: string, whole: boolean): string[] {
  const characters = [...word]
  const lengths = Array.from({ length: maxCutCharacters + 1 }, (_, cut) => characters.length - cut)
  return lengths
    .filter((length) => length >= fewestCharacters && (whole || length < characters.length))
    .map((length) => characters.slice(0, length).join(''))
}

async function countOf(http: Http, queryClient: QueryClient, term: string): Promise<RelatedTerm> {
  const [categories, devices] = await Promise.all([
    queryClient.ensureQueryData(categoriesQuery(http, term)),
    queryClient.ensureQueryData(deviceHitsQuery(http, term)),
  ])
  const courses = categories.content.reduce((sum, category) => sum + category.count.ALL, 0)
  return { term, count: courses + devices.content.length }
}
