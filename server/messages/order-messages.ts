import { and, eq, gt } from 'drizzle-orm'
import { isMinor } from '#contract/accounts/age.ts'
import { paths } from '#contract/addresses/paths.ts'
import { amountRows } from '#contract/orders/order-amounts.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { RefundAccount } from '#contract/orders/orders.ts'
import { type AccountBank, instrumentName, refundBanks } from '#contract/orders/payment-instruments.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import { itemsOf } from '../db/order-items.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import type { OrderItemRow, OrderRow } from '../db/schema/orders.ts'
import { orders } from '../db/schema/orders.ts'
import { readSellers } from '../db/sellers.ts'
import { dayOf } from '../lib/clock.ts'
import { maskName } from '../lib/mask-name.ts'
import { maskNumber } from '../lib/mask-number.ts'
import type { MailContent, MailRow } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment, formatWon } from './mail-formats.ts'
import { findSecurityRecipients } from './security-recipients.ts'

/** A step of an order that is reported to its buyer by mail. Amounts in won. */
export type OrderMessage =
  | {
      readonly kind: 'deposit-awaited'
      readonly account: { readonly bank: AccountBank; readonly number: string; readonly holder: string }
      readonly until: Date
      /** True when the bank took a deposit back that had arrived. */
      readonly isReturned: boolean
    }
  | { readonly kind: 'order-paid'; readonly receiptUrl: string | undefined }
  | { readonly kind: 'order-shipped'; readonly carrier: string; readonly trackingNumber: string }
  | {
      readonly kind: 'refund-requested'
      readonly amount: number
      /** Part of the amount for which goods must be returned first. */
      readonly amountAwaitingReturn?: number
      /** Who caused it: the buyer, the shop, or a payment that the order could not use. */
      readonly by: 'member' | 'shop' | 'stray-payment'
      /** Where a deposit goes back to. */
      readonly account?: RefundAccount | undefined
    }
  | {
      readonly kind: 'refund-completed'
      readonly amount: number
      /** Other refunds of the order for which goods must be returned first. */
      readonly amountAwaitingReturn: number
      /** Whether it gave back a payment that the order could not use. */
      readonly isStray: boolean
      readonly account: RefundAccount | null
    }
  | { readonly kind: 'refund-failed'; readonly amount: number }
  /** An operator changed where the goods go. */
  | { readonly kind: 'delivery-address-changed'; readonly buyer: OrderRow['buyer'] }

/**
 * Pause before a requested refund is mailed, in milliseconds. Most refunds are completed meanwhile: one mail then says
 * all of it.
 */
const refundPauseMs = 60_000

/**
 * Writes the mail about a step of an order, in the transaction of the step, in the language in which the order was placed.
 * It goes to the buyer's address as it is now; about a refund or another delivery address, to everybody who hears of what
 * happens to the account.
 */
export async function enqueueOrderMessage(
  tx: Transaction,
  now: Date,
  orderNumber: string,
  message: OrderMessage,
): Promise<void> {
  const [found] = await tx
    .select({ order: orders, email: members.email, birth: members.birth })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(eq(orders.number, orderNumber))
  if (!found) throw new Error('there is no such order')
  const { order, email, birth } = found
  const isOfMinor = birth !== null && isMinor(dayOf(now), birth)
  const expiresAt = message.kind === 'deposit-awaited' ? message.until : undefined
  if (message.kind === 'refund-completed' || message.kind === 'refund-failed') await dropRequested(tx, now, orderNumber)
  const mail = {
    kind: message.kind,
    memberId: order.memberId,
    orderNumber,
    content: orderMail(order, await itemsOf(tx, orderNumber), await sellerRow(tx, order), message, isOfMinor),
    now,
    ...(expiresAt ? { expiresAt } : {}),
    ...(message.kind === 'refund-requested' ? { notBefore: new Date(now.getTime() + refundPauseMs) } : {}),
  }
  const recipients = isAboutSafety(message) ? (await findSecurityRecipients(tx, now, order.memberId)).all : [email]
  for (const recipient of recipients) await enqueueMessage(tx, { ...mail, recipient })
}

