import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { expectedArrivalDay } from '#contract/content/devices.ts'
import type { Quote } from '#contract/orders/checkout.ts'
import type { OrderAmounts } from '#contract/orders/order-amounts.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import { optionPrice } from '#server/content/option-price.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'
import type { Localized } from '#server/db/schema/columns.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'
import { mediaUrl } from '../courses/present.ts'
import { firstDayAfter, type OwnedAccess } from './owned-access.ts'
import { accessPeriod } from './periods.ts'

/** One item of an order at the price of a day. All amounts are in won, for all pieces. */
export interface PricedItem {
  readonly kind: QuoteItem['kind']
  readonly courseIdx: number | null
  readonly optionIdx: number | null
  readonly deviceIdx: number | null
  readonly name: Localized
  readonly optionName: Localized | null
  readonly picture: string
  readonly months: number
  readonly quantity: number
  readonly regularAmount: number
  readonly amount: number
  readonly delivery: number
  /** Pieces of a device in stock; goods of courses are not counted. */
  readonly stock: number | undefined
  /** Last day on which the course can be used. */
  readonly availableUntil: string | null
}

/** Why items cannot be bought. */
export type PriceCode = typeof codes.itemNotOnSale | typeof codes.insufficientStock

/**
 * Prices items as of `today` (`YYYY-MM-DD`, Korean time). Throws `PR30006400` for an item that is not on sale as
 * selected, and `PR30004400` for more pieces of a device than are in stock.
 */
export async function priceItems(
  db: Database | Transaction,
  today: string,
  items: readonly SelectedItem[],
  { apiError }: Throws<PriceCode>,
): Promise<PricedItem[]> {
  const found = await findPrices(db, today, items)
  const priced = found.map(
    (item, index) =>
      item ?? raise(apiError(codes.itemNotOnSale, 'This is not on sale, or not like that.', `items.${index}`)),
  )
  assertNotRepeated(priced, { apiError })
  for (const [index, { stock, quantity }] of priced.entries()) {
    if (stock !== undefined && stock < quantity) {
      throw apiError(codes.insufficientStock, `There are ${stock} left.`, `items.${index}`)
    }
  }
  return shareDelivery(priced)
}

/** Prices of items as of `today`; undefined for one that is not on sale as selected. */
export async function findPrices(
  db: Database | Transaction,
  today: string,
  items: readonly SelectedItem[],
): Promise<(PricedItem | undefined)[]> {
  const optionNumbers = items.flatMap((item) => (item.kind === 'course' ? [item.option] : []))
  const deviceNumbers = items.flatMap((item) => (item.kind === 'device' ? [item.device] : []))
  const options = await readOptions(db, optionNumbers)
  const known =
    deviceNumbers.length === 0
      ? []
      : await db
          .select()
          .from(devices)
          .where(and(inArray(devices.idx, deviceNumbers), eq(devices.isWithdrawn, false)))
  return items.map((item) => {
    if (item.kind === 'course') {
      const option = options.find((each) => each.option.idx === item.option)
      return option && priceOption(option, item.quantity, today)
    }
    const device = known.find(({ idx }) => idx === item.device)
    return device && priceDevice(device, item)
  })
}

/**
 * Charges delivery once: goods of one order travel together, so that the line with the highest fee carries it, and the
 * others are delivered with it. Of equal fees the first line carries it.
 */
export function shareDelivery<Item extends Pick<PricedItem, 'delivery'>>(items: readonly Item[]): Item[] {
  const highest = Math.max(...items.map(({ delivery }) => delivery))
  const carrier = items.findIndex(({ delivery }) => delivery === highest)
  return items.map((item, index) => (index === carrier ? item : { ...item, delivery: 0 }))
}

function raise(error: Error): never {
  throw error
}

