import { and, eq, isNull } from 'drizzle-orm'
import type { OwnCertificate } from '../../../contract/content/certificates.ts'
import type { Locale } from '../../../contract/values/locale.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { courses, lessons } from '../../db/schema/courses.ts'
import { certificates, enrolments, finishedLessons } from '../../db/schema/learning.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { proofPath } from './proof.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** How far a member is in a course. */
export interface Completion {
  readonly course: typeof courses.$inferSelect
  readonly lessons: number
  readonly done: number
  /** When the last lesson was finished; undefined while one is missing. */
  readonly finishedAt: Date | undefined
}

export async function findCertificate(
  db: Database | Transaction,
  memberId: string,
  courseIdx: number,
): Promise<CertificateRow | undefined> {
  const isOwn = and(eq(certificates.memberId, memberId), eq(certificates.courseIdx, courseIdx))
  const [row] = await db.select().from(certificates).where(isOwn)
  return row
}

/** Throws `PR10004404` for a course that is unknown, or that the member has not bought. */
export async function findCompletion(
  db: Database | Transaction,
  memberId: string,
  courseIdx: number,
): Promise<Completion> {
  const [course] = await db.select().from(courses).where(eq(courses.idx, courseIdx))
  const [bought] = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseIdx, courseIdx), isNull(enrolments.revokedAt)))
    .limit(1)
  if (!course || !bought) throw notFound('course')
  const numbers = (
    await db.select({ number: lessons.number }).from(lessons).where(eq(lessons.courseIdx, courseIdx))
  ).map(({ number }) => number)
  const finished = await db
    .select()
    .from(finishedLessons)
    .where(and(eq(finishedLessons.memberId, memberId), eq(finishedLessons.courseIdx, courseIdx)))
  // Lessons that the course has no longer do not count.
  const counted = finished.filter(({ lesson }) => numbers.includes(lesson))
  const isComplete = numbers.length > 0 && counted.length === numbers.length
  const last = Math.max(...counted.map(({ finishedAt }) => finishedAt.getTime()))
  return {
    course,
    lessons: numbers.length,
    done: counted.length,
    finishedAt: isComplete ? new Date(last) : undefined,
  }
}

/** A certificate, or what is missing for it. */
export async function presentOwn(
  db: Database,
  { memberId, courseIdx, locale }: { readonly memberId: string; readonly courseIdx: number; readonly locale: Locale },
): Promise<OwnCertificate> {
  const row = await findCertificate(db, memberId, courseIdx)
  if (row) {
    const { number, name, lessons: count } = row
    return {
      title: row.title[locale],
      done: count,
      lessons: count,
      certificate: {
        number,
        title: row.title[locale],
        lessons: count,
        completed_on: row.completedOn,
        issued_on: row.issuedOn,
        name,
        proof: row.linkId && (await proofPath(db, row.linkId)),
      },
    }
  }
  const { course, lessons: count, done } = await findCompletion(db, memberId, courseIdx)
  return { title: course.title[locale], done, lessons: count, certificate: null }
}
