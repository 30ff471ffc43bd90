import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import type { Buyer, createOrder } from '#contract/orders/checkout.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import { orderLimits } from '#contract/orders/orders.ts'
import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { keepSeller } from '#server/db/sellers.ts'
import type { Clock } from '#server/lib/clock.ts'
import { enqueueOrderMessage } from '#server/messages/order-messages.ts'
import { reserveStock } from '../devices/stock.ts'
import type { Services } from '../handler.ts'
import { grantAccess } from './access.ts'
import { ownedAccess } from './owned-access.ts'
import { assertUsableAccess, coursesOf, type PricedItem, priceItems, sumItems } from './prices.ts'
import { appendOrderEvent, transitionOrder } from './transitions.ts'

/** Letters and digits that do not look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** `YYYYMMDD-` of the Korean day, and eight random characters. */
function newOrderNumber(clock: Clock): string {
  const characters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return `${clock.today().replaceAll('-', '')}-${characters.join('')}`
}

/**
 * Writes an order at the current prices and takes its devices from the stock. An order that costs nothing is paid at
 * once. Throws `PR30001400` when the buyer saw another total, `PR30012400` when the member has too many unpaid orders
 * with devices, `PR30013400` when they would hold too many pieces of devices, and the errors of {@link priceItems}.
 */
export async function placeOrder(
  tx: Transaction,
  call: Pick<Services, 'clock'> & Throws<(typeof createOrder)['codes'][number]>,
  input: {
    readonly memberId: string
    /** Language of the mails about the order. */
    readonly locale: Locale
    readonly items: readonly SelectedItem[]
    readonly buyer: Buyer
    readonly shownTotal: number
  },
): Promise<v.InferInput<typeof createOrder.content>> {
  const { clock, apiError } = call
  const now = clock.now()
  const items = await priceItems(tx, clock.today(), input.items, call)
  await assertAccessBeforeEnd(tx, clock.today(), input.memberId, items, call)
  const sums = sumItems(items)
  if (sums.total !== input.shownTotal) {
    throw apiError(codes.amountChanged, `The total is ${sums.total} won.`, 'total_amt')
  }
  const pieces = items.reduce((sum, { deviceIdx, quantity }) => sum + (deviceIdx === null ? 0 : quantity), 0)
  if (pieces > 0 && sums.total > 0) await assertReservationLimits(tx, input.memberId, pieces, call)
  const number = newOrderNumber(clock)
  const { name, phone, postcode, address, address_detail } = input.buyer
  const hasGoods = items.some(({ kind }) => isDelivered(kind))
  if (hasGoods && input.buyer.delivery === null) {
    throw ApiError.ofAnyCall(codes.invalidRequest, 'Goods need a delivery request.', 'buyer.delivery')
  }
  const delivery = hasGoods ? input.buyer.delivery : null
  await tx.insert(orders).values({
    number,
    memberId: input.memberId,
    status: 'pending',
    regularAmount: sums.regular,
    discountAmount: sums.discount,
    deliveryAmount: sums.delivery,
    totalAmount: sums.total,
    buyer: { name, phone, postcode, address, addressDetail: address_detail, delivery },
    orderedAt: now,
    sellerId: await keepSeller(tx),
    locale: input.locale,
    expiresAt: new Date(now.getTime() + orderLimits.pendingSeconds * 1000),
  })
  await rememberAddress(tx, input.memberId, { ...input.buyer, delivery })
  await tx.insert(orderItems).values(
    items.map((item, position) => ({
      id: randomUUID(),
      orderNumber: number,
      position,
      kind: item.kind,
      courseIdx: item.courseIdx,
      deviceIdx: item.deviceIdx,
      optionIdx: item.optionIdx,
      name: item.name,
      optionName: item.optionName,
      quantity: item.quantity,
      regularAmount: item.regularAmount,
      amount: item.amount,
      delivery: item.delivery,
      months: item.months,
    })),
  )
  for (const [index, { deviceIdx, quantity }] of items.entries()) {
    if (deviceIdx === null || (await reserveStock(tx, deviceIdx, quantity))) continue
    throw apiError(codes.insufficientStock, 'There are not that many left.', `items.${index}`)
  }
  await appendOrderEvent(tx, number, { from: 'pending', to: 'pending', actor: 'member', at: now, note: 'ordered' })
  if (sums.total > 0) return { order_number: number, status: 'pending', total_amt: sums.total }

  await transitionOrder(tx, { number, status: 'pending' }, 'paid', {
    actor: 'member',
    at: now,
    note: 'nothing to pay',
    set: { approvedAt: now },
  })
  await grantAccess(tx, { number, memberId: input.memberId }, now)
  await enqueueOrderMessage(tx, now, number, { kind: 'order-paid', receiptUrl: undefined })
  return { order_number: number, status: 'paid', total_amt: 0 }
}

/** Stores the address with the member, and the delivery request if something is delivered. */
async function rememberAddress(
  tx: Transaction,
  memberId: string,
  { postcode, address, address_detail: addressDetail, delivery }: Buyer,
): Promise<void> {
  const isMember = eq(members.id, memberId)
  const [member] = await tx.select({ address: members.address }).from(members).where(isMember)
  const deliveryRequest = delivery ?? member?.address?.deliveryRequest ?? null
  const latest = { postcode, address, addressDetail, deliveryRequest }
  if (!isDeepStrictEqual(latest, member?.address)) await tx.update(members).set({ address: latest }).where(isMember)
}

/** Like {@link assertUsableAccess}, for courses with an end date only. */
async function assertAccessBeforeEnd(
  tx: Transaction,
  today: string,
  memberId: string,
  items: readonly PricedItem[],
  call: Throws<typeof codes.itemNotOnSale>,
): Promise<void> {
  const closing = items.filter(({ availableUntil }) => availableUntil !== null)
  const owned = await ownedAccess(tx, memberId, coursesOf(closing), today)
  assertUsableAccess(items, owned, today, call)
}

/** Limits the unpaid orders with devices of a member, and the pieces in them, since they reserve stock. */
async function assertReservationLimits(
  tx: Transaction,
  memberId: string,
  pieces: number,
  { apiError }: Throws<typeof codes.openOrderLimitReached | typeof codes.reservedPiecesLimitReached>,
): Promise<void> {
  const open = await tx
    .select({ number: orders.number, pieces: orderItems.quantity })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.number))
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ['pending', 'waiting_for_deposit']),
        isNotNull(orderItems.deviceIdx),
      ),
    )
  if (new Set(open.map(({ number }) => number)).size >= orderLimits.unpaidWithDevices) {
    throw apiError(codes.openOrderLimitReached, 'Too many orders with devices wait for their payment.')
  }
  const reserved = open.reduce((sum, item) => sum + item.pieces, 0)
  if (reserved + pieces > orderLimits.unpaidPieces) {
    const message = `Unpaid orders may hold ${orderLimits.unpaidPieces} devices: yours hold ${reserved}. Pay or cancel one first.`
    throw apiError(codes.reservedPiecesLimitReached, message, 'items')
  }
}

/** The order of this number if it belongs to the member. */
export async function findOwnOrder(tx: Pick<Transaction, 'select'>, memberId: string, number: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number))
  return order?.memberId === memberId ? order : undefined
}