/** Whether the mail confirms a purchase. */
function isPurchase({ kind }: OrderMessage): boolean {
  return kind === 'order-paid' || kind === 'deposit-awaited'
}

/** Whether the mail is about money that leaves the shop, or goods that go elsewhere: former addresses hear of both. */
function isAboutSafety({ kind }: OrderMessage): boolean {
  return ['refund-requested', 'refund-completed', 'refund-failed', 'delivery-address-changed'].includes(kind)
}

/** Drops the mail about a requested refund that is still in its pause: the next mail says how the refund ended. */
async function dropRequested(tx: Transaction, now: Date, orderNumber: string): Promise<void> {
  await tx
    .delete(outboxMessages)
    .where(
      and(
        eq(outboxMessages.orderNumber, orderNumber),
        eq(outboxMessages.kind, 'refund-requested'),
        eq(outboxMessages.status, 'waiting'),
        eq(outboxMessages.attempts, 0),
        gt(outboxMessages.nextAttemptAt, now),
      ),
    )
}

/** Who sold an order, with the business registration number. */
async function sellerRow(tx: Transaction, order: OrderRow): Promise<MailRow> {
  const { legal_name: name, registration_number: number } = (await readSellers(tx))(order)
  return { label: messages[order.locale].seller, value: `${name[order.locale]} (${number})` }
}

/** The mail about a step of an order. A purchase of a minor says who may cancel it (E-Commerce Act, article 13 (3)). */
function orderMail(
  order: OrderRow,
  items: readonly OrderItemRow[],
  seller: MailRow,
  message: OrderMessage,
  isOfMinor: boolean,
): MailContent {
  const { locale, number } = order
  const text = messages[locale]
  const { heading, before, rows, after } = content(order, items, message)
  return {
    locale,
    subject: `${heading} (${number})`,
    heading,
    before,
    rows: [{ label: text.number, value: number }, ...rows, ...(isPurchase(message) ? [seller] : [])],
    button: { label: text.open, address: paths.purchase({ id: number }) },
    after: isOfMinor && isPurchase(message) && order.totalAmount > 0 ? [text.minor, ...after] : after,
  }
}

interface Content {
  readonly heading: string
  readonly before: readonly string[]
  readonly rows: readonly MailRow[]
  readonly after: readonly string[]
}

