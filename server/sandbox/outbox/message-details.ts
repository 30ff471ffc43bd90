import { html, raw } from 'hono/html'
import type { Locale } from '#contract/values/locale.ts'
import type { Clock } from '#server/lib/clock.ts'
import { buttonLink } from '../controls.ts'
import { type Markup, type Say, sayIn, timeLeft } from '../page.ts'
import type { KeptMessage } from './records.ts'

/** The code in a text: six digits on their own. */
export function codeIn(text: string): string | undefined {
  return /(?<![\w/=.-])\d{6}(?![\w/=-])/.exec(text)?.[0]
}

/** The link in a text. */
export function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0]
}

/** Title of a message in the list. */
export function titleOf(say: Say, message: KeptMessage['message']): string {
  if (message.kind === 'mail') return message.subject
  const code = codeIn(message.text)
  return code === undefined ? say('문자', 'Text message') : say(`인증번호 ${code}`, `Code ${code}`)
}

/** A sent message, with its code or link and how long that is valid. */
export function messageDetails(clock: Clock, locale: Locale, { sentAt, message }: KeptMessage): Markup {
  const say = sayIn(locale)
  const link = linkIn(message.text)
  const code = codeIn(message.text)
  const languages = { ko: say('한국어', 'Korean'), en: say('영어', 'English') }
  return html`<article class="panel message"><h2>${titleOf(say, message)}</h2>
<dl class="details"><div><dt>${say('받는 사람', 'To')}</dt><dd>${message.to}</dd></div><div><dt>${say('말', 'Language')}</dt><dd>${languages[message.locale]}</dd></div></dl>
${
  message.kind === 'mail'
    ? html`<div class="mail" lang="${message.locale}">${raw(bodyOf(message.html))}</div>
<details><summary>${say('텍스트로 본 메일', 'Email as plain text')}</summary><pre lang="${message.locale}">${message.text}</pre></details>`
    : html`<p class="bubble" lang="${message.locale}">${message.text}</p>`
}
${link && html`<h3>${say('이 안의 링크', 'The link in it')}</h3><p class="bar"><code>${shortened(link)}</code>${buttonLink(link, say('열기', 'Open'))}</p>`}
${code && !link && html`<h3>${say('이 안의 번호', 'The code in it')}</h3><p class="code">${code}</p>`}
${message.goodUntil !== null && left(clock, say, sentAt, new Date(message.goodUntil))}</article>`
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

function left(clock: Clock, say: Say, sentAt: Date, until: Date): Markup {
  const now = clock.now()
  if (until <= now) return html`<p class="hint">${say('만료됐어요.', 'Expired.')}</p>`
  const minutes = Math.round((until.getTime() - sentAt.getTime()) / 60_000)
  const seconds = minutes * 60
  // One tick is ten seconds for a code, and a minute for a link.
  const tick = seconds <= 600 ? 10 : 60
  return timeLeft(say, { until, now, seconds, tick, of: say(`${minutes}분`, `${minutes} minutes`) })
}
