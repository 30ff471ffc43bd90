import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { lumpSum } from '../../../contract/orders/card-choice.ts'
import { declineReasonSchema } from '../../../contract/addresses/order-addresses.ts'
import type { Locale } from '../../../contract/values/locale.ts'
import { installmentText, instrumentName } from '../../../contract/orders/payment-instruments.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/open.ts'
import { antiForgeryField, readForm } from '../forms.ts'
import { icons } from '../icons.ts'
import { languageOf, type Markup, sendPage } from '../page.ts'
import { type SandboxPayment, sandboxLedger } from './ledger.ts'
import { chargedCard } from './instruments.ts'
import { paymentMessages } from './messages.ts'

const answerSchema = v.picklist([
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
])
type Answer = v.InferOutput<typeof answerSchema>

const formSchema = v.object({
  answer: answerSchema,
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
    const locale = languageOf(c)
    const messages = paymentMessages[locale]
    const { title, subtitle } = messages
    if (!payment) {
      return sendPage(
        c,
        clock,
        { locale, title, subtitle, body: html`<h1>${messages.missing}</h1>`, titleBlock: [] },
        404,
      )
    }
    const isOpen = payment.status === 'ready'
    const back = new URL(payment.returnAddress)
    return sendPage(c, clock, {
      locale,
      title,
      subtitle,
      body: isOpen
        ? form(c, locale, payment)
        : html`<h1>${messages.over}</h1><p class="actions"><a class="button main" href="${back.origin}">${messages.goBack}</a></p>`,
      titleBlock: [
        { term: messages.does, value: messages.doesWhat },
        { term: messages.order, value: payment.orderId },
        { term: messages.request, value: payment.key.slice(0, 8) },
        { term: messages.back, value: back.pathname, isWhole: true },
        { term: messages.about, text: messages.aboutWhat },
      ],
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

/** What an approval charges: the method and the chosen card options. */
function chargedText(locale: Locale, { method, card }: SandboxPayment): string {
  const chosen = paymentMessages[locale].methods[method]
  if (method !== 'card') return chosen
  const installments = installmentText(card?.installmentMonths ?? lumpSum, locale)
  return [chosen, instrumentName(chargedCard(card), locale), installments].join(', ')
}

function form(c: Context, locale: Locale, payment: SandboxPayment): Markup {
  const messages = paymentMessages[locale]
  const isAccount = payment.method === 'virtual_account'
  const less = Math.max(0, payment.amount - 1000)
  const entry = (
    answer: Answer,
    icon: Markup,
    { name, text, leads }: { name: string; text: string; leads: string },
    code: string,
    extra: Markup | string = '',
  ) =>
    html`<li${answer === 'approve' ? html` class="go"` : ''}><button name="answer" value="${answer}">${icon}<span><b>${name}</b><small>${text}</small></span></button><p class="leads">${leads}<code>${code}</code></p>${extra}</li>`
  const approve = isAccount ? messages.account : { ...messages.approve, text: chargedText(locale, payment) }
  const delay = html`<p class="extra"><label for="delay">${messages.seconds}</label><input id="delay" name="delay" type="number" min="0" max="600" value="30"></p>`
  const declineWhy = html`<p class="extra"><label for="decline">${messages.declineWhy}</label><select id="decline" name="decline">${Object.entries(messages.declines).map(([reason, text]) => html`<option value="${reason}">${text}</option>`)}</select></p>`
  const otherAmount = html`<p class="extra"><label for="amount">${messages.mismatchAmount}</label><input id="amount" name="amount" inputmode="numeric" value="${less}"></p>`
  return html`<p class="quiet">${messages.amount}</p><h1 class="amount">${messages.won(payment.amount)}</h1>
<p class="quiet">${payment.orderName}</p>
<form method="post">
${antiForgeryField(c)}
<h2>${messages.paid}</h2>
<ul class="answers">
${entry('approve', icons.approve, approve, isAccount ? 'waiting_for_deposit' : 'paid')}
${isAccount ? html`<input type="hidden" name="delay" value="0">` : entry('late', icons.expire, messages.late, 'paid', delay)}
</ul>
<h2>${messages.unpaid}</h2>
<ul class="answers">
${entry('decline', icons.refuse, messages.decline, 'declined', declineWhy)}
${entry('user_cancel', icons.leave, messages.cancel, 'user_cancel')}
${entry('amount_mismatch', icons.fail, messages.mismatch, 'amount_mismatch', otherAmount)}
${entry('invalid_amount', icons.fail, messages.invalid, 'invalid_amount')}
${entry('duplicate_order', icons.fail, messages.duplicate, 'duplicate_order')}
${entry('session_expired', icons.leave, messages.session, 'session_expired')}
${entry('silent', icons.expire, messages.silent, 'unknown')}
${entry('unknown', icons.fail, messages.unknown, 'unknown')}
</ul>
</form>`
}