function content(order: OrderRow, items: readonly OrderItemRow[], message: OrderMessage): Content {
  const { locale } = order
  const text = messages[locale]
  const won = (amount: number) => formatWon(amount, locale)
  const sums = sumRows(order, items)
  switch (message.kind) {
    case 'deposit-awaited': {
      const { account, until, isReturned } = message
      const rows = [
        { label: text.amount, value: won(order.totalAmount), isTotal: true },
        { label: text.bank, value: instrumentName(account.bank, locale) },
        { label: text.account, value: account.number },
        { label: text.holder, value: account.holder },
        { label: text.until, value: formatMoment(until, locale) },
      ]
      return { ...text.deposit(isReturned), rows: [...rows, ...sums] }
    }
    case 'order-paid': {
      const paidAt = order.approvedAt ? [{ label: text.paidAt, value: formatMoment(order.approvedAt, locale) }] : []
      const receipt = message.receiptUrl === undefined ? [] : [{ label: text.receipt, value: message.receiptUrl }]
      const has = {
        courses: items.some(({ kind }) => !isDelivered(kind)),
        goods: items.some(({ kind }) => isDelivered(kind)),
      }
      return { ...text.paid(order.totalAmount === 0, has), rows: [...paidAt, ...sums, ...receipt] }
    }
    case 'order-shipped': {
      const sent = items.filter(({ kind, refundId }) => isDelivered(kind) && refundId === null)
      const rows = [
        ...sent.map((item) => ({ label: nameOf(item, locale), value: text.pieces(item.quantity) })),
        { label: text.carrier, value: message.carrier },
        { label: text.tracking, value: message.trackingNumber },
      ]
      return { ...text.shipped, rows }
    }
    case 'refund-requested': {
      const { amount, amountAwaitingReturn = 0, by, account } = message
      const waiting = amountAwaitingReturn > 0 ? won(amountAwaitingReturn) : undefined
      const rows = [refundRow(amount, locale), ...accountRows(account, locale)]
      return { ...text.refundRequested({ by, waiting, hasAccount: account !== undefined }), rows }
    }
    case 'refund-completed': {
      const { amount, amountAwaitingReturn, account, isStray } = message
      const waiting = amountAwaitingReturn > 0 ? won(amountAwaitingReturn) : undefined
      const rows = [refundRow(amount, locale), ...accountRows(account, locale)]
      return { ...text.refundCompleted({ isStray, waiting, hasAccount: account !== null }), rows }
    }
    case 'refund-failed':
      return { ...text.refundFailed, rows: [refundRow(message.amount, locale)] }
    case 'delivery-address-changed': {
      const { name, postcode, address, addressDetail } = message.buyer
      // Former addresses of the account may be in other hands: they hear of the change, not of the house.
      const place = [`(${postcode})`, address, addressDetail === '' ? '' : '···'].filter(Boolean).join(' ')
      return {
        ...text.addressChanged,
        rows: [
          { label: text.receiver, value: maskName(name) },
          { label: text.address, value: place },
        ],
      }
    }
  }
}

const refundRow = (amount: number, locale: Locale): MailRow => ({
  label: messages[locale].refund,
  value: formatWon(amount, locale),
  isTotal: true,
})

/** Where a deposit goes back to, so that its buyer notices an account that is not theirs. */
function accountRows(account: RefundAccount | null | undefined, locale: Locale): MailRow[] {
  if (!account) return []
  const text = messages[locale]
  return [
    { label: text.bank, value: refundBanks[account.bank][locale] },
    { label: text.account, value: maskNumber(account.number) },
    { label: text.holder, value: account.holder },
  ]
}

/** Regular price of each item, less the discount, plus delivery; their sum is the total. */
function sumRows(order: OrderRow, items: readonly OrderItemRow[]): MailRow[] {
  const { locale } = order
  const text = messages[locale]
  const row = (label: string, amount: number) => ({ label, value: formatWon(amount, locale) })
  const sums = amountRows({
    regular_amt: order.regularAmount,
    discount_amt: order.discountAmount,
    delivery_amt: order.deliveryAmount,
    total_amt: order.totalAmount,
  })
  return [
    ...items.map((item) =>
      row(
        item.quantity === 1 ? nameOf(item, locale) : `${nameOf(item, locale)} × ${item.quantity}`,
        item.regularAmount,
      ),
    ),
    // The regular prices are those of the items.
    ...sums.flatMap(({ name, amount }) =>
      name === 'regular' ? [] : [{ ...row(text[name], amount), isTotal: name === 'total' }],
    ),
  ]
}

function nameOf({ name, optionName }: OrderItemRow, locale: Locale): string {
  return optionName ? `${name[locale]}, ${optionName[locale]}` : name[locale]
}

