import { html, raw } from 'hono/html'
import type { Locale } from '../../../contract/values/locale.ts'
import type { Clock } from '../../lib/clock.ts'
import type { KeptMessage } from './records.ts'
import { outboxMessages } from './messages.ts'
import { type Markup, timeLeft } from '../page.ts'

/** The code in a text: six digits on their own. */
export function codeIn(text: string): string | undefined {
  return /(?<![\w/=.-])\d{6}(?![\w/=-])/.exec(text)?.[0]
}

/** The link in a text. */
export function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0]
}

/** Title of a message in the list. */
export function titleOf(locale: Locale, message: KeptMessage['message']): string {
  if (message.kind === 'mail') return message.subject
  const code = codeIn(message.text)
  return code === undefined ? outboxMessages[locale].sms : outboxMessages[locale].smsWithCode(code)
}

/** A sent message, with its code or link and how long that is valid. */
export function messageDetails(clock: Clock, locale: Locale, { sentAt, message }: KeptMessage): Markup {
  const messages = outboxMessages[locale]
  const link = linkIn(message.text)
  const code = codeIn(message.text)
  return html`<article class="message"><h2>${titleOf(locale, message)}</h2>
<dl class="details"><div><dt>${messages.to}</dt><dd>${message.to}</dd></div><div><dt>${messages.language}</dt><dd>${messages.languages[message.locale]}</dd></div></dl>
${
  message.kind === 'mail'
    ? html`<div class="mail" lang="${message.locale}">${raw(bodyOf(message.html))}</div>
<details><summary>${messages.text}</summary><pre lang="${message.locale}">${message.text}</pre></details>`
    : html`<p class="bubble" lang="${message.locale}">${message.text}</p>`
}
${link ? html`<h3>${messages.link}</h3><p class="found"><code class="link-text">${shortened(link)}</code><a class="button" href="${link}">${messages.open}</a></p>` : ''}
${code && !link ? html`<h3>${messages.code}</h3><p class="code">${code}</p>` : ''}
${message.goodUntil === null ? '' : left(clock, locale, sentAt, new Date(message.goodUntil))}</article>`
}

/** Body of a mail; the shop rendered all of it. */
function bodyOf(mail: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(mail)?.[1] ?? ''
}

/** Path and hash of a link, with long tokens shortened. */
function shortened(link: string): string {
  const { pathname, hash } = new URL(link)
  return `${pathname}${hash.length > 24 ? `${hash.slice(0, 12)}…${hash.slice(-4)}` : hash}`
}

function left(clock: Clock, locale: Locale, sentAt: Date, until: Date): Markup {
  const messages = outboxMessages[locale]
  const now = clock.now()
  if (until <= now) return html`<p class="quiet small">${messages.over}</p>`
  const minutes = Math.round((until.getTime() - sentAt.getTime()) / 60_000)
  const seconds = minutes * 60
  // One tick is ten seconds for a code, and a minute for a link.
  const units = seconds <= 600 ? seconds / 10 : seconds / 60
  return timeLeft(locale, { until, now, seconds, units, of: messages.of(minutes) })
}
