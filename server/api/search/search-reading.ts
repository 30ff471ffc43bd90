import { and, count } from 'drizzle-orm'
import { searchReading } from '#contract/content/search.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses } from '#server/db/schema/courses.ts'
import { openCourses, searchedCourses } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { offeredDevices, searchedDevices } from '../devices/find.ts'
import type { Services } from '../handler.ts'
import { interpret } from '../search-terms/interpret.ts'
import { matching } from '../search-terms/matches.ts'
import { similarWords } from '../search-terms/words.ts'
import { correctedText, marksOf } from './marks.ts'

/** Most suggested words. */
const mostSimilar = 5

export default defineHandler(searchReading, async ({ db, clock, content, query: { title } }) => {
  if (title === '') return { content: { marks: [], corrected: null, unknown: [], similar: [] } }
  const interpretation = await interpret({ db, content }, title)
  const { unknown, similar } = await content.remember(`search-similar ${title}`, async () => {
    const typed = interpretation.terms.filter((term) => !term.isKnown).map((term) => term.typed)
    const words = [...new Set([...interpretation.unknown, ...typed])]
    const found = await Promise.all(words.map((word) => similarWords(db, word)))
    const terms = [...new Set(found.flat())].slice(0, mostSimilar)
    const counted = await Promise.all(
      terms.map(async (term) => ({ term, count: await countOf({ db, clock, content }, term) })),
    )
    return { unknown: words, similar: counted.filter((each) => each.count > 0) }
  })
  return { content: { marks: marksOf(interpretation), corrected: correctedText(interpretation), unknown, similar } }
})

/** Number of courses and devices that a search for `term` finds. */
async function countOf({ db, clock, content }: Pick<Services, 'db' | 'clock' | 'content'>, term: string) {
  const today = clock.today()
  const [inCourses, inDevices] = await Promise.all([
    matching({ db, content }, searchedCourses(today), term),
    matching({ db, content }, searchedDevices, term),
  ])
  const [[found], [equipped]] = await Promise.all([
    db
      .select({ size: count() })
      .from(courses)
      .where(and(openCourses(today), inCourses.where)),
    db.select({ size: count() }).from(devices).where(and(offeredDevices, inDevices.where)),
  ])
  return (found?.size ?? 0) + (equipped?.size ?? 0)
}
