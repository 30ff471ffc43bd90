import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { everyRow } from '#server/db/every-row.ts'
import type { Database } from '#server/db/open.ts'
import { limitedRequests } from '#server/db/schema/sign-up.ts'
import type { Clock } from '#server/lib/clock.ts'
import { button, form, icons } from '../controls.ts'
import { antiForgeryField, readForm, readJson } from '../forms.ts'
import { moveClock } from '../movable-clock.ts'
import { addressOf, languageOf, type Markup, momentText, sayIn, sendPage } from '../page.ts'
import { codeIn, linkIn, messageDetails, titleOf } from './message-details.ts'
import { purposeText } from './purposes.ts'
import { type KeptMessage, sandboxOutbox } from './records.ts'

const answerSchema = v.object({ answer: v.picklist(['empty', 'forget-limits']) })
/** Seconds by which its buttons move the clock. */
const formSchema = v.union([answerSchema, v.object({ advance: v.picklist(['60', '1800', '86400']) })])

type Kind = 'all' | KeptMessage['message']['kind']
const kinds: readonly Kind[] = ['all', 'mail', 'sms']

interface View {
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
    const view: View = {
      kind: kinds.find((each) => each === c.req.query('kind')) ?? 'all',
      search: (c.req.query('q') ?? '').trim().slice(0, 100),
      chosen: c.req.query('message'),
    }
    const say = sayIn(languageOf(c))
    // One token for all forms, because the browser keeps one cookie.
    const token = antiForgeryField(c)
    const advance = [
      button({ name: 'advance', value: '60', text: say('+1분', '+1 minute') }),
      button({ name: 'advance', value: '1800', text: say('+30분', '+30 minutes') }),
      button({ name: 'advance', value: '86400', text: say('+24시간', '+24 hours') }),
    ]
    const clockRow = {
      term: say('시계 앞당기기', 'Move the clock'),
      value: form(c, html`<span class="row">${advance}</span>`, token),
      width: 'sentence' as const,
    }
    return sendPage(c, clock, {
      title: say('연습용 보낸 메일함', 'Sandbox outbox'),
      subtitle: say('메일과 문자가 여기서 멈춰요', 'Emails and text messages stop here'),
      isWide: true,
      body: content(c, clock, token, view, await outbox.list()),
      facts: [
        { term: say('용도', 'Purpose'), value: say('메일과 문자', 'Mail and text messages') },
        ...(clock.offset ? [clockRow] : []),
      ],
      about: say(
        '실제로 보내지 않아요. 밖으로 나가는 것이 없고, 7일 뒤에는 지워져요.',
        'doesn’t really send anything. Messages are deleted after a week.',
      ),
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
    const asked = await readJson(c, answerSchema)
    const filled = asked ?? (await readForm(c, formSchema))
    if ('advance' in filled) await moveClock(db, clock, Number(filled.advance) * 1000)
    else if (filled.answer === 'empty') await outbox.empty()
    else await db.delete(limitedRequests).where(everyRow)
    return asked ? c.json({ done: asked.answer }) : c.redirect(addressOf(c), 303)
  })
  return page
}

function content(c: Context, clock: Clock, token: Markup, view: View, all: readonly KeptMessage[]): Markup {
  const { kind, search } = view
  const locale = languageOf(c)
  const say = sayIn(locale)
  const found = all.filter(({ message }) => {
    const searched = `${message.to} ${titleOf(say, message)} ${message.text}`.toLowerCase()
    return (kind === 'all' || message.kind === kind) && searched.includes(search.toLowerCase())
  })
  const shown = found.find(({ id }) => id === view.chosen) ?? found[0]
  const count = (each: Kind) => all.filter(({ message }) => each === 'all' || message.kind === each).length
  const names = { all: say('모두', 'All'), mail: say('메일', 'Mails'), sms: say('문자', 'Texts') }
  const tabs = kinds.map(
    (each) =>
      html`<a href="${addressIn({ ...view, kind: each, chosen: undefined })}"${each === kind && html` aria-current="true"`}>${names[each]} <small>${count(each)}</small></a>`,
  )
  const rows = found.map(
    ({ id, sentAt, message }) =>
      html`<li><a href="${addressIn({ ...view, chosen: id })}"${id === shown?.id && html` aria-current="true"`}>${icons[message.kind]}<span><b>${titleOf(say, message)}</b><small>${message.to} · ${purposeText(message.purpose, locale)}</small></span><time datetime="${sentAt.toISOString()}">${momentText(sentAt).slice(11)}</time></a></li>`,
  )
  const hint = say('받는 사람, 번호, 내용으로 검색', 'Search by recipient, number or text')
  const empty = button({ value: 'empty', text: say('비우기', 'Empty'), icon: icons.empty })
  const limits = button({ value: 'forget-limits', text: say('횟수 초기화', 'Reset the counts') })
  return html`<div class="bar"><h1>${say('보낸 것', 'Sent')} ${found.length}</h1>
<nav class="segments" aria-label="${say('종류', 'Kind')}">${tabs}</nav>
<form class="row" method="get">${kind !== 'all' && html`<input type="hidden" name="kind" value="${kind}">`}<input type="search" name="q" value="${search}" placeholder="${hint}" aria-label="${hint}">${button({ text: say('찾기', 'Find') })}</form>
${form(c, empty, token)}</div>
${
  shown
    ? html`<div class="outbox"><ul class="panel messages">${rows}</ul>${messageDetails(clock, locale, shown)}</div>`
    : html`<p class="quiet">${say('보낸 것이 없어요.', 'Nothing was sent.')}</p>`
}
${form(c, html`<p class="bar limits">${limits}<small>${say('24시간 횟수를 처음부터 다시 세요.', 'The 24-hour counts start again.')}</small></p>`, token)}`
}

/** Address of a view of the outbox. */
function addressIn({ kind, search, chosen }: View): string {
  const parameters = new URLSearchParams({
    ...(kind === 'all' ? {} : { kind }),
    ...(search === '' ? {} : { q: search }),
    ...(chosen === undefined ? {} : { message: chosen }),
  })
  return `/sandbox/outbox${parameters.size > 0 ? `?${parameters}` : ''}`
}
