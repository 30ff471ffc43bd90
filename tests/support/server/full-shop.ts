import { randomUUID } from 'node:crypto'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { type Buyer, createOrder } from '#contract/orders/checkout.ts'
import { cancelOrder, type PaymentMethod, refundPreview, requestCashReceipt } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { members } from '#server/db/schema/members.ts'
import { restrictMember } from '#server/operator/members.ts'
import { cancelAsOperator, refundAsOperator, shipAsOperator } from '#server/operator/orders.ts'
import type { Operator } from '#server/operator/record.ts'
import { type Life, liveIn } from './full-shop-life.ts'
import { press } from './html-page.ts'
import { addMember, logIn, rightPassword, type TestMember } from './members.ts'
import { han, lee } from './operators.ts'
import {
  type BuyerSession,
  buyer,
  confirm,
  deposit,
  openPaymentWindow,
  orderForm,
  settle,
  startPayment,
  type WindowAnswer,
  windowAnswers,
} from './orders.ts'
import { shopPaidBy } from './provider-shop.ts'
import { type Shop, sampleShop } from './shop.ts'
import { proveHuman } from './sign-up.ts'

/** A buyer of a group: another name, phone number and address than those of `buyer`. */
const groupBuyer: Buyer = {
  name: '이도윤',
  phone: '01098765432',
  postcode: '06236',
  address: '서울 강남구 테헤란로 152',
  address_detail: '7층',
  delivery: '경비실에 맡겨 주세요',
}

