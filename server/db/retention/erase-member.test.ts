import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordAct } from '#server/operator/record.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { formerUserid } from '../former-userid.ts'
import { transact } from '../open.ts'
import { checkRecords } from '../operator-record.ts'
import { courseOpeningRequests } from '../schema/inquiries.ts'
import { enrolments } from '../schema/learning.ts'
import { consents, guardianConsents, members, withdrawals } from '../schema/members.ts'
import { outboxMessages } from '../schema/messages.ts'
import { operatorRecords } from '../schema/operator.ts'
import { orders } from '../schema/orders.ts'
import { reviews } from '../schema/reviews.ts'
import { knownBrowsers, sessionFamilies, sessionTokens } from '../schema/sign-in.ts'
import { emailVerifications } from '../schema/sign-up.ts'
import { eraseMember } from './erase-member.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const now = clock.now()
const before = new Date(now.getTime() - 1_000)

async function memberOf({ memberId }: BuyerSession) {
  const [row] = await db.select().from(members).where(eq(members.id, memberId))
  return row ?? expect.fail('the member exists')
}

/** A member with two orders, one of which is revoked, with a sent and a waiting message, and with other rows. */
async function memberWithRows(): Promise<BuyerSession> {
  const buying = await signInBuyer(shop)
  const { memberId } = buying
  const { userid, email } = await memberOf(buying)
  const revoked = await paidOrder(shop, buying)
  await paidOrder(shop, buying)
  await db.update(enrolments).set({ revokedAt: before }).where(eq(enrolments.orderNumber, revoked))
  const sent = { status: 'sent', finishedAt: before, nextAttemptAt: null } as const
  await db.update(outboxMessages).set(sent).where(eq(outboxMessages.orderNumber, revoked))
  const consent = { memberId, edition: '2025', agreedAt: before }
  await db.insert(consents).values([
    { ...consent, id: randomUUID(), kind: 'terms' },
    { ...consent, id: randomUUID(), kind: 'collection' },
    { ...consent, id: randomUUID(), kind: 'marketing_sms' },
    { ...consent, id: randomUUID(), kind: 'marketing_email', withdrawnAt: before },
  ])
  await db.insert(withdrawals).values({
    memberId,
    reason: 'other',
    otherReason: 'a reason',
    isByGuardian: false,
    requestedAt: before,
    deleteAt: now,
  })
  const details = { userid, reason: 'a reason' }
  await transact(db, async (tx) => {
    await recordAct(tx, before, { by: kim, act: 'restrict-member', subject: { kind: 'member', id: memberId }, details })
    await recordAct(tx, before, { by: kim, act: 'hide-review', subject: { kind: 'review', id: memberId }, details })
  })
  await db
    .insert(guardianConsents)
    .values({ ...consent, personHash: 'guardian', name: 'Guardian', phone: null, relation: 'mother' })
  await db.insert(reviews).values({ memberId, courseIdx: 101, rating: 5, text: 'Good', writtenAt: before })
  const verification = { id: randomUUID(), bindingHash: '', email, tokenHash: randomUUID() }
  await db.insert(emailVerifications).values({ ...verification, sentAt: before, expiresAt: now })
  const request = { id: randomUUID(), courseIdx: 105, email: email.toLowerCase(), locale: 'en' } as const
  await db.insert(courseOpeningRequests).values({ ...request, requestedAt: before })
  return buying
}

/** Every row of a member, by table. */
async function rowsOf(buying: BuyerSession, email: string) {
  const { memberId } = buying
  const owned = async (table: typeof consents | typeof enrolments | typeof outboxMessages | typeof sessionFamilies) =>
    db.select().from(table).where(eq(table.memberId, memberId)).orderBy(asc(table.id))
  const keyed = async (table: typeof withdrawals | typeof guardianConsents | typeof knownBrowsers | typeof orders) =>
    db.select().from(table).where(eq(table.memberId, memberId))
  return {
    member: await memberOf(buying),
    consents: await owned(consents),
    enrolments: await owned(enrolments),
    messages: await owned(outboxMessages),
    sessions: await owned(sessionFamilies),
    tokens: await db
      .select({ familyId: sessionTokens.familyId })
      .from(sessionTokens)
      .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
      .where(eq(sessionFamilies.memberId, memberId)),
    withdrawals: await keyed(withdrawals),
    guardianConsents: await keyed(guardianConsents),
    knownBrowsers: await keyed(knownBrowsers),
    orders: await keyed(orders),
    reviews: await db.select().from(reviews).where(eq(reviews.memberId, memberId)),
    acts: await db.select().from(operatorRecords).where(eq(operatorRecords.subject, memberId)),
    verifications: await db.select().from(emailVerifications).where(eq(emailVerifications.email, email)),
    requests: await db
      .select()
      .from(courseOpeningRequests)
      .where(eq(sql`lower(${courseOpeningRequests.email})`, email.toLowerCase())),
  }
}

describe('eraseMember', async () => {
  const erased = await memberWithRows()
  const other = await memberWithRows()
  const { userid, email } = await memberOf(erased)
  const { email: othersEmail } = await memberOf(other)
  const othersRows = await rowsOf(other, othersEmail)
  beforeAll(async () => {
    const former = await formerUserid(db, userid)
    const member = await memberOf(erased)
    await transact(db, (tx) => eraseMember(tx, member, { now, userid: former }))
  })

  test('leaves every row of another member as it was', async () => {
    for (const rows of Object.values(othersRows)) expect(rows).not.toEqual([])
    expect(await rowsOf(other, othersEmail)).toEqual(othersRows)
  })

  test('deletes rows that serve the membership alone', async () => {
    const rows = await rowsOf(erased, email)
    const { tokens, guardianConsents: guardians, knownBrowsers: browsers, verifications, requests } = rows
    expect({ tokens, guardians, browsers, verifications, requests, reviews: rows.reviews }).toEqual({
      tokens: [],
      guardians: [],
      browsers: [],
      verifications: [],
      requests: [],
      reviews: [],
    })
    expect(rows.withdrawals).toMatchObject([{ otherReason: null, completedAt: now }])
  })

  test('ends what still holds, and keeps when other things had ended', async () => {
    const rows = await rowsOf(erased, email)
    const found = await db.select().from(consents).where(eq(consents.memberId, erased.memberId))
    expect(Object.fromEntries(found.map(({ kind, withdrawnAt }) => [kind, withdrawnAt]))).toEqual({
      marketing_sms: now,
      marketing_email: before,
    })
    const access = await db.select().from(enrolments).where(eq(enrolments.memberId, erased.memberId))
    expect(access.map(({ revokedAt }) => revokedAt).toSorted()).toEqual([before, now])
    const messages = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, erased.memberId))
    expect(new Set(messages.map(({ status, finishedAt }) => `${status} ${finishedAt?.getTime()}`))).toEqual(
      new Set([`sent ${before.getTime()}`, `expired ${now.getTime()}`]),
    )
    expect(rows.orders).toHaveLength(2)
  })

  test('takes ID and reason out of what operators did to the member, and out of nothing else', async () => {
    const acts = await db
      .select()
      .from(operatorRecords)
      .where(eq(operatorRecords.subject, erased.memberId))
      .orderBy(operatorRecords.position)
    expect(acts.map(({ act, details }) => [act, details])).toEqual([
      ['restrict-member', null],
      ['hide-review', { userid, reason: 'a reason' }],
    ])
    expect(await checkRecords(db)).toMatchObject({ broken: undefined })
  })
})
