import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Locale } from '../../../contract/values/locale.ts'
import { orderLimits } from '../../../contract/orders/orders.ts'
import { accountNumberText, instrumentName } from '../../../contract/orders/payment-instruments.ts'
import { inputText } from '../../../contract/values/text.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { antiForgeryField, saveTyped, readForm, readTyped } from '../forms.ts'
import { icons } from '../icons.ts'
import { addressOf, languageOf, type Markup, momentText, sendPage, timeLeft } from '../page.ts'
import { bankMessages } from './bank-messages.ts'
import { type SandboxPayment, sandboxLedger } from './ledger.ts'
import { type WebhookSender, sandboxMessages } from './webhook-messages.ts'
import { paymentMessages } from './messages.ts'

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
    const locale = languageOf(c)
    const messages = bankMessages[locale]
    const { title, subtitle } = messages
    const { account } = payment ?? {}
    return sendPage(c, clock, {
      locale,
      title,
      subtitle,
      body:
        payment && account
          ? html`${form(c, clock, locale, { ...payment, account })}${readTyped(c, 'bank') === undefined ? '' : accountForm(c, locale, 'again')}`
          : html`<h1>${messages.heading}</h1>${accountForm(c, locale, askedAccount(c) === undefined ? 'first' : 'unknown')}`,
      titleBlock: [
        { term: messages.does, value: messages.doesWhat },
        ...(payment && account
          ? [
              { term: messages.order, value: payment.orderId },
              { term: messages.deadline, value: momentText(new Date(account.until)) },
            ]
          : []),
        { term: messages.about, text: messages.aboutWhat },
      ],
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

function accountForm(c: Context, locale: Locale, why: 'first' | 'unknown' | 'again'): Markup {
  const messages = bankMessages[locale]
  const value = why === 'unknown' ? (askedAccount(c) ?? '') : ''
  return html`${why === 'unknown' ? html`<p class="fault" role="alert">${messages.unknown}</p>` : ''}
<form method="post">${antiForgeryField(c)}<p class="field"><label for="account">${messages.account}</label><span class="row"><input id="account" name="account" inputmode="numeric" required value="${value}"><button class="button">${messages.open}</button></span></p></form>`
}

function form(
  c: Context,
  clock: Clock,
  locale: Locale,
  payment: SandboxPayment & { readonly account: NonNullable<SandboxPayment['account']> },
): Markup {
  const messages = bankMessages[locale]
  const { won } = paymentMessages[locale]
  const { account, amount, deposits } = payment
  const until = new Date(account.until)
  const isOpen = payment.status === 'waiting'
  const seconds = orderLimits.depositSeconds
  const rows = deposits
    .toReversed()
    .map(
      (each) =>
        html`<tr><td>${momentText(new Date(each.at))}</td><td>${each.sender}</td><td>${won(each.amount)}</td><td>${messages.results[each.result]}</td></tr>`,
    )
  return html`<p class="quiet">${instrumentName(account.bank, locale)} ${accountNumberText(account.number)}, ${account.holder}</p><h1 class="amount">${won(amount)}</h1>
${isOpen && until > clock.now() ? timeLeft(locale, { until, now: clock.now(), seconds, units: 24, of: messages.time }) : ''}
<form method="post">
${antiForgeryField(c)}
<p class="field"><label for="sender">${messages.sender}</label><input id="sender" name="sender" maxlength="40" value="김하늘"></p>
<p class="field"><label for="amount">${messages.amount}</label><input id="amount" name="amount" inputmode="numeric" value="${amount}"></p>
<fieldset><legend>${messages.when}</legend><div class="choices">
<label><input type="radio" name="when" value="now" checked><span><b>${messages.now}</b></span><span class="note"><code>paid</code></span></label>
<label><input type="radio" name="when" value="late"><span><b>${messages.late}</b></span><span class="note"><code>expired</code></span></label>
</div></fieldset>
<p><label class="check"><input type="checkbox" name="twice"><span>${messages.twice} <small>${messages.twiceHint}</small></span></label></p>
<div class="actions"><button class="button main">${icons.approve}${messages.pay}</button></div>
</form>
<h2>${messages.records}</h2>
${
  rows.length === 0
    ? html`<p class="quiet">${messages.none}</p>`
    : html`<table class="records"><thead><tr><th>${messages.at}</th><th>${messages.who}</th><th>${messages.sum}</th><th>${messages.result}</th></tr></thead><tbody>${rows}</tbody></table>`
}`
}