const userAgents = [
  {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  },
  { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' },
] as const

const course = (option: number, quantity = 1): SelectedItem => ({ kind: 'course', option, quantity })
const rental = (months: number, quantity: number): SelectedItem => ({
  kind: 'device',
  device: 11,
  sale_type: 'rental',
  months,
  quantity,
})
const wheels = (quantity: number): SelectedItem => ({
  kind: 'device',
  device: 21,
  sale_type: 'purchase',
  months: 0,
  quantity,
})

export interface FullShop extends Life {
  readonly shop: Shop
  /** Kim Haneul, an individual who reads Korean, and Lee Doyun of a group, who reads English. */
  readonly haneul: TestMember
  readonly doyun: TestMember
  /** Numbers of the orders, by what is special about each. */
  readonly orders: Readonly<Record<OrderName, string>>
  /** Opens a session of a member in a new browser. */
  enter(member: TestMember): Promise<BuyerSession>
}

type OrderName =
  | 'partlyRefunded'
  | 'receipted'
  | 'dueRental'
  | 'returnedRental'
  | 'deposited'
  | 'refunded'
  | 'canceled'
  | 'toShip'
  | 'alsoToShip'
  | 'waiting'
  | 'alsoWaiting'
  | 'expired'
  | 'failed'
  | 'pending'

/**
 * The sample shop after three weeks of trade, on Friday 20 November 2026 at 11:07 in Korea. Two of everything that
 * differs: members, languages, addresses, operators, ways of payment, parcels, open and completed refunds, days and
 * hours. Amounts of refunds differ in every digit.
 */
export async function fullShop(): Promise<FullShop> {
  const shop = await sampleShop('2026-11-02')
  const { services } = shop
  const { clock } = services
  /** Moves the clock to a moment of November in Korea: day and time. */
  const at = (day: number, time: string) => {
    const moment = Date.parse(`2026-11-${String(day).padStart(2, '0')}T${time}:00+09:00`)
    const seconds = (moment - clock.now().getTime()) / 1000
    if (seconds < 0) throw new Error(`${day} ${time} has passed`)
    shop.pass(seconds)
  }
  let network = 0
  const enter = async (member: TestMember): Promise<BuyerSession> => {
    network += 1
    const userAgent = userAgents[network % 2]
    const browser = shop.browser({ host: 'localhost:3000', address: `198.51.77.${network}`, ...userAgent })
    const { access_token } = await logIn(browser, member)
    return { browser, memberId: member.id, token: access_token }
  }
  const join = (userid: string, special: Partial<typeof members.$inferInsert>) =>
    addMember(shop, { userid, email: `${userid}@school.example`, ...special })
  const place = async (member: TestMember, items: readonly SelectedItem[], form: Buyer, locale: Locale) => {
    const buying = await enter(member)
    const isSent = items.some(({ kind, ...item }) => kind === 'device' || ('option' in item && item.option === 101_500))
    const body = { ...(await orderForm(shop, items)), buyer: { ...form, delivery: isSent ? form.delivery : null } }
    const { content } = await buying.browser.call(createOrder, '/v1/order', { token: buying.token, body, locale })
    return { buying, number: content.order_number }
  }
  /** Answers in the window 45 seconds after the order; returns where it leads. */
  const answerIn = async (
    { buying, number }: Awaited<ReturnType<typeof place>>,
    answer: WindowAnswer,
    method: PaymentMethod,
  ) => {
    // So that the moments of order, payment, window and approval differ.
    shop.pass(20)
    const { url } = await startPayment(buying, number, method)
    shop.pass(10)
    const window = await openPaymentWindow(buying.browser, url)
    shop.pass(15)
    return (await press(buying.browser, window, windowAnswers[answer])).address
  }
  /** Pays an order; it is confirmed a minute after it was placed. */
  const pay = async (
    placed: Awaited<ReturnType<typeof place>>,
    method: PaymentMethod = 'card',
    answer: WindowAnswer = 'approve',
  ) => {
    const address = await answerIn(placed, answer, method)
    shop.pass(15)
    return confirm(placed.buying, address)
  }
  const ship = (number: string, carrier: string, trackingNumber: string, by: Operator) =>
    shipAsOperator(services, number, { kind: 'shipped', carrier, trackingNumber }, by)
  const cancelItem = async ({ number, buying }: Awaited<ReturnType<typeof place>>, index: number) => {
    const { token, browser, memberId } = buying
    const { content } = await browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, { token })
    const item = content.items[index]
    if (!item) throw new Error(`order ${number} of ${memberId} has no item ${index}`)
    const body = {
      idempotency_key: randomUUID(),
      reason: 'equipment' as const,
      items: [item.id],
      expected_refund_amt: item.refund_amt,
    }
    await browser.call(cancelOrder, `/v1/member/my/order/${number}/cancel`, { token, body })
  }

  const leave = async (
    member: TestMember,
    why: { readonly reason: 'price' | 'other'; readonly other_reason?: string },
  ) => {
    const { browser, token } = await enter(member)
    shop.pass(60)
    const body = {
      ...why,
      agreement: 'Y' as const,
      human_check: await proveHuman(browser),
      expected_refund_amt: 0,
      password: rightPassword,
    }
    await browser.call(withdraw, '/v1/member/my/profile', { token, body })
  }

  at(2, '08:30')
  const haneul = await join('haneul01', { name: '김하늘', phone: '01023450142', locale: 'ko', birth: '1999-03-14' })
  const partlyRefunded = await place(haneul, [course(101_003), course(101_500, 2)], buyer, 'ko')
  await pay(partlyRefunded)
  at(2, '23:50')
  const doyun = await join('doyun02', {
    type: 'GRP',
    name: '이도윤',
    group: 'Gongbang College',
    phone: '01098765432',
    locale: 'en',
    receivesSms: true,
    receivesEmail: false,
    belonging: {
      organization: 'Gongbang',
      clno: '20260042',
      scnm: 'Tools',
      colg: 'Trades',
      dept: 'Metal',
      major: 'TIG',
    },
  })
  at(3, '10:00')
  await ship(partlyRefunded.number, 'CJ대한통운', '6511-2233', han)
  at(3, '23:59')
  shop.pass(30)
  const receipted = await place(doyun, [course(301_001)], groupBuyer, 'en')
  // Approved on the next day.
  await pay(receipted, 'transfer')
  const requestReceipt = async (
    { buying: { browser, token }, number }: Awaited<ReturnType<typeof place>>,
    body: { readonly type: 'personal' | 'business'; readonly number: string },
  ) => browser.call(requestCashReceipt, `/v1/member/my/order/${number}/cash-receipt`, { token, body })
  await requestReceipt(receipted, { type: 'business', number: '1208800767' })
  at(4, '11:00')
  const sum = { by: lee, reason: 'A lesson did not open', account: undefined, amount: 12_345 }
  await refundAsOperator(services, partlyRefunded.number, sum)
  at(5, '09:00')
  await shipAsOperator(services, partlyRefunded.number, { kind: 'delivered' }, han)
  const nabi = await join('nabi08', { name: '나비', phone: '01055556666', locale: 'en' })
  const areum = await join('areum03', { name: '한아름', phone: '01033334444', locale: 'ko' })
  at(6, '14:00')
  await cancelItem({ ...partlyRefunded, buying: await enter(haneul) }, 1)

  at(9, '08:45')
  const dueRental = await place(haneul, [rental(1, 2)], buyer, 'ko')
  await pay(dueRental)
  at(9, '16:00')
  const returnedRental = await place(doyun, [rental(12, 3)], groupBuyer, 'en')
  await pay(returnedRental)
  at(10, '10:00')
  await ship(dueRental.number, 'Hanjin', '4477-8899', lee)
  at(10, '10:05')
  await ship(returnedRental.number, 'CJ대한통운', '9900-1122', han)
  at(12, '15:00')
  await shipAsOperator(services, dueRental.number, { kind: 'delivered' }, han)
  await shipAsOperator(services, returnedRental.number, { kind: 'delivered', on: '2026-11-11' }, lee)
  await leave(areum, { reason: 'price' })
  at(13, '10:00')
  const deposited = await place(doyun, [course(302_001)], groupBuyer, 'en')
  const { virtual_account: account } = await pay(deposited, 'virtual_account', 'account')
  await leave(nabi, { reason: 'other', other_reason: 'I move abroad' })
  at(14, '07:30')
  await deposit(deposited.buying, account?.number ?? '')
  await requestReceipt({ ...deposited, buying: await enter(doyun) }, { type: 'personal', number: '01098765432' })
  const refunded = await place(haneul, [course(303_001)], buyer, 'ko')
  await pay(refunded, 'transfer')
  at(15, '12:00')
  // The provider is away; the job gives the money back later.
  const silent = shopPaidBy(shop, { ...services.providers.payment, cancel: async () => ({ outcome: 'unanswered' }) })
  const whole = { ...sum, by: han, reason: 'Bought twice', amount: undefined }
  await refundAsOperator(silent.services, refunded.number, whole)
  at(15, '13:30')
  await settle(shop)
  at(16, '09:00')
  await shipAsOperator(services, returnedRental.number, { kind: 'returned' }, lee)
  const canceled = await place(doyun, [course(304_001)], groupBuyer, 'en')
  at(16, '09:10')
  await cancelAsOperator(services, canceled.number, { by: lee, reason: 'Ordered by mistake', account: undefined })
  at(17, '13:00')
  // A deposit goes back to an account, and its cash receipt is cancelled.
  const back = { bank: 'shinhan', number: '110123456789', holder: '이도윤' } as const
  await refundAsOperator(services, deposited.number, { by: lee, reason: 'Goodwill', account: back, amount: 4_321 })
  at(17, '20:00')
  const expired = await place(haneul, [course(305_001)], buyer, 'ko')
  await answerIn(expired, 'decline', 'card')
  at(17, '20:05')
  const failed = await place(doyun, [course(308_001)], groupBuyer, 'en')
  await answerIn(failed, 'invalid', 'card')
  at(18, '10:00')
  const iseul = await join('iseul10', { name: '최이슬', phone: '01077778888', locale: 'ko' })
  await restrictMember(services, iseul.userid, { by: han, reason: 'Sold a pass', cause: 'breach' })
  at(19, '08:00')
  // The job ends what nobody paid in time.
  await settle(shop)
  const toShip = await place(doyun, [rental(12, 1), wheels(2), course(306_001)], groupBuyer, 'en')
  await pay(toShip)
  at(19, '09:30')
  const alsoToShip = await place(haneul, [course(101_500, 3), course(304_001)], buyer, 'ko')
  // Paid at the second attempt.
  await answerIn(alsoToShip, 'decline', 'card')
  await pay(alsoToShip, 'simple')
  at(20, '09:40')
  const waiting = await place(haneul, [course(307_001)], buyer, 'ko')
  await pay(waiting, 'virtual_account', 'account')
  at(20, '09:45')
  const alsoWaiting = await place(doyun, [course(305_001)], groupBuyer, 'en')
  await pay(alsoWaiting, 'virtual_account', 'account')
  at(20, '09:50')
  const pending = await place(doyun, [wheels(1)], groupBuyer, 'en')
  at(20, '10:00')
  const numbers = {
    partlyRefunded,
    receipted,
    dueRental,
    returnedRental,
    deposited,
    refunded,
    canceled,
    expired,
    failed,
    toShip,
    alsoToShip,
    waiting,
    alsoWaiting,
    pending,
  }
  const numberOf = (name: OrderName) => numbers[name].number
  const traded = {
    shop,
    haneul,
    doyun,
    enter,
    orders: {
      partlyRefunded: numberOf('partlyRefunded'),
      receipted: numberOf('receipted'),
      dueRental: numberOf('dueRental'),
      returnedRental: numberOf('returnedRental'),
      deposited: numberOf('deposited'),
      refunded: numberOf('refunded'),
      canceled: numberOf('canceled'),
      expired: numberOf('expired'),
      failed: numberOf('failed'),
      toShip: numberOf('toShip'),
      alsoToShip: numberOf('alsoToShip'),
      waiting: numberOf('waiting'),
      alsoWaiting: numberOf('alsoWaiting'),
      pending: numberOf('pending'),
    },
  }
  return { ...traded, ...(await liveIn(traded, iseul, at)) }
}
