import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { certificates, enrolments } from '#server/db/schema/learning.ts'

const ofCourse = (memberId: string, courseIdx: number) =>
  and(eq(certificates.memberId, memberId), eq(certificates.courseIdx, courseIdx))

/** Whether a member has, or had, access to a course by a purchase that was not refunded. */
export async function hasBought(db: Pick<Database, '$count'>, memberId: string, courseIdx: number): Promise<boolean> {
  const isOwn = and(
    eq(enrolments.memberId, memberId),
    eq(enrolments.courseIdx, courseIdx),
    isNull(enrolments.revokedAt),
  )
  return (await db.$count(enrolments, isOwn)) > 0
}

/** Revokes a member's certificate of a course when no purchase of the course is left that was not refunded. */
export async function revokeCertificate(tx: Transaction, memberId: string, courseIdx: number, at: Date): Promise<void> {
  if (await hasBought(tx, memberId, courseIdx)) return
  await tx
    .update(certificates)
    .set({ revokedAt: at })
    .where(and(ofCourse(memberId, courseIdx), isNull(certificates.revokedAt)))
}

/** Restores a certificate whose course was not refunded after all. */
export async function restoreCertificate(tx: Transaction, memberId: string, courseIdx: number): Promise<void> {
  await tx.update(certificates).set({ revokedAt: null }).where(ofCourse(memberId, courseIdx))
}
