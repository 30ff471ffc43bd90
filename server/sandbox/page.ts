import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { localStorageKeys } from '../../contract/values/browser-storage.ts'
import { isLocale, type Locale } from '../../contract/values/locale.ts'
import { negotiateLocale } from '../lib/request.ts'
import type { Clock } from '../lib/clock.ts'
import { contentSecurityPolicy } from '../web/security-headers.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** A row of the title block: a machine value, or a text, which takes the full width. */
export interface TitleBlockRow {
  readonly term: string
  readonly value?: string
  /** For a long value. */
  readonly isWhole?: boolean
  readonly text?: string | Markup
}

export interface SandboxPage {
  readonly locale: Locale
  /** What the window stands in for, and what it is not. */
  readonly title: string
  readonly subtitle: string
  readonly body: Markup
  /** For a window that is a whole page. */
  readonly isWide?: boolean
  /** What the window is about, below the title. */
  readonly titleBlock: readonly TitleBlockRow[]
  /** Other origins to which a form of the page leads. */
  readonly formsTo?: readonly string[]
}

/** Messages of every sandbox page. */
const messages = {
  ko: { stamp: '연습', about: '이 창의 정보', clock: '연습 시계', language: '언어', left: '남음' },
  en: { stamp: 'Sandbox', about: 'About this window', clock: 'Sandbox clock', language: 'Language', left: 'left' },
} as const satisfies Record<Locale, object>

const otherLanguage = { ko: { lang: 'en', name: 'English' }, en: { lang: 'ko', name: '한국어' } } as const

/** The shop's logo as an outline: this is not the shop. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Crect width='28' height='28' fill='%23153f78'/%3E%3Cpath fill='none' stroke='%23fff' stroke-width='1.6' stroke-dasharray='2.6 1.7' d='M4 5h20v19h-6V11H4z'/%3E%3C/svg%3E"

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
  const units = Number(rule.style.getPropertyValue('--n'))
  const end = performance.now() + Number(element.dataset.seconds) * 1000
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    text.textContent = clockText(left)
    rule.style.setProperty('--filled', String(left / Number(element.dataset.of) * units))
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

/** Sends a sandbox page: plain HTML with the strictest policy that its one script allows. */
export async function sendPage(c: Context, clock: Clock, page: SandboxPage, status: 200 | 400 | 403 | 404 = 200) {
  const { locale, title, subtitle, body } = page
  const other = otherLanguage[locale]
  const address = new URL(c.req.url)
  address.searchParams.set('lang', other.lang)
  const link = html`<a href="${address.pathname}${address.search}" hreflang="${other.lang}" lang="${other.lang}">${other.name}</a>`
  // Cells form pairs: clock and language are one, so an odd number of cells before them leaves the last one alone.
  const isLastAlone = page.titleBlock.filter(isCell).length % 2 === 1
  const document = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Practicum</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/fonts.css">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body${page.isWide ? html` class="wide"` : ''}>
<div class="frame">
<header class="head"><svg viewBox="0 0 28 28" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="1.3" stroke-dasharray="2.6 1.7" d="M2 3h24v23h-7V10H2z"/></svg><p><b>${title}</b><span>${subtitle}</span></p><span class="stamp">${messages[locale].stamp}</span></header>
<main>${body}</main>
<footer><dl class="title-block" aria-label="${messages[locale].about}">
${page.titleBlock.filter(isCell).map(titleBlockRow)}
<div><dt>${messages[locale].clock}</dt><dd>${momentText(clock.now())}</dd></div>
<div${isLastAlone ? html` class="whole"` : ''}><dt>${messages[locale].language}</dt><dd>${link}</dd></div>
${page.titleBlock.filter((row) => !isCell(row)).map(titleBlockRow)}
</dl></footer>
</div>
<script>${raw(countdown)}</script>
</body>
</html>`
  const text = document.toString()
  return c.html(text, status, {
    'Content-Security-Policy': contentSecurityPolicy([countdown], { formsTo: page.formsTo ?? [] }),
    'Cache-Control': 'no-store',
  })
}

const isCell = ({ value, isWhole }: TitleBlockRow) => value !== undefined && isWhole !== true

function titleBlockRow(row: TitleBlockRow): Markup {
  if (row.value === undefined) return html`<div class="whole sentence"><dt>${row.term}</dt><dd>${row.text}</dd></div>`
  return html`<div${isCell(row) ? '' : html` class="whole"`}><dt>${row.term}</dt><dd>${row.value}</dd></div>`
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

/** The remaining time on a meter with the given units; it counts down by itself. */
export function timeLeft(
  locale: Locale,
  time: {
    readonly until: Date
    readonly now: Date
    readonly seconds: number
    readonly units: number
    readonly of: string
  },
): Markup {
  const seconds = Math.max(0, Math.ceil((time.until.getTime() - time.now.getTime()) / 1000))
  const filled = Math.min(1, seconds / time.seconds) * time.units
  return html`<div class="time" data-seconds="${seconds}" data-of="${time.seconds}" role="timer"><span class="rule" style="--n:${time.units};--filled:${filled}" aria-hidden="true"></span><p><span><b>${clockText(seconds)}</b> ${messages[locale].left}</span><span>${time.of}</span></p></div>`
}
