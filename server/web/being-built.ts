import { html, raw } from 'hono/html'
import type { Locale } from '#contract/values/locale.ts'
import { renderWindowDocument, windowPolicy } from '../lib/window-document.ts'

/** Seconds until the page looks again. */
const retryAfterSeconds = 2

const messages = {
  ko: {
    desk: '운영 화면을 준비하고 있어요.',
    support: '지원 화면을 준비하고 있어요.',
    text: '준비가 끝나면 이 페이지가 자동으로 열려요. 보통 1분이 걸리지 않아요. 더 오래 걸리면 쇼핑몰을 시작한 터미널에서 이유를 확인해 주세요.',
  },
  en: {
    desk: 'The desk is being prepared.',
    support: 'The support area is being prepared.',
    text: 'This page opens automatically when it’s ready, usually within a minute. If it takes longer, the terminal that started the shop says why.',
  },
} as const

// Not a refresh by the head: the address of an invitation has a fragment, and browsers would only jump to it.
const script = `setTimeout(() => location.reload(), ${retryAfterSeconds * 1000})`

/**
 * Page instead of one of the desk or the support area, sent with 503 while `npm start` still builds that part. It reloads
 * until it is there.
 */
export async function beingBuilt(
  part: 'desk' | 'support',
  locale: Locale,
): Promise<{ readonly html: string; readonly headers: Readonly<Record<string, string>> }> {
  const { [part]: heading, text } = messages[locale]
  const content = html`<main><h1>${heading}</h1><p>${text}</p></main><script>${raw(script)}</script>`
  const head = html`<meta name="color-scheme" content="light dark"><noscript><meta http-equiv="refresh" content="${retryAfterSeconds}"></noscript>`
  return {
    html: await renderWindowDocument({ locale, title: heading, head, content }),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': windowPolicy({ script }),
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
  }
}
