import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { orderLimits } from '#contract/orders/orders.ts'
import { accountNumberText, instrumentName } from '#contract/orders/payment-instruments.ts'
import { inputText } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { actions, button, checkBox, choices, field, form, icons, notice } from '../controls.ts'
import { readForm, readTyped, saveTyped } from '../forms.ts'
import { addressOf, languageOf, type Markup, momentText, sayIn, sendPage, timeLeft } from '../page.ts'
import { type SandboxPayment, sandboxLedger } from './ledger.ts'
import { sandboxMessages, type WebhookSender } from './webhook-messages.ts'
import { wonText } from './window.ts'

const depositSchema = v.object({
  sender: v.pipe(inputText(40), v.trim(), v.nonEmpty()),
  amount: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\D/g, '')),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
  ),
  when: v.picklist(['now', 'late']),
  twice: v.optional(v.literal('on')),
})
const formSchema = v.union([v.object({ account: v.pipe(v.string(), v.maxLength(40)) }), depositSchema])

type Account = NonNullable<SandboxPayment['account']>

/** The account that a link opened, or that was typed. */
const askedAccount = (c: Context) => c.req.query('account') || readTyped(c, 'bank')

const minute = 60_000

/** A bank for deposits to virtual accounts; it notifies the shop as the payment provider does. */
export function bankPage(services: {
  readonly db: Database
  readonly clock: Clock
  readonly sendWebhook: WebhookSender
}): Hono {
  const { clock, sendWebhook } = services
  const ledger = sandboxLedger(services)
  const messages = sandboxMessages(services)
  const page = new Hono()

  const send = (c: Context, payment: SandboxPayment | undefined) => {
    const say = sayIn(languageOf(c))
    const account = payment?.account
    const facts = [{ term: say('용도', 'Purpose'), value: say('입금 알림', 'Deposits') }]
    if (payment && account) {
      facts.push(
        { term: say('주문번호', 'Order number'), value: payment.orderId },
        { term: say('마감', 'Deadline'), value: momentText(new Date(account.until)) },
      )
    }
    return sendPage(c, clock, {
      title: say('연습용 은행', 'Sandbox bank'),
      subtitle: say('실제로 결제되지 않아요', 'No real money'),
      body:
        payment && account
          ? html`${depositForm(c, clock, payment, account)}${readTyped(c, 'bank') !== undefined && accountForm(c)}`
          : unknownAccount(c),
      facts,
      about: say(
        '가상계좌에 돈이 들어온 것처럼 알려요. 시계를 앞당기면 마감도 지나가요.',
        'tells the shop that money has arrived. Move the clock to pass the deadline.',
      ),
    })
  }
  const accountOf = (c: Context) => ledger.findByAccount((askedAccount(c) ?? '').replace(/\D/g, ''))

  page.get('/', async (c) => send(c, await accountOf(c)))

  page.post('/', async (c) => {
    const filled = await readForm(c, formSchema)
    if ('account' in filled) {
      saveTyped(c, 'bank', filled.account)
      return c.redirect(`${c.req.path}?lang=${languageOf(c)}`, 303)
    }
    const payment = await accountOf(c)
    if (!payment?.account) return send(c, undefined)
    const until = new Date(payment.account.until)
    const at =
      filled.when === 'late' ? new Date(Math.max(until.getTime() + minute, clock.now().getTime())) : clock.now()
    const changed = await ledger.change(payment.orderId, (current) => deposit(current, filled, at))
    if (changed?.deposits.at(-1)?.result === 'taken') {
      const eventId = randomUUID()
      // The same event may be sent twice.
      for (let copies = filled.twice ? 2 : 1; copies > 0; copies--) {
        await sendWebhook(await messages.sign(eventId, payment.orderId))
      }
    }
    return c.redirect(addressOf(c), 303)
  })
  return page
}