/** Throws when an item is listed twice: two lines of one device could exceed the stock together. */
function assertNotRepeated(items: readonly PricedItem[], { apiError }: Throws<typeof codes.itemNotOnSale>): void {
  const seen = new Set<string>()
  for (const [index, { kind, optionIdx, deviceIdx }] of items.entries()) {
    const key = `${kind} ${optionIdx} ${deviceIdx}`
    if (seen.has(key)) throw apiError(codes.itemNotOnSale, 'This is ordered twice.', `items.${index}`)
    seen.add(key)
  }
  const devicesNamed = items.flatMap(({ deviceIdx }) => (deviceIdx === null ? [] : [deviceIdx]))
  const repeated = devicesNamed.find((idx, index) => devicesNamed.indexOf(idx) !== index)
  if (repeated !== undefined) throw apiError(codes.itemNotOnSale, 'One device is rented or bought, not both.', 'items')
  const passes = items.flatMap(({ kind, courseIdx }) => (kind === 'subscription' ? [courseIdx] : []))
  if (new Set(passes).size !== passes.length)
    throw apiError(codes.itemNotOnSale, 'One pass of a course at once.', 'items')
}

async function readOptions(db: Database | Transaction, numbers: readonly number[]) {
  return numbers.length === 0 ? [] : readOptionsWhere(db, inArray(purchaseOptions.idx, [...numbers]))
}

function readOptionsWhere(db: Database | Transaction, wanted: SQL) {
  return db
    .select({ option: purchaseOptions, course: courses })
    .from(purchaseOptions)
    .innerJoin(courses, eq(courses.idx, purchaseOptions.courseIdx))
    .where(and(wanted, eq(purchaseOptions.isWithdrawn, false)))
    .orderBy(asc(purchaseOptions.idx))
}

/** What comes with the courses of an order and is not among its items: one piece of each, at the prices of `today`. */
export async function priceAdditions(
  db: Database | Transaction,
  today: string,
  items: readonly PricedItem[],
): Promise<PricedItem[]> {
  const courseNumbers = coursesOf(items)
  if (courseNumbers.length === 0 || items.length >= selectionLimits.items) return []
  const chosen = new Set(items.map(({ optionIdx }) => optionIdx))
  const options = await readOptionsWhere(db, inArray(purchaseOptions.courseIdx, courseNumbers))
  return options
    .filter(({ option }) => !chosen.has(option.idx))
    .flatMap((row) => priceOption(row, 1, today) ?? [])
    .filter(({ kind }) => kind === 'goods')
}

type OptionRow = Awaited<ReturnType<typeof readOptions>>[number]

function priceOption({ option, course }: OptionRow, quantity: number, today: string): PricedItem | undefined {
  const isOver = course.availableUntil !== null && course.availableUntil < today
  const isSold = course.isIndividual && !course.isWithdrawn && course.affiliateMall === null
  if (!isSold || isOver || course.opensOn > today) return undefined
  // Where a course has passes, an option without months is goods; where it has none, it is access to the course.
  const kind = option.months > 0 ? 'subscription' : course.months.length > 0 ? 'goods' : 'access'
  if (quantity > (kind === 'goods' ? selectionLimits.quantity : 1)) return undefined
  const { regular, current } = optionPrice(option, today)
  return {
    kind,
    courseIdx: course.idx,
    optionIdx: option.idx,
    deviceIdx: null,
    name: course.title,
    optionName: option.name,
    picture: course.picture,
    months: option.months,
    quantity,
    regularAmount: regular * quantity,
    amount: current * quantity,
    delivery: option.delivery * quantity,
    stock: undefined,
    availableUntil: course.availableUntil,
  }
}

function priceDevice(
  device: typeof devices.$inferSelect,
  { sale_type, months, quantity }: Extract<SelectedItem, { kind: 'device' }>,
): PricedItem | undefined {
  const common = {
    kind: sale_type,
    courseIdx: null,
    optionIdx: null,
    deviceIdx: device.idx,
    name: device.name,
    optionName: null,
    picture: device.picture,
    quantity,
    delivery: device.delivery * quantity,
    stock: Math.max(0, device.stock),
    availableUntil: null,
  }
  if (sale_type === 'purchase') {
    if (device.purchaseAmount === null || months !== 0) return undefined
    const amount = device.purchaseAmount * quantity
    return { ...common, months: 0, regularAmount: amount, amount }
  }
  const term = device.rentals.find((each) => each.months === months)
  const [shortest] = device.rentals
  if (!term || !shortest) return undefined
  return {
    ...common,
    months,
    // The monthly price of the shortest term is the regular one; longer terms are cheaper.
    regularAmount: Math.max(shortest.monthlyAmount, term.monthlyAmount) * months * quantity,
    amount: term.monthlyAmount * months * quantity,
  }
}

