import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Locale } from '#contract/values/locale.ts'
import type { Database } from '#server/db/open.ts'
import { inquiries, inquiryAnswers } from '#server/db/schema/inquiries.ts'
import { certificates } from '#server/db/schema/learning.ts'
import { consents, guardianConsents, type members } from '#server/db/schema/members.ts'
import { orders } from '#server/db/schema/orders.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { accountChanges, sessionFamilies, socialAccounts } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Providers } from '#server/providers/providers.ts'
import { readBasket } from '../basket/member-basket.ts'
import { findAddresses } from '../delivery-addresses/find.ts'
import { findMyCourses } from '../learning/find-my-courses.ts'
import { presentProfile } from '../profile/present.ts'
import { loadOrderParts } from '../purchase-history/find.ts'
import { type OrderParts, presentOrder, presentPayment } from '../purchase-history/present.ts'
import { presentOwnReview } from '../reviews/present.ts'
import { readSavedCourses } from '../saved-courses/member-list.ts'
import { isOpenSession } from '../session/open-sessions.ts'

// What the file with a member's own data holds: what the member's pages show, with numbers masked as there. Never
// hashes, secrets or keys of providers, and nothing about other people.

export interface OwnDataServices {
  readonly db: Database
  readonly clock: Clock
  readonly locale: Locale
  readonly providers: Pick<Providers, 'learning'>
}

type MemberRow = typeof members.$inferSelect

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

/** Reads one part of the file. */
type ReadPart = (services: OwnDataServices, member: MemberRow) => Promise<unknown>

/** The parts of the file except for the orders, which are read by page, in the order of the file. */
export const ownDataParts = {
  profile: async ({ clock }, member) => {
    const { version: _, consents: __, ...profile } = presentProfile(member, [], clock.now())
    return profile
  },
  address: async (_, { address }) =>
    address && {
      postcode: address.postcode,
      address: address.address,
      address_detail: address.addressDetail,
      delivery: address.deliveryRequest,
    },
  delivery_addresses: async ({ db }, { id }) => {
    const addresses = await findAddresses(db, id)
    return addresses.map(({ id: _, ...address }) => address)
  },
  consents: async ({ db }, { id }) => {
    const rows = await db.select().from(consents).where(eq(consents.memberId, id)).orderBy(asc(consents.agreedAt))
    return rows.map(({ kind, edition, agreedAt, withdrawnAt }) => ({
      kind,
      edition,
      agreed_at: agreedAt.toISOString(),
      withdrawn_at: isoOrNull(withdrawnAt),
    }))
  },
  // Name and phone number are those of the guardian.
  guardian_consent: async ({ db }, { id }) => {
    const [row] = await db.select().from(guardianConsents).where(eq(guardianConsents.memberId, id))
    return row ? { relation: row.relation, edition: row.edition, agreed_at: row.agreedAt.toISOString() } : null
  },
  social_accounts: async ({ db }, { id }) => {
    const isOwn = eq(socialAccounts.memberId, id)
    const rows = await db.select().from(socialAccounts).where(isOwn).orderBy(asc(socialAccounts.provider))
    return rows.map(({ provider, linkedAt }) => ({ provider, linked_at: linkedAt.toISOString() }))
  },
  devices: async ({ db, clock }, { id }) => {
    const isOpen = isOpenSession(id, clock.now())
    const rows = await db.select().from(sessionFamilies).where(isOpen).orderBy(asc(sessionFamilies.startedAt))
    return rows.map(({ browser, system, startedAt, lastUsedAt }) => ({
      browser,
      system,
      started_at: startedAt.toISOString(),
      last_used_at: (lastUsedAt ?? startedAt).toISOString(),
    }))
  },
  courses: (services, { id }) => findMyCourses(services, id),
  certificates: async ({ db, locale }, { id }) => {
    const rows = await db
      .select()
      .from(certificates)
      .where(eq(certificates.memberId, id))
      .orderBy(asc(certificates.issuedOn), asc(certificates.number))
    return rows.map((row) => ({
      number: row.number,
      course: row.courseIdx,
      title: row.title[locale],
      name: row.name,
      is_name_stated: row.isNameStated,
      completed_on: row.completedOn,
      issued_on: row.issuedOn,
      is_public: row.linkId !== null,
      revoked_at: row.revokedAt?.toISOString() ?? null,
    }))
  },
  inquiries: async ({ db }, { id: memberId, email, phone }) => {
    // Objections and inquiries of logged-in members have one. Somebody else may have named this address, but hardly with this phone number too.
    const hasContact =
      email === '' || phone === null
        ? undefined
        : and(eq(sql`lower(${inquiries.email})`, email.toLowerCase()), eq(inquiries.phone, phone))
    const isOwn = or(eq(inquiries.memberId, memberId), eq(inquiries.senderId, memberId), hasContact)
    const rows = await db.select().from(inquiries).where(isOwn).orderBy(asc(inquiries.id))
    return rows.map(
      ({ id, category, name, affiliation, email: address, phone: number, title, content, submittedAt }) => ({
        inquiry_id: id,
        category,
        name,
        affiliation,
        email: address,
        phone: number,
        title,
        content,
        submitted_at: submittedAt.toISOString(),
      }),
    )
  },
  inquiry_answers: async ({ db }, { id }) => {
    const isOwn = eq(inquiryAnswers.memberId, id)
    const rows = await db.select().from(inquiryAnswers).where(isOwn).orderBy(asc(inquiryAnswers.inquiryId))
    return rows.map(({ inquiryId, category, submittedAt, answeredAt, answer }) => ({
      inquiry_id: inquiryId,
      category,
      submitted_at: submittedAt.toISOString(),
      answered_at: answeredAt.toISOString(),
      answer,
    }))
  },
  basket: ({ db }, { id }) => readBasket(db, id),
  saved_courses: ({ db }, { id }) => readSavedCourses(db, id),
  reviews: async ({ db }, { id }) => {
    const rows = await db.select().from(reviews).where(eq(reviews.memberId, id)).orderBy(asc(reviews.writtenAt))
    return rows.map((row) => ({ course: row.courseIdx, ...presentOwnReview(row) }))
  },
  account_changes: async ({ db }, { id }) => {
    const isOwn = eq(accountChanges.memberId, id)
    const rows = await db.select().from(accountChanges).where(isOwn).orderBy(asc(accountChanges.happenedAt))
    return rows.map(({ kind, details, happenedAt, expiresAt, undoneAt }) => ({
      kind,
      provider: details.provider ?? null,
      happened_at: happenedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      undone_at: isoOrNull(undoneAt),
    }))
  },
} as const satisfies Record<string, ReadPart>

/** Orders that are read at once. */
export const ordersPerPage = 50

/** A page of the member's orders by number, after the order `after`. */
export async function readOrders(db: Database, memberId: string, after: string): Promise<OrderParts[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), gt(orders.number, after)))
    .orderBy(asc(orders.number))
    .limit(ordersPerPage)
  return loadOrderParts(db, rows)
}

/** An order as its page shows it, with every payment attempt. */
export function presentOwnOrder(parts: OrderParts, locale: Locale, now: Date) {
  const { can: _, payment: __, ...order } = presentOrder(parts, { locale, now, mayCancel: false })
  return {
    ...order,
    payments: parts.payments.map((payment) => ({
      status: payment.status,
      requested_at: payment.requestedAt.toISOString(),
      ...presentPayment(payment),
    })),
  }
}
