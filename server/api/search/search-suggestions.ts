import { and, asc, inArray } from 'drizzle-orm'
import { type SearchSuggestion, searchSuggestions, suggestionLimit } from '#contract/content/search.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { devices, faqs } from '#server/db/schema/boards.ts'
import { courses } from '#server/db/schema/courses.ts'
import { manuals } from '#server/db/schema/downloads.ts'
import { mostPopularFirst, openCourses, searchedCourses } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { offeredDevices, searchedDevices } from '../devices/find.ts'
import type { Caller, Services } from '../handler.ts'
import { interpret } from '../search-terms/interpret.ts'
import { matching } from '../search-terms/matches.ts'
import { marksOf } from './marks.ts'

/** Rows that are compared for the best: a word that thousands of courses have suggests the popular ones. */
const mostCompared = 100

/** Most suggestions of each kind, so that one leaves room for the others. */
const most = { courses: 5, devices: 3, questions: 3, manuals: 2 } as const

export default defineHandler(searchSuggestions, async (call) => ({
  content: await findSuggestions(call, call.query.title),
}))

/** What may be meant by words that begin a search, the likeliest first; also for the desk. */
export async function findSuggestions(
  { db, clock, content, locale }: Pick<Services, 'db' | 'clock' | 'content'> & Pick<Caller, 'locale'>,
  title: string,
): Promise<ContentOf<typeof searchSuggestions>> {
  if (title === '') return { suggestions: [], marks: [] }
  const today = clock.today()
  const services = { db, content }
  const [interpretation, inCourses, inDevices, inFaqs, inManuals] = await Promise.all([
    interpret(services, title),
    matching(services, searchedCourses(today), title),
    matching(services, searchedDevices, title),
    matching(services, { table: faqs, title: faqs.title }, title),
    matching(services, { table: manuals, title: manuals.title }, title),
  ])
  const [foundCourses, foundDevices, foundFaqs, foundManuals] = await Promise.all([
    db
      .select({ idx: courses.idx, title: courses.title, isIndividual: courses.isIndividual })
      .from(courses)
      .where(
        inArray(
          courses.idx,
          db
            .select({ idx: courses.idx })
            .from(courses)
            .where(and(openCourses(today), inCourses.where))
            .orderBy(...mostPopularFirst)
            .limit(mostCompared),
        ),
      )
      .orderBy(...inCourses.byRelevance, ...mostPopularFirst)
      .limit(most.courses),
    db
      .select({ idx: devices.idx, title: devices.name })
      .from(devices)
      .where(and(offeredDevices, inDevices.where))
      .orderBy(...inDevices.byRelevance, asc(devices.idx))
      .limit(most.devices),
    db
      .select({ idx: faqs.idx, title: faqs.title })
      .from(faqs)
      .where(inFaqs.where)
      .orderBy(...inFaqs.byRelevance, asc(faqs.position))
      .limit(most.questions),
    db
      .select({ idx: manuals.idx, title: manuals.title })
      .from(manuals)
      .where(
        inArray(
          manuals.idx,
          db
            .select({ idx: manuals.idx })
            .from(manuals)
            .where(inManuals.where)
            .orderBy(asc(manuals.idx))
            .limit(mostCompared),
        ),
      )
      .orderBy(...inManuals.byRelevance, asc(manuals.idx))
      .limit(most.manuals),
  ])
  const row = (kind: SearchSuggestion['kind']) => (each: { idx: number; title: Record<typeof locale, string> }) => ({
    kind,
    idx: each.idx,
    title: each.title[locale],
    individual: false,
  })
  const suggestions: SearchSuggestion[] = [
    ...foundCourses.map((each) => ({ ...row('course')(each), individual: each.isIndividual })),
    ...foundDevices.map(row('device')),
    ...foundFaqs.map(row('question')),
    ...foundManuals.map(row('manual')),
  ]
  return { suggestions: suggestions.slice(0, suggestionLimit), marks: marksOf(interpretation) }
}