/** Sums of an order, in won. */
export function sumItems(items: readonly Pick<PricedItem, 'regularAmount' | 'amount' | 'delivery'>[]) {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const regular = sum(items.map(({ regularAmount }) => regularAmount))
  const amount = sum(items.map((item) => item.amount))
  const delivery = sum(items.map((item) => item.delivery))
  return { regular, discount: regular - amount, delivery, total: amount + delivery }
}

/** First and last day of what is paid on `today`; null for goods and purchases. */
export function periodOf(
  item: Pick<PricedItem, 'kind' | 'months' | 'availableUntil'>,
  today: string,
): { readonly startsOn: string; readonly endsOn: string | null } | null {
  const { kind, months, availableUntil } = item
  if (kind === 'goods' || kind === 'purchase') return null
  if (kind === 'rental') return accessPeriod(expectedArrivalDay(today), months, null)
  return accessPeriod(today, months, availableUntil)
}

/** Price fields on the wire. */
export function presentQuote(
  items: readonly PricedItem[],
  additions: readonly PricedItem[],
  context: {
    readonly locale: Locale
    readonly today: string
    /** Access of the buyer to these courses. */
    readonly owned: ReadonlyMap<number, OwnedAccess>
    readonly buyerAddress: Quote['buyer_address']
  },
): Quote {
  return {
    items: items.map((item) => presentItem(item, context)),
    ...presentSums(items),
    is_delivered: items.some(({ kind }) => isDelivered(kind)),
    additions: additions.map((item) => presentItem(item, context)),
    buyer_address: context.buyerAddress,
  }
}

/** Whether an item grants access to a course. */
function opensCourse({ kind }: Pick<PricedItem, 'kind'>): boolean {
  return kind === 'subscription' || kind === 'access'
}

/**
 * Throws `PR30006400` for access to a course that closes before the access would begin, after the member's current
 * access.
 */
export function assertUsableAccess(
  items: readonly PricedItem[],
  owned: ReadonlyMap<number, OwnedAccess>,
  today: string,
  { apiError }: Throws<typeof codes.itemNotOnSale>,
): void {
  for (const [index, item] of items.entries()) {
    const { courseIdx, availableUntil } = item
    if (!opensCourse(item) || courseIdx === null || availableUntil === null) continue
    if (firstDayAfter(owned.get(courseIdx), today) <= availableUntil) continue
    throw apiError(codes.itemNotOnSale, 'The course closes before this access would begin.', `items.${index}`)
  }
}

/** Numbers of the courses among these items. */
export function coursesOf(items: readonly Pick<PricedItem, 'courseIdx'>[]): number[] {
  return items.flatMap(({ courseIdx }) => (courseIdx === null ? [] : [courseIdx]))
}

/** Sums of items on the wire. */
export function presentSums(items: Parameters<typeof sumItems>[0]): OrderAmounts {
  const { regular, discount, delivery, total } = sumItems(items)
  return { regular_amt: regular, discount_amt: discount, delivery_amt: delivery, total_amt: total }
}

/** An item on the wire. `owned` is the buyer's access to courses. */
export function presentItem(
  item: PricedItem,
  { locale, today, owned: all }: { locale: Locale; today: string; owned: ReadonlyMap<number, OwnedAccess> },
): QuoteItem {
  const owned = opensCourse(item) ? all.get(item.courseIdx ?? 0) : undefined
  const period = periodOf(item, firstDayAfter(owned, today))
  return {
    kind: item.kind,
    name: item.name[locale],
    option: item.optionName?.[locale] ?? null,
    thumbnail: mediaUrl(item.picture),
    course: item.courseIdx,
    option_idx: item.optionIdx,
    device: item.deviceIdx,
    months: item.months,
    quantity: item.quantity,
    from: period?.startsOn ?? null,
    until: period?.endsOn ?? null,
    owned: owned ? { until: owned.isEndless ? null : owned.lastDay } : null,
    stock: item.stock ?? null,
    ...presentSums([item]),
  }
}
