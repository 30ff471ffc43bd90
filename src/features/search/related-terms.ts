import type { QueryClient } from '@tanstack/react-query'
import type { Http } from '../../lib/http/http.ts'
import { categoriesQuery, courseListQuery } from '../../entities/course/course-queries.ts'
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

/**
 * Suggests terms for one without hits: its words, or words of found courses and devices with the same beginning. A
 * beginning alone is no word, so it is never suggested.
 */
export async function relatedTerms(http: Http, queryClient: QueryClient, term: string): Promise<RelatedTerm[]> {
  const words = [...new Set(term.split(/\s+/))].slice(0, maxWords)
  const candidates = await Promise.all(
    words.map(async (word) => {
      for (const part of shorter(word, words.length > 1)) {
        const complete = await completeWord(http, queryClient, part)
        if (complete !== undefined) return countOf(http, queryClient, complete)
      }
      return undefined
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

/** The first whole word that begins with `part` in a title or keyword of a course, or in the name of a device. */
async function completeWord(http: Http, queryClient: QueryClient, part: string): Promise<string | undefined> {
  const [courses, devices] = await Promise.all([
    queryClient.ensureQueryData(courseListQuery(http, { title: part })),
    queryClient.ensureQueryData(deviceHitsQuery(http, part)),
  ])
  const texts = [
    ...courses.content.flatMap(({ title, keyword }) => [...keyword, title]),
    ...devices.content.map(({ name }) => name),
  ]
  const wanted = part.toLowerCase()
  return texts
    .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .find((word) => word.toLowerCase().startsWith(wanted))
}

async function countOf(http: Http, queryClient: QueryClient, term: string): Promise<RelatedTerm> {
  const [categories, devices] = await Promise.all([
    queryClient.ensureQueryData(categoriesQuery(http, term)),
    queryClient.ensureQueryData(deviceHitsQuery(http, term)),
  ])
  const courses = categories.content.reduce((sum, category) => sum + category.count.ALL, 0)
  return { term, count: courses + devices.content.length }
}
