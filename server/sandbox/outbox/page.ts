import { Hono } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Locale } from '../../../contract/values/locale.ts'
import type { Clock } from '../../lib/clock.ts'
import { moveClock } from '../movable-clock.ts'
import { everyRow } from '../../db/every-row.ts'
import type { Database } from '../../db/open.ts'
import { limitedRequests } from '../../db/schema/sign-up.ts'
import { antiForgeryField, readForm } from '../forms.ts'
import { icons } from '../icons.ts'
import { codeIn, linkIn, messageDetails, titleOf } from './message-details.ts'
import { type KeptMessage, sandboxOutbox } from './records.ts'
import { outboxMessages } from './messages.ts'
import { addressOf, languageOf, type Markup, momentText, sendPage } from '../page.ts'

const answerSchema = v.object({ answer: v.picklist(['empty', 'forget-limits']) })
/** Seconds by which its buttons move the clock. */
const formSchema = v.union([answerSchema, v.object({ advance: v.picklist(['60', '1800', '86400']) })])

type Kind = 'all' | KeptMessage['message']['kind']
const kinds: readonly Kind[] = ['all', 'mail', 'sms']

interface View {
  readonly locale: Locale
  readonly kind: Kind
  readonly search: string
  readonly chosen: string | undefined
}

/**
 * Shows what the shop sent. `GET /sandbox/outbox/messages?to=…` answers it as JSON, newest first, with the code and
 * link of each text. `POST {"answer": "empty"}` deletes the messages, and `{"answer": "forget-limits"}` resets the
 * counts of 24 hours.
 */
export function outboxPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const outbox = sandboxOutbox(services)
  const page = new Hono()

  page.get('/', async (c) => {
    const all = await outbox.list()
    const view: View = {
      locale: languageOf(c),
      kind: kinds.find((each) => each === c.req.query('kind')) ?? 'all',
      search: (c.req.query('q') ?? '').trim().slice(0, 100),
      chosen: c.req.query('message'),
    }
    const { title, subtitle, does, doesWhat, clock: clockTerm, steps, about, aboutWhat } = outboxMessages[view.locale]
    // One token for all forms, because the browser keeps one cookie.
    const field = antiForgeryField(c)
    const advance = steps.map(
      ({ seconds, name }) => html`<button class="button small" name="advance" value="${seconds}">${name}</button>`,
    )
    return sendPage(c, clock, {
      locale: view.locale,
      title,
      subtitle,
      isWide: true,
      body: content(field, clock, view, all),
      titleBlock: [
        { term: does, value: doesWhat },
        ...(clock.offset
          ? [{ term: clockTerm, text: html`<form class="row" method="post">${field}${advance}</form>` }]
          : []),
        { term: about, text: aboutWhat },
      ],
    })
  })

  page.get('/messages', async (c) => {
    const to = c.req.query('to')?.toLowerCase()
    const all = await outbox.list()
    const messages = all.filter(({ message }) => to === undefined || message.to.toLowerCase() === to)
    return c.json({
      messages: messages.map(({ id, sentAt, message }) => ({
        id,
        sent_at: sentAt.toISOString(),
        good_until: message.goodUntil,
        kind: message.kind,
        to: message.to,
        purpose: message.purpose,
        locale: message.locale,
        subject: message.kind === 'mail' ? message.subject : null,
        text: message.text,
        code: codeIn(message.text) ?? null,
        link: linkIn(message.text) ?? null,
      })),
    })
  })

  page.post('/', async (c) => {
    // Other sites cannot send JSON here: their browsers send a preflight request, which is not answered.
    const isJson = c.req.header('Content-Type')?.startsWith('application/json') === true
    const asked = v.safeParse(answerSchema, isJson ? await c.req.json().catch(() => undefined) : undefined)
    if (isJson && !asked.success) throw new HTTPException(400, { message: 'answer must be empty or forget-limits' })
    const filled = asked.success ? asked.output : await readForm(c, formSchema)
    if ('advance' in filled) await moveClock(db, clock, Number(filled.advance) * 1000)
    else if (filled.answer === 'empty') await outbox.empty()
    else await db.delete(limitedRequests).where(everyRow)
    return asked.success ? c.json({ done: asked.output.answer }) : c.redirect(addressOf(c), 303)
  })
  return page
}

function content(field: Markup, clock: Clock, view: View, all: readonly KeptMessage[]): Markup {
  const { kind, search } = view
  const messages = outboxMessages[view.locale]
  const found = all.filter(({ message }) => {
    const searched = `${message.to} ${titleOf(view.locale, message)} ${message.text}`.toLowerCase()
    return (kind === 'all' || message.kind === kind) && searched.includes(search.toLowerCase())
  })
  const shown = found.find(({ id }) => id === view.chosen) ?? found[0]
  const count = (each: Kind) => all.filter(({ message }) => each === 'all' || message.kind === each).length
  const chips = kinds.map(
    (each) =>
      html`<a class="chip" href="${addressIn(view, { kind: each, message: undefined })}"${each === kind ? html` aria-current="true"` : ''}>${messages.kinds[each]} <small>${count(each)}</small></a>`,
  )
  const rows = found.map(({ id, sentAt, message }) => {
    const isShown = id === shown?.id
    return html`<li><a href="${addressIn(view, { message: id })}"${isShown ? html` aria-current="true"` : ''}>${icons[message.kind]}<span><b>${titleOf(view.locale, message)}</b><small>${message.to} · ${messages.purposes[message.purpose]}</small></span><time datetime="${sentAt.toISOString()}">${momentText(sentAt).slice(11)}</time></a></li>`
  })
  return html`<div class="bar"><h1>${messages.heading} ${found.length}</h1>
<nav class="segments" aria-label="${messages.kind}">${chips}</nav>
<form class="row" method="get">${kind === 'all' ? '' : html`<input type="hidden" name="kind" value="${kind}">`}<input type="search" name="q" value="${search}" placeholder="${messages.findHint}" aria-label="${messages.findHint}"><button class="button">${messages.find}</button></form>
<form method="post">${field}<button class="button" name="answer" value="empty">${icons.empty}${messages.empty}</button></form></div>
${
  shown
    ? html`<div class="outbox"><ul class="messages">${rows}</ul>${messageDetails(clock, view.locale, shown)}</div>`
    : html`<p class="quiet">${messages.nothing}</p>`
}
<form class="limits" method="post">${field}<button class="button" name="answer" value="forget-limits">${messages.limits}</button><span class="quiet small">${messages.limitsHint}</span></form>`
}

/** Address of the same view with other filters. */
function addressIn({ kind, search, chosen }: View, change: { kind?: Kind; message?: string | undefined }): string {
  const chosenNow = 'message' in change ? change.message : chosen
  const parameters = new URLSearchParams({
    ...((change.kind ?? kind) === 'all' ? {} : { kind: change.kind ?? kind }),
    ...(search === '' ? {} : { q: search }),
    ...(chosenNow === undefined ? {} : { message: chosenNow }),
  })
  return `/sandbox/outbox${parameters.size > 0 ? `?${parameters}` : ''}`
}