/** Accepts a deposit of exactly the amount to an open account, at any time; returns any other. */
function deposit(
  payment: SandboxPayment,
  { sender, amount }: { readonly sender: string; readonly amount: number },
  moment: Date,
): SandboxPayment {
  const at = moment.toISOString()
  const result = payment.status !== 'waiting' ? 'closed' : amount === payment.amount ? 'taken' : 'wrong_amount'
  const deposits = [...payment.deposits, { at, sender, amount, result }] satisfies SandboxPayment['deposits']
  if (result !== 'taken') return { ...payment, deposits }
  return { ...payment, deposits, status: 'done', approvedAt: at, charges: payment.charges + 1 }
}

function unknownAccount(c: Context): Markup {
  const say = sayIn(languageOf(c))
  const asked = askedAccount(c)
  const unknown = say('없는 가상계좌예요.', 'This virtual account doesn’t exist.')
  const fault = asked !== undefined && html`<p class="fault" role="alert">${unknown}</p>`
  return notice(say('어느 계좌에 보낼까요?', 'Which account?'), html`${fault}${accountForm(c, asked)}`)
}

function accountForm(c: Context, value = ''): Markup {
  const say = sayIn(languageOf(c))
  const label = say('계좌번호', 'Account number')
  const open = button({ text: say('열기', 'Open') })
  return form(c, field({ name: 'account', label, value, keyboard: 'numeric', isRequired: true, button: open }))
}

function depositForm(c: Context, clock: Clock, payment: SandboxPayment, account: Account): Markup {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const { amount, deposits } = payment
  const until = new Date(account.until)
  const isOpen = payment.status === 'waiting' && until > clock.now()
  const of = say('마감까지, 24시간', 'to the deadline, 24 hours')
  const results = {
    taken: say('입금됨', 'Taken'),
    wrong_amount: say('금액 다름', 'Another amount'),
    closed: say('닫힌 계좌', 'Account closed'),
  }
  const rows = deposits
    .toReversed()
    .map(
      (each) =>
        html`<tr><td>${momentText(new Date(each.at))}</td><td>${each.sender}</td><td>${wonText(each.amount, locale)}</td><td>${results[each.result]}</td></tr>`,
    )
  return html`<p class="quiet">${instrumentName(account.bank, locale)} ${accountNumberText(account.number)}, ${account.holder}</p><h1 class="large">${wonText(amount, locale)}</h1>
${isOpen && timeLeft(say, { until, now: clock.now(), seconds: orderLimits.depositSeconds, tick: 3_600, of })}
${form(
  c,
  html`${field({ name: 'sender', label: say('보내는 사람', 'Sender'), longest: 40, value: '김하늘' })}
${field({ name: 'amount', label: say('보낼 금액, 원', 'Amount, won'), keyboard: 'numeric', value: amount })}
${choices('when', say('입금하는 때', 'When it arrives'), [
  { value: 'now', title: say('지금', 'Now'), note: html`<code>paid</code>` },
  { value: 'late', title: say('마감 1분 뒤', 'A minute after the deadline'), note: html`<code>expired</code>` },
])}
${checkBox({
  name: 'twice',
  label: say('같은 알림을 두 번 보내기', 'Tell the shop twice'),
  hint: say('주문은 한 번만 결제돼요', 'The order is paid once'),
})}
${actions(button({ text: say('입금', 'Deposit'), icon: icons.approve, isMain: true }))}`,
)}
<h2>${say('입금 내역', 'Account history')}</h2>
${
  rows.length === 0
    ? html`<p class="quiet">${say('아직 입금이 없어요.', 'No deposits yet.')}</p>`
    : html`<table class="records"><thead><tr><th>${say('시각', 'When')}</th><th>${say('보낸 사람', 'Sender')}</th><th>${say('금액', 'Amount')}</th><th>${say('답', 'Answer')}</th></tr></thead><tbody>${rows}</tbody></table>`
}`
}
