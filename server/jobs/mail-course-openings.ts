import { and, eq, exists, isNull, lte, ne, sql } from 'drizzle-orm'
import { courseOpeningLimits } from '#contract/courses/course-openings.ts'
import { cancelPath } from '../api/course-openings/opening-links.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { clientFiles } from '../db/schema/downloads.ts'
import { courseOpeningRequests } from '../db/schema/inquiries.ts'
import { type Clock, dayOf } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { enqueueClientReady, enqueueCourseOpened } from '../messages/opening-messages.ts'

interface OpeningServices {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly figures?: Figures | undefined
}

/** How often the job polls, in milliseconds. */
const everyMilliseconds = 60_000
const hourMilliseconds = 60 * 60_000
/** Requests that are read at once. */
const batchSize = 200

/**
 * Writes the mail of every request that is fulfilled, and deletes the request in the same transaction: of several
 * processes one succeeds. A course opens at nine in the morning in Korea; the PC client is there once it was imported.
 */
export async function mailCourseOpenings({ db, clock }: OpeningServices, signal?: AbortSignal): Promise<void> {
  const now = clock.now()
  const openDay = dayOf(new Date(now.getTime() - courseOpeningLimits.hour * hourMilliseconds))
  const request = {
    id: courseOpeningRequests.id,
    email: courseOpeningRequests.email,
    locale: courseOpeningRequests.locale,
  }
  const ofOpenCourses = () =>
    db
      .select({ ...request, course: { idx: courses.idx, title: courses.title, opensOn: courses.opensOn } })
      .from(courseOpeningRequests)
      .innerJoin(courses, eq(courses.idx, courseOpeningRequests.courseIdx))
      .where(and(lte(courses.opensOn, openDay), eq(courses.isWithdrawn, false)))
      .limit(batchSize)
  const ofClient = () =>
    db
      .select({ ...request, course: sql<null>`null` })
      .from(courseOpeningRequests)
      .where(and(isNull(courseOpeningRequests.courseIdx), exists(db.select().from(clientFiles))))
      .limit(batchSize)
  const due = async () => [...(await ofOpenCourses()), ...(await ofClient())]
  for (let requests = await due(); requests.length > 0; requests = await due()) {
    for (const { id, course, ...mail } of requests) {
      if (signal?.aborted) return
      const isOther = and(eq(courseOpeningRequests.email, mail.email), ne(courseOpeningRequests.id, id))
      const [other] = await db.select({ id: courseOpeningRequests.id }).from(courseOpeningRequests).where(isOther)
      const path = other && (await cancelPath(db, other.id))
      await transact(db, async (tx) => {
        const deleted = await tx
          .delete(courseOpeningRequests)
          .where(eq(courseOpeningRequests.id, id))
          .returning({ id: courseOpeningRequests.id })
        if (deleted.length === 0) return
        if (course) await enqueueCourseOpened(tx, now, { ...mail, course }, path)
        else await enqueueClientReady(tx, now, mail, path)
      })
    }
  }
}

/** Runs {@link mailCourseOpenings} every minute, one run at a time in this process. Returns how to stop it. */
export function mailCourseOpeningsRegularly(services: OpeningServices): () => Promise<void> {
  return runRegularly({
    name: 'mail-course-openings',
    everyMs: everyMilliseconds,
    work: (signal) => mailCourseOpenings(services, signal),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'openings were not mailed'),
    figures: services.figures,
  })
}
