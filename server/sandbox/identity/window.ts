import { formatPhone } from '../../../contract/values/contact.ts'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { identityLimits } from '../../../contract/accounts/identity-verification.ts'
import type { Locale } from '../../../contract/values/locale.ts'
import { inputText } from '../../../contract/values/text.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { hashSecret, newSecret } from '../../lib/secrets.ts'
import { antiForgeryField, readForm } from '../forms.ts'
import { icons } from '../icons.ts'
import { type SandboxIdentityRequest, sandboxIdentityRequests } from './requests.ts'
import { identityMessages } from './messages.ts'
import { languageOf, type Markup, sendPage, timeLeft } from '../page.ts'
import { sandboxPersons } from '../persons.ts'

const byHand = 'by-hand'

const formSchema = v.object({
  person: v.string(),
  name: inputText(50),
  birth: inputText(50),
  phone: inputText(50),
  answer: v.picklist(['verified', 'refused', 'canceled', 'expired', 'unavailable']),
})
type Form = v.InferOutput<typeof formSchema>

const byHandSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  birth: v.pipe(v.string(), v.isoDate()),
  phone: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\D/g, '')),
    v.regex(/^01\d{8,9}$/),
  ),
})

/** The window of the identity provider: choose a person, then press a button for the answer. */
export function identityWindow(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { clock } = services
  const requests = sandboxIdentityRequests(services)
  const window = new Hono()

  const send = (c: Context, request: SandboxIdentityRequest | undefined, fault?: string) => {
    const locale = languageOf(c)
    const messages = identityMessages[locale]
    const { title, subtitle } = messages
    if (!request) {
      return sendPage(
        c,
        clock,
        { locale, title, subtitle, body: html`<h1>${messages.unknown}</h1>`, titleBlock: [] },
        404,
      )
    }
    const isOpen = Date.parse(request.expiresAt) > clock.now().getTime() && !isFinal(request)
    return sendPage(
      c,
      clock,
      {
        locale,
        title,
        subtitle,
        body: isOpen
          ? form(c, clock, locale, request, fault)
          : html`<h1>${messages.over}</h1><p>${messages.startAgain}</p>`,
        titleBlock: [
          { term: messages.does, value: messages.doesWhat },
          { term: messages.method, value: messages.methods[request.method] },
          { term: messages.use, value: messages.uses[request.purpose] },
          { term: messages.number, value: request.id.slice(0, 8) },
          { term: messages.about, text: messages.aboutWhat },
        ],
      },
      fault === undefined ? 200 : 400,
    )
  }

  window.get('/', async (c) => send(c, await requests.find(c.req.query('request') ?? '')))

  window.post('/', async (c) => {
    const filled = await readForm(c, formSchema)
    const key = c.req.query('request') ?? ''
    const request = await requests.find(key)
    if (!request || Date.parse(request.expiresAt) <= clock.now().getTime() || isFinal(request)) return send(c, request)
    const locale = languageOf(c)
    const person = filled.answer === 'verified' ? personOf(filled, locale) : undefined
    if (filled.answer === 'verified' && !person) return send(c, request, identityMessages[locale].invalid)
    // Only this redirect contains the proof, so only the browser that verified receives it.
    const proof = newSecret()
    const answer: SandboxIdentityRequest['answer'] =
      filled.answer !== 'verified'
        ? { outcome: filled.answer }
        : person && { outcome: 'verified', person, proofHash: hashSecret(proof) }
    await requests.put(key, { ...request, answer })
    const address = new URL(request.returnAddress)
    address.searchParams.set('proof', proof)
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(address.href, 303)
  })
  return window
}

/** A provider that was away answers later; any other answer is final. */
function isFinal({ answer }: SandboxIdentityRequest): boolean {
  return answer !== undefined && answer.outcome !== 'unavailable'
}

function personOf({ person, ...written }: Form, locale: Locale) {
  if (person === byHand) {
    const read = v.safeParse(byHandSchema, written)
    return read.success ? { key: `${byHand}:${Object.values(read.output).join(':')}`, ...read.output } : undefined
  }
  const chosen = sandboxPersons.find(({ key }) => key === person)
  return chosen && { key: chosen.key, name: chosen.name[locale], birth: chosen.birth, phone: chosen.phone }
}

function form(
  c: Context,
  clock: Clock,
  locale: Locale,
  request: SandboxIdentityRequest,
  fault: string | undefined,
): Markup {
  const messages = identityMessages[locale]
  const seconds = identityLimits.verifySeconds
  const persons = sandboxPersons.map(({ key, name, birth, phone, userid, guardian }, index) => {
    const note =
      guardian !== undefined ? messages.child : userid !== undefined ? messages.member(userid) : messages.firstTime
    return html`<label><input type="radio" name="person" value="${key}"${index === 0 ? ' checked' : ''}><span><b>${name[locale]}</b><small><span class="number">${birthText(birth)}</span> <span class="number">${formatPhone(phone)}</span></small></span><span class="note">${note}</span></label>`
  })
  return html`<h1>${messages.heading}</h1>
${timeLeft(locale, { until: new Date(request.expiresAt), now: clock.now(), seconds, units: seconds / 30, of: messages.time })}
${fault === undefined ? '' : html`<p class="fault" role="alert">${fault}</p>`}
${request.answer === undefined ? '' : html`<p class="fault" role="status">${messages.away}</p>`}
<form method="post">
${antiForgeryField(c)}
<fieldset><legend class="visually-hidden">${messages.persons}</legend><div class="choices">
${persons}
<label><input type="radio" name="person" value="${byHand}"><span><b>${messages.byHand}</b><small>${messages.byHandData}</small></span></label>
</div></fieldset>
<div class="by-hand">
<p class="field"><label for="name">${messages.name}</label><input id="name" name="name" maxlength="50"></p>
<p class="field"><label for="birth">${messages.birth}</label><input id="birth" name="birth" type="date"></p>
<p class="field"><label for="phone">${messages.phone}</label><input id="phone" name="phone" inputmode="tel" maxlength="20"></p>
</div>
<div class="actions">
<button class="button main" name="answer" value="verified">${icons.approve}${messages.approve}</button>
<button class="button" name="answer" value="refused">${icons.refuse}${messages.refuse}</button>
<button class="button" name="answer" value="canceled">${icons.leave}${messages.cancel}</button>
<button class="button" name="answer" value="expired">${icons.expire}${messages.expire}</button>
<button class="button" name="answer" value="unavailable">${icons.fail}${messages.fail}</button>
</div>
<p class="hint">${messages.hint}</p>
</form>`
}

function birthText(birth: string): string {
  return birth
    .split('-')
    .map((part) => `${Number(part)}.`)
    .join(' ')
}