interface OrderMessages {
  readonly number: string
  readonly seller: string
  readonly open: string
  readonly discount: string
  readonly delivery: string
  readonly total: string
  readonly amount: string
  readonly bank: string
  readonly account: string
  readonly holder: string
  readonly until: string
  readonly paidAt: string
  readonly receipt: string
  readonly carrier: string
  readonly tracking: string
  readonly refund: string
  readonly pieces: (count: number) => string
  readonly deposit: (isReturned: boolean) => Omit<Content, 'rows'>
  /** For a minor: who may cancel the purchase. */
  readonly minor: string
  readonly paid: (isFree: boolean, has: { courses: boolean; goods: boolean }) => Omit<Content, 'rows'>
  readonly shipped: Omit<Content, 'rows'>
  readonly refundRequested: (refund: {
    readonly by: 'member' | 'shop' | 'stray-payment'
    /** Amount that waits for returned goods. */
    readonly waiting: string | undefined
    readonly hasAccount: boolean
  }) => Omit<Content, 'rows'>
  readonly refundCompleted: (refund: {
    readonly isStray: boolean
    readonly waiting: string | undefined
    readonly hasAccount: boolean
  }) => Omit<Content, 'rows'>
  readonly refundFailed: Omit<Content, 'rows'>
  readonly receiver: string
  readonly address: string
  readonly addressChanged: Omit<Content, 'rows'>
}

