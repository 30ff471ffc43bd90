import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dayOf } from '#server/lib/clock.ts'
import type { Transaction } from '../open.ts'
import { deleteDetails } from '../operator-record.ts'
import { basketItems } from '../schema/basket.ts'
import { dataExports } from '../schema/data-exports.ts'
import { deliveryAddresses } from '../schema/delivery-addresses.ts'
import { idempotencyKeys } from '../schema/idempotency.ts'
import { courseOpeningRequests, inquiryAnswers } from '../schema/inquiries.ts'
import { certificates, enrolments, finishedLessons } from '../schema/learning.ts'
import { consents, guardianConsents, members, withdrawals } from '../schema/members.ts'
import { outboxMessages } from '../schema/messages.ts'
import { operatorApprovals } from '../schema/operator.ts'
import { reviewReports, reviews } from '../schema/reviews.ts'
import { savedCourses } from '../schema/saved-courses.ts'
import {
  accountChanges,
  formerPasswords,
  knownBrowsers,
  membershipLinks,
  qrLogins,
  sessionFamilies,
  sessionTokens,
  socialAccounts,
} from '../schema/sign-in.ts'
import { emailVerifications, identifications, oneTimeCodes, passwordLinks } from '../schema/sign-up.ts'
import { deleteReviews } from './delete-reviews.ts'

/**
 * Deletes the personal data of a member whose membership is over, in one transaction. What stays: orders, payments and
 * receipts, which the law keeps; a row without personal data, by which a returning person is told that the account is
 * deleted; withdrawn consents to advertising; and what operators did, without reasons and changed values.
 */
export async function eraseMember(
  tx: Transaction,
  member: Pick<typeof members.$inferSelect, 'id' | 'userid' | 'email' | 'status'>,
  { now, userid }: { readonly now: Date; readonly userid: string },
): Promise<void> {
  const { id: memberId, email } = member
  for (const table of [
    accountChanges,
    certificates,
    basketItems,
    dataExports,
    deliveryAddresses,
    finishedLessons,
    formerPasswords,
    guardianConsents,
    idempotencyKeys,
    identifications,
    inquiryAnswers,
    knownBrowsers,
    membershipLinks,
    oneTimeCodes,
    passwordLinks,
    qrLogins,
    reviewReports,
    savedCourses,
    socialAccounts,
  ] as const) {
    await tx.delete(table).where(eq(table.memberId, memberId))
  }
  await deleteReviews(tx, now, eq(reviews.memberId, memberId))
  const families = tx
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.memberId, memberId))
  await tx.delete(sessionTokens).where(inArray(sessionTokens.familyId, families))
  if (email !== '') {
    await tx.delete(emailVerifications).where(eq(sql`lower(${emailVerifications.email})`, email.toLowerCase()))
    await tx.delete(courseOpeningRequests).where(eq(courseOpeningRequests.email, email.toLowerCase()))
  }
  await tx.delete(consents).where(and(eq(consents.memberId, memberId), inArray(consents.kind, ['terms', 'collection'])))
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.memberId, memberId), isNull(consents.withdrawnAt)))
  await tx
    .update(enrolments)
    .set({ revokedAt: now })
    .where(and(eq(enrolments.memberId, memberId), isNull(enrolments.revokedAt)))
  await tx
    .update(outboxMessages)
    .set({ status: 'expired', recipient: null, content: null, nextAttemptAt: null, finishedAt: now })
    .where(and(eq(outboxMessages.memberId, memberId), eq(outboxMessages.status, 'waiting')))
  await deleteDetails(tx, now, { kind: 'member', ids: [memberId] })
  await tx
    .delete(operatorApprovals)
    .where(and(eq(operatorApprovals.memberId, memberId), eq(operatorApprovals.kind, 'terminate-member')))
  await tx.update(withdrawals).set({ otherReason: null, completedAt: now }).where(eq(withdrawals.memberId, memberId))
  // The ID was free again, and its second owner has left too: only the last one is found by it.
  await tx
    .update(members)
    .set({ userid: sql`'former:' || ${members.id}` })
    .where(eq(members.userid, userid))
  await tx
    .update(members)
    .set({
      userid,
      name: '',
      nickname: null,
      birth: null,
      phone: null,
      email: '',
      receivesSms: false,
      receivesEmail: false,
      group: null,
      belonging: {},
      address: null,
      status: member.status === 'terminated' ? 'terminated' : 'withdrawn',
      erasedOn: dayOf(now),
    })
    .where(eq(members.id, memberId))
}
