import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { type DeclineReason, declineReasonSchema } from '#contract/addresses/order-addresses.ts'
import { lumpSum } from '#contract/orders/card-choice.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { installmentText, instrumentName } from '#contract/orders/payment-instruments.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { actions, answers, buttonLink, form, icons, notice } from '../controls.ts'
import { readForm } from '../forms.ts'
import { languageOf, type Say, sayIn, sendPage } from '../page.ts'
import { chargedCard, type SandboxPayment, sandboxLedger } from './ledger.ts'

const formSchema = v.object({
  answer: v.picklist([
    'approve',
    'late',
    'decline',
    'user_cancel',
    'amount_mismatch',
    'invalid_amount',
    'duplicate_order',
    'session_expired',
    'silent',
    'unknown',
  ]),
  delay: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  decline: declineReasonSchema,
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})
type Form = v.InferOutput<typeof formSchema>

const silentMilliseconds = 10 * 60 * 1000

/** The payment window: a button for every answer of a provider, with the state that it leads to. */
export function paymentWindow(
  services: { readonly db: Database; readonly clock: Clock },
  config: Pick<Config, 'desktopOrigin' | 'mobileOrigin'>,
): Hono {
  const { clock } = services
  const ledger = sandboxLedger(services)
  const window = new Hono()

  const send = (c: Context, payment: SandboxPayment | undefined) => {
    const say = sayIn(languageOf(c))
    const title = say('연습용 결제창', 'Sandbox payment')
    const subtitle = say('실제로 결제되지 않아요', 'No real money')
    if (!payment) {
      const missing = say(
        '없는 결제예요. 쇼핑몰에서 다시 시작해 주세요.',
        'This payment doesn’t exist. Start again in the shop.',
      )
      return sendPage(c, clock, { title, subtitle, body: notice(missing) }, 404)
    }
    const back = new URL(payment.returnAddress)
    const leave = buttonLink(back.origin, say('쇼핑몰로 돌아가기', 'Back to the shop'), true)
    return sendPage(c, clock, {
      title,
      subtitle,
      body:
        payment.status === 'ready'
          ? questions(c, payment)
          : notice(say('이미 끝난 결제예요', 'This payment is already complete'), actions(leave)),
      facts: [
        { term: say('용도', 'Purpose'), value: say('결제 대행', 'Payment') },
        { term: say('주문번호', 'Order number'), value: payment.orderId },
        { term: say('요청', 'Request'), value: payment.key.slice(0, 8) },
        { term: say('돌아갈 곳', 'Returns to'), value: back.pathname, width: 'value' },
      ],
      about: say(
        '실제 결제창의 모든 응답을 시험해 볼 수 있어요.',
        'has a button for every response of a real payment window.',
      ),
      // The answer leads to the origin where the order began.
      formsTo: [config.desktopOrigin, config.mobileOrigin],
    })
  }

  window.get('/', async (c) => send(c, await ledger.findByKey(c.req.query('payment') ?? '')))

  window.post('/', async (c) => {
    const filled = await readForm(c, formSchema)
    const payment = await ledger.findByKey(c.req.query('payment') ?? '')
    if (!payment) return send(c, payment)
    let isMine = false
    await ledger.change(payment.orderId, (current) => {
      isMine = current.status === 'ready'
      return isMine ? { ...current, ...outcomeOf(filled, clock.now()) } : current
    })
    if (!isMine) return send(c, await ledger.find(payment.orderId))
    const back = new URL(payment.returnAddress)
    for (const [name, value] of Object.entries(parametersOf(filled, payment))) back.searchParams.set(name, value)
    return c.redirect(back.href, 303)
  })
  return window
}

function outcomeOf({ answer, delay, decline }: Form, now: Date): Partial<SandboxPayment> {
  switch (answer) {
    case 'approve':
    case 'amount_mismatch':
      return { status: 'approved' }
    case 'late':
      return { status: 'late', approvesAt: new Date(now.getTime() + delay * 1000).toISOString() }
    case 'silent':
      return { status: 'silent', approvesAt: new Date(now.getTime() + silentMilliseconds).toISOString() }
    case 'decline':
      return { status: 'declined', decline }
    case 'user_cancel':
    case 'invalid_amount':
    case 'duplicate_order':
    case 'session_expired':
    case 'unknown':
      return { status: 'failed', reason: answer }
  }
}

/** Parameters that the window adds to the address that it returns to. */
function parametersOf({ answer, decline, amount }: Form, payment: SandboxPayment): Record<string, string> {
  if (answer === 'decline') return { code: decline }
  const isTaken = answer === 'approve' || answer === 'late' || answer === 'silent' || answer === 'amount_mismatch'
  if (!isTaken) return { code: answer }
  const told = answer === 'amount_mismatch' ? amount : payment.amount
  return { paymentKey: payment.key, orderId: payment.orderId, amount: String(told) }
}

/** An amount in won. */
export function wonText(amount: number, locale: Locale): string {
  return locale === 'ko' ? `${amount.toLocaleString('ko-KR')}원` : `₩${amount.toLocaleString('en-US')}`
}

/** What an approval charges: the method and the chosen card options. */
function chargedText(locale: Locale, { method, card }: SandboxPayment): string {
  const say = sayIn(locale)
  const methods: Record<PaymentMethod, string> = {
    card: say('신용카드', 'Credit card'),
    simple: say('간편결제', 'Digital wallet'),
    transfer: say('계좌이체', 'Account transfer'),
    virtual_account: say('가상계좌', 'Virtual account'),
    phone: say('휴대폰 결제', 'Phone bill'),
  }
  if (method !== 'card') return methods[method]
  const installments = installmentText(card?.installmentMonths ?? lumpSum, locale)
  return [methods.card, instrumentName(chargedCard(card), locale), installments].join(', ')
}