const messages: Record<Locale, OrderMessages> = {
  ko: {
    number: '주문번호',
    seller: '판매자',
    open: '주문 내역 보기',
    discount: '할인',
    delivery: '배송비',
    total: '합계',
    amount: '입금할 금액',
    bank: '은행',
    account: '계좌번호',
    holder: '예금주',
    until: '입금 기한',
    paidAt: '결제일시',
    receipt: '결제 영수증',
    carrier: '택배사',
    tracking: '운송장 번호',
    refund: '환불 금액',
    pieces: (count) => `${count}개`,
    deposit: (isReturned) => ({
      heading: isReturned ? '은행이 입금을 취소했어요' : '아래 계좌로 입금해 주세요',
      before: [
        ...(isReturned ? ['은행이 입금을 취소했어요. 다시 입금해 주세요.'] : []),
        '기한까지 정확한 금액을 입금하면 주문이 완료돼요. 기한이 지나면 주문이 자동으로 취소돼요.',
      ],
      after: ['입금이 확인되면 메일로 알려 드려요.'],
    }),
    minor: '만 19세 미만이면 보호자가 동의하지 않은 구매를 본인이나 보호자(법정대리인)가 취소할 수 있어요.',
    paid: (isFree, { courses, goods }) => ({
      heading: isFree ? '주문이 완료됐어요' : '결제가 완료됐어요',
      before: [
        ...(courses ? ['과정이 열렸어요. 시작하는 방법은 내 정보에서 볼 수 있어요.'] : []),
        ...(goods ? ['배송이 시작되면 메일로 알려 드려요.'] : []),
      ],
      after: ['영수증은 주문 내역에서 보고 인쇄할 수 있어요.'],
    }),
    shipped: {
      heading: '배송이 시작됐어요',
      before: ['주문한 상품을 보냈어요. 운송장 번호로 택배사에서 배송 상황을 확인할 수 있어요.'],
      after: [],
    },
    refundRequested: ({ by, waiting, hasAccount }) => ({
      heading: by === 'member' ? '환불 요청을 받았어요' : '환불을 시작했어요',
      before: [
        ...(by === 'stray-payment' ? ['이 주문에 쓸 수 없는 결제가 들어왔어요. 전액 환불해 드려요.'] : []),
        ...(waiting === undefined ? [] : [`이 중 ${waiting}은 보낸 상품이 도착한 뒤에 환불해 드려요.`]),
        hasAccount
          ? '아래 계좌로 환불해 드려요. 직접 알려 준 계좌가 아니라면 바로 연락해 주세요.'
          : '결제한 수단으로 환불해 드려요.',
      ],
      after: ['환불이 끝나면 메일로 알려 드려요.'],
    }),
    refundCompleted: ({ isStray, waiting, hasAccount }) => ({
      heading: '환불이 완료됐어요',
      before: [
        ...(isStray ? ['이 주문에 쓸 수 없는 결제가 들어와서 전액 환불했어요.'] : []),
        hasAccount
          ? '아래 계좌로 환불했어요. 직접 알려 준 계좌가 아니라면 바로 연락해 주세요.'
          : '결제한 수단으로 환불했어요. 카드사나 은행에 따라 며칠 뒤에 들어올 수 있어요.',
        ...(waiting === undefined ? [] : [`나머지 ${waiting}은 보낸 상품이 도착한 뒤에 환불해 드려요.`]),
      ],
      after: [],
    }),
    refundFailed: {
      heading: '환불하지 못했어요',
      before: [
        '은행이나 결제사가 환불을 승인하지 않았어요. 주문은 그대로예요.',
        '주문 내역에서 다시 요청하거나, 다른 계좌를 입력해 주세요.',
      ],
      after: [],
    },
    receiver: '받는 분',
    address: '새 배송지',
    addressChanged: {
      heading: '배송지가 바뀌었어요',
      before: ['고객센터에서 이 주문의 배송지를 바꿨어요.'],
      after: ['요청한 적이 없다면 상품을 보내기 전에 바로 고객센터에 알려 주세요.'],
    },
  },
  en: {
    number: 'Order number',
    seller: 'Seller',
    open: 'View your order',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total',
    amount: 'Amount to deposit',
    bank: 'Bank',
    account: 'Account number',
    holder: 'Account holder',
    until: 'Deposit by',
    paidAt: 'Paid',
    receipt: 'Payment receipt',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    refund: 'Refund',
    pieces: (count) => `${count}`,
    deposit: (isReturned) => ({
      heading: isReturned ? 'The bank returned your deposit' : 'Please make your deposit',
      before: [
        ...(isReturned ? ['The bank reversed your deposit. Please deposit the amount again.'] : []),
        'Deposit the exact amount by the deadline to complete your order. After that the order is cancelled.',
      ],
      after: ['We’ll email you when the deposit arrives.'],
    }),
    minor: 'You’re under 19. If a parent or guardian doesn’t agree to this purchase, you or they can cancel it by law.',
    paid: (isFree, { courses, goods }) => ({
      heading: isFree ? 'Your order is complete' : 'Payment received',
      before: [
        ...(courses ? ['Your courses are open. My page says how to start.'] : []),
        ...(goods ? ['We’ll email you when your delivery ships.'] : []),
      ],
      after: ['You can view and print the receipt on the order page.'],
    }),
    shipped: {
      heading: 'Your order has shipped',
      before: ['Use the tracking number with the carrier to follow the delivery.'],
      after: [],
    },
    refundRequested: ({ by, waiting, hasAccount }) => ({
      heading: by === 'member' ? 'We received your refund request' : 'Your refund is on its way',
      before: [
        ...(by === 'stray-payment'
          ? ['We received a payment that this order can’t take. We are refunding all of it.']
          : []),
        ...(waiting === undefined ? [] : [`We’ll refund ${waiting} of it once the delivered items arrive.`]),
        hasAccount
          ? 'We refund to the account below. If you didn’t give us this account, contact us right away.'
          : 'We refund your original payment method.',
      ],
      after: ['We’ll email you when the refund is complete.'],
    }),
    refundCompleted: ({ isStray, waiting, hasAccount }) => ({
      heading: 'Your refund is complete',
      before: [
        ...(isStray ? ['We received a payment that this order couldn’t take, and refunded all of it.'] : []),
        hasAccount
          ? 'We refunded to the account below. If you didn’t give us this account, contact us right away.'
          : 'We refunded your original payment method. Depending on your bank, it may take a few days to appear.',
        ...(waiting === undefined ? [] : [`We’ll refund the remaining ${waiting} once the delivered items arrive.`]),
      ],
      after: [],
    }),
    refundFailed: {
      heading: 'Your refund failed',
      before: [
        'The bank or payment provider didn’t accept the refund. Your order is unchanged.',
        'Request the refund again on the order page, with another account if needed.',
      ],
      after: [],
    },
    receiver: 'Recipient',
    address: 'New delivery address',
    addressChanged: {
      heading: 'Your delivery address was changed',
      before: ['Customer support changed where this order is delivered.'],
      after: ['If you didn’t ask for this, tell customer support at once, before the goods leave.'],
    },
  },
}
