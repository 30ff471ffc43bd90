import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import { courses } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import type { OrderItemRow, OrderRow } from '#server/db/schema/orders.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { addDays, dayOf } from '#server/lib/clock.ts'
import { reserveStock } from '../devices/stock.ts'
import { restoreCertificate, revokeCertificate } from './certificate-revocation.ts'
import { firstDayAfter, ownedAccess } from './owned-access.ts'
import { accessPeriod } from './periods.ts'
import { periodOf } from './prices.ts'

/**
 * Grants access to what was paid at `paidAt`. It begins on that Korean day, or after the access that the member still
 * has to the course; a rental begins on the day of delivery.
 */
export async function grantAccess(
  tx: Transaction,
  order: Pick<OrderRow, 'number' | 'memberId'>,
  paidAt: Date,
): Promise<void> {
  for (const item of await itemsOf(tx, order.number)) {
    const { courseIdx } = item
    const period =
      (item.kind === 'subscription' || item.kind === 'access') && courseIdx !== null
        ? await enrol(tx, order, { ...item, courseIdx }, dayOf(paidAt))
        : item.kind === 'rental'
          ? periodOf({ kind: 'rental', months: item.months, availableUntil: null }, dayOf(paidAt))
          : null
    if (period) await tx.update(orderItems).set(period).where(eq(orderItems.id, item.id))
  }
}

async function enrol(
  tx: Transaction,
  order: Pick<OrderRow, 'number' | 'memberId'>,
  item: OrderItemRow & { readonly courseIdx: number },
  today: string,
) {
  const { courseIdx } = item
  const [course] = await tx
    .select({ availableUntil: courses.availableUntil })
    .from(courses)
    .where(eq(courses.idx, courseIdx))
  const owned = await ownedAccess(tx, order.memberId, [courseIdx], today)
  const period = periodOf(
    {
      kind: item.months > 0 ? 'subscription' : 'access',
      months: item.months,
      availableUntil: course?.availableUntil ?? null,
    },
    firstDayAfter(owned.get(courseIdx), today),
  )
  if (!period) return null
  // A closing course may end before an extension begins: it then adds nothing, and no day counts twice.
  const { startsOn, endsOn } = period
  await tx.insert(enrolments).values({
    id: randomUUID(),
    memberId: order.memberId,
    courseIdx,
    orderNumber: order.number,
    orderItemId: item.id,
    startsOn,
    endsOn,
  })
  return period
}

/**
 * Revokes the access that these items granted, and the certificate of a course that is not paid any more. Access that is
 * revoked already stays so.
 */
export async function revokeAccess(tx: Transaction, itemIds: readonly string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return
  const closed = await tx
    .update(enrolments)
    .set({ revokedAt: at })
    .where(and(inArray(enrolments.orderItemId, [...itemIds]), isNull(enrolments.revokedAt)))
    .returning({ memberId: enrolments.memberId, courseIdx: enrolments.courseIdx })
  for (const { memberId, courseIdx } of closed) {
    await closeGap(tx, memberId, courseIdx, dayOf(at))
    await revokeCertificate(tx, memberId, courseIdx, at)
  }
}

/** Lets extensions begin earlier when the access that they extended is gone. */
async function closeGap(tx: Transaction, memberId: string, courseIdx: number, today: string): Promise<void> {
  const passes = await tx
    .select({
      itemId: enrolments.orderItemId,
      startsOn: enrolments.startsOn,
      endsOn: enrolments.endsOn,
      months: orderItems.months,
      availableUntil: courses.availableUntil,
    })
    .from(enrolments)
    .innerJoin(orderItems, eq(orderItems.id, enrolments.orderItemId))
    .innerJoin(courses, eq(courses.idx, enrolments.courseIdx))
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseIdx, courseIdx), isNull(enrolments.revokedAt)))
    .orderBy(asc(enrolments.startsOn))
  let free = today
  for (const { itemId, startsOn, endsOn, months, availableUntil } of passes) {
    const isWaiting = startsOn > today
    const period = isWaiting && startsOn > free ? accessPeriod(free, months, availableUntil) : { startsOn, endsOn }
    if (period.startsOn !== startsOn) {
      await tx.update(enrolments).set(period).where(eq(enrolments.orderItemId, itemId))
      await tx.update(orderItems).set(period).where(eq(orderItems.id, itemId))
    }
    if (period.endsOn !== null && period.endsOn >= free) free = addDays(period.endsOn, 1)
  }
}

/** Restores what {@link revokeAccess} has revoked. */
export async function restoreAccess(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  const opened = await tx
    .update(enrolments)
    .set({ revokedAt: null })
    .where(inArray(enrolments.orderItemId, [...itemIds]))
    .returning({ memberId: enrolments.memberId, courseIdx: enrolments.courseIdx })
  for (const { memberId, courseIdx } of opened) await restoreCertificate(tx, memberId, courseIdx)
}

/**
 * Removes the access that an order granted, and the certificates of its courses, after the bank took its money back. It
 * can be granted again.
 */
export async function removeAccess(tx: Transaction, orderNumber: string, at: Date): Promise<void> {
  const removed = await tx
    .delete(enrolments)
    .where(eq(enrolments.orderNumber, orderNumber))
    .returning({ memberId: enrolments.memberId, courseIdx: enrolments.courseIdx })
  for (const { memberId, courseIdx } of removed) await revokeCertificate(tx, memberId, courseIdx, at)
  await tx.update(orderItems).set({ startsOn: null, endsOn: null }).where(eq(orderItems.orderNumber, orderNumber))
}

/** Puts the devices among these items back into stock, once. */
export async function releaseStock(tx: Transaction, items: readonly OrderItemRow[], at: Date): Promise<void> {
  for (const { id, deviceIdx, quantity, releasedAt } of items) {
    if (deviceIdx === null || releasedAt !== null) continue
    await tx.update(orderItems).set({ releasedAt: at }).where(eq(orderItems.id, id))
    await reserveStock(tx, deviceIdx, -quantity)
  }
}
