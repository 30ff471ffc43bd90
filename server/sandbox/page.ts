import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { isLocale, type Locale } from '#contract/values/locale.ts'
import type { Clock } from '../lib/clock.ts'
import { negotiateLocale } from '../lib/request.ts'
import { contentSecurityPolicy } from '../web/security-headers.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** A row of the title block. Short values stand side by side. */
interface Fact {
  readonly term: string
  readonly value: string | Markup
  /** Takes the full width: a long value in the font of values, or a sentence in that of texts. */
  readonly width?: 'value' | 'sentence'
}

export interface SandboxPage {
  /** What the window stands in for, and what it is not. */
  readonly title: string
  readonly subtitle: string
  readonly body: Markup
  /** What the window is about, in the title block. */
  readonly facts?: readonly Fact[]
  /** What the window does; the sentence begins with “This page”. */
  readonly about?: string
  /** For a window that is a whole page. */
  readonly isWide?: boolean
  /** Other origins to which a form of the page leads. */
  readonly formsTo?: readonly string[]
}

const otherLanguage = { ko: { lang: 'en', name: 'English' }, en: { lang: 'ko', name: '한국어' } } as const

/** An empty frame instead of a logo: this is not the shop. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Crect width='28' height='28' fill='%23153f78'/%3E%3Cpath fill='none' stroke='%23fff' stroke-width='1.6' stroke-dasharray='2.6 1.7' d='M6 6h16v16H6z'/%3E%3C/svg%3E"
const logo = html`<svg viewBox="0 0 28 28" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="1.3" stroke-dasharray="2.6 1.7" d="M4 4h20v20H4z"/></svg>`

/** A length of time, such as `4:59` or `23:59:59`. The script of the page contains this function. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** Counts down the time that the server rendered, then reloads the page. */
const countdown = `
${clockText}
for (const element of document.querySelectorAll('[data-seconds]')) {
  const text = element.querySelector('b')
  const rule = element.querySelector('.rule')
  const end = performance.now() + Number(element.dataset.seconds) * 1000
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    text.textContent = clockText(left)
    rule.style.setProperty('--left', String(left / Number(element.dataset.of)))
    if (left > 0) return
    clearInterval(timer)
    location.reload()
  }, 1000)
}
`

/** Path and search of the request. */
export function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return `${pathname}${search}`
}

/** `?lang=`, then the visitor's choice in the shop, then the browser's language. */
export function languageOf(c: Context): Locale {
  const asked = c.req.query('lang') ?? getCookie(c, localStorageKeys.locale)
  return isLocale(asked) ? asked : negotiateLocale(c.req.header('Accept-Language'))
}

/** Chooses between the Korean and the English text. */
export type Say = (korean: string, english: string) => string

export function sayIn(locale: Locale): Say {
  return (korean, english) => (locale === 'ko' ? korean : english)
}

/** Sends a sandbox page: plain HTML with the strictest policy that its one script allows. */
export async function sendPage(c: Context, clock: Clock, page: SandboxPage, status: 200 | 400 | 403 | 404 = 200) {
  const { title, subtitle, facts = [], about } = page
  const locale = languageOf(c)
  const say = sayIn(locale)
  const other = otherLanguage[locale]
  const address = new URL(c.req.url)
  address.searchParams.set('lang', other.lang)
  const link = html`<a href="${address.pathname}${address.search}" hreflang="${other.lang}" lang="${other.lang}">${other.name}</a>`
  const rows: readonly Fact[] = [
    ...facts.filter(({ width }) => width === undefined),
    { term: say('연습 시계', 'Sandbox clock'), value: momentText(clock.now()) },
    { term: say('언어', 'Language'), value: link },
    ...facts.filter(({ width }) => width !== undefined),
    ...(about === undefined ? [] : [{ term: say('이 창은', 'This page'), value: about, width: 'sentence' as const }]),
  ]
  const document = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${say('연습', 'Sandbox')}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/fonts.css">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body${page.isWide ? html` class="wide"` : ''}>
<div class="frame">
<header class="head">${logo}<p><b>${title}</b><small>${subtitle}</small></p><span class="stamp">${say('연습', 'Sandbox')}</span></header>
<main>${page.body}</main>
<footer><dl class="title-block" aria-label="${say('이 창의 정보', 'About this window')}">
${rows.map(({ term, value, width = 'short' }) => html`<div class="${width}"><dt>${term}</dt><dd>${value}</dd></div>`)}
</dl></footer>
</div>
<script>${raw(countdown)}</script>
</body>
</html>`
  return c.html(document.toString(), status, {
    'Content-Security-Policy': contentSecurityPolicy([countdown], { formsTo: page.formsTo ?? [] }),
    'Cache-Control': 'no-store',
  })
}

const koreanMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment in Korean time, `2026-11-21 13:45:00`. */
export function momentText(moment: Date): string {
  return koreanMoment.format(moment)
}

interface TimeLeft {
  readonly until: Date
  readonly now: Date
  /** The whole time in seconds, and that of a tick of the meter. */
  readonly seconds: number
  readonly tick: number
  /** What the whole time is. */
  readonly of: string
}

/** The remaining time on a meter; it counts down by itself. */
export function timeLeft(say: Say, { until, now, seconds, tick, of }: TimeLeft): Markup {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const part = Math.min(1, left / seconds)
  return html`<div class="time" data-seconds="${left}" data-of="${seconds}" role="timer"><span class="rule" style="--ticks:${seconds / tick};--left:${part}" aria-hidden="true"></span><p><span><b>${clockText(left)}</b> ${say('남음', 'left')}</span><span>${of}</span></p></div>`
}