function questions(c: Context, payment: SandboxPayment) {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const isAccount = payment.method === 'virtual_account'
  return html`<p class="quiet">${say('결제 금액', 'Amount to pay')}</p><h1 class="large">${wonText(payment.amount, locale)}</h1>
<p class="quiet">${payment.orderName}</p>
${payment.isEscrow && html`<p class="quiet">${say('에스크로: 물건을 받을 때까지 결제대행사가 돈을 보관해요', 'Escrow: the provider keeps the money until the goods have arrived')}</p>`}
${form(
  c,
  html`<h2>${say('결제되는 응답', 'Successful responses')}</h2>
${answers(isAccount ? [accountAnswer(say)] : paidAnswers(say, chargedText(locale, payment)))}
${isAccount && html`<input type="hidden" name="delay" value="0">`}
<h2>${say('결제되지 않는 응답', 'Failed responses')}</h2>
${answers(unpaidAnswers(say, payment.amount))}`,
)}`
}

function accountAnswer(say: Say) {
  return {
    value: 'approve',
    title: say('가상계좌 내주기', 'Issue a virtual account'),
    text: say('입금은 연습용 은행에서 해요', 'The deposit is made at the sandbox bank'),
    leads: { to: say('입금 기다림', 'Waiting for the deposit'), state: 'waiting_for_deposit' },
    icon: icons.approve,
    isMain: true,
  }
}

function paidAnswers(say: Say, charged: string) {
  const leads = { to: say('주문 완료', 'Order complete'), state: 'paid' }
  return [
    { value: 'approve', title: say('승인', 'Approve'), text: charged, leads, icon: icons.approve, isMain: true },
    {
      value: 'late',
      title: say('늦게 승인', 'Approve late'),
      text: say(
        '정한 시간 뒤에 답해요. 창을 닫아도 결제돼요',
        'Answers after the time below, even with the window closed',
      ),
      leads,
      icon: icons.expire,
      field: html`<label for="delay">${say('늦추는 시간, 초', 'Seconds of delay')}</label><input id="delay" name="delay" type="number" min="0" max="600" value="30">`,
    },
  ]
}

function unpaidAnswers(say: Say, amount: number) {
  const failed = (state: string) => ({ to: say('주문 실패', 'Order failed'), state })
  const reasons: Record<DeclineReason, string> = {
    over_limit: say('한도를 넘었어요', 'Over the limit'),
    insufficient_funds: say('잔액이 모자라요', 'Not enough money'),
    suspended_card: say('정지된 카드예요', 'The card is suspended'),
    expired_card: say('유효 기간이 지났어요', 'The card has expired'),
    declined: say('이유를 말하지 않아요', 'No reason given'),
  }
  return [
    {
      value: 'decline',
      title: say('거절', 'Decline'),
      text: say('주문서로 돌아가 고칠 수 있어요', 'Back to the order form to try again'),
      leads: { to: say('주문서', 'Order form'), state: 'declined' },
      icon: icons.refuse,
      field: html`<label for="decline">${say('거절 이유', 'Decline reason')}</label><select id="decline" name="decline">${Object.entries(reasons).map(([reason, text]) => html`<option value="${reason}">${text}</option>`)}</select>`,
    },
    {
      value: 'user_cancel',
      title: say('구매자가 취소', 'The buyer cancels'),
      text: say('창의 닫기를 누른 것과 같아요', 'As if the window had been closed'),
      leads: failed('user_cancel'),
      icon: icons.leave,
    },
    {
      value: 'amount_mismatch',
      title: say('금액을 다르게', 'Another amount'),
      text: say('승인은 하되 다른 금액으로 답해요', 'Approves, and answers another amount'),
      leads: failed('amount_mismatch'),
      icon: icons.fail,
      field: html`<label for="amount">${say('답할 금액, 원', 'Amount to answer, won')}</label><input id="amount" name="amount" inputmode="numeric" value="${Math.max(0, amount - 1000)}">`,
    },
    {
      value: 'invalid_amount',
      title: say('금액이 잘못됨', 'Invalid amount'),
      text: say('0원이거나 숫자가 아니에요', 'Zero, or not a number'),
      leads: failed('invalid_amount'),
      icon: icons.fail,
    },
    {
      value: 'duplicate_order',
      title: say('주문번호가 겹침', 'Duplicate order number'),
      text: say('이미 쓴 번호라고 답해요', 'Says the number was already used'),
      leads: failed('duplicate_order'),
      icon: icons.fail,
    },
    {
      value: 'session_expired',
      title: say('로그인이 끝남', 'Login expired'),
      text: say('결제하는 사이에 로그아웃됐어요', 'The buyer was logged out meanwhile'),
      leads: failed('session_expired'),
      icon: icons.leave,
    },
    {
      value: 'silent',
      title: say('응답하지 않기', 'Don’t respond'),
      text: say('10분 동안 답하지 않다가 끝나요. 결제되지 않아요', 'No response for 10 minutes, then ends unpaid'),
      leads: failed('unknown'),
      icon: icons.expire,
    },
    {
      value: 'unknown',
      title: say('이유 모를 오류', 'Unknown error'),
      text: say('고객센터로 안내하는 답이에요', 'The answer that leads to customer support'),
      leads: failed('unknown'),
      icon: icons.fail,
    },
  ]
}
