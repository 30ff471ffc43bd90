import type { Context } from 'hono'
import { html } from 'hono/html'
import { negotiateLocale } from '#server/lib/request.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'

const messages = {
  ko: {
    elsewhere: {
      title: '본인 확인',
      heading: '이 브라우저에서 시작한 본인 확인이 아니에요.',
      text: '확인된 정보는 없어요. 누군가 보낸 링크라면 이 창을 닫아 주세요. 직접 시작했다면 시작한 브라우저로 돌아가거나 여기서 다시 시작해 주세요.',
    },
    over: {
      title: '본인 확인',
      heading: '끝났거나 만료된 본인 확인이에요.',
      text: '이 창을 닫고 처음부터 다시 시작해 주세요.',
    },
    busy: {
      title: '요청이 너무 많음',
      heading: '이 네트워크에서 보낸 요청이 너무 많아요.',
      text: '1분 뒤에 이 페이지를 새로고침해 주세요.',
    },
    back: '홈으로',
  },
  en: {
    elsewhere: {
      title: 'Identity verification',
      heading: 'This identity verification wasn’t started in this browser.',
      text: 'Nobody was verified. If someone sent you this link, close this window. If you started it yourself, go back to that browser or start again here.',
    },
    over: {
      title: 'Identity verification',
      heading: 'This identity verification has expired.',
      text: 'Close this window and start again.',
    },
    busy: {
      title: 'Too many requests',
      heading: 'There were too many requests from this network.',
      text: 'Reload this page in a minute.',
    },
    back: 'Go to the home page',
  },
} as const

const statuses = { elsewhere: 403, over: 404, busy: 429 } as const

/**
 * A page that says why a window cannot open or return: 403 in another browser, 404 after it has expired, 429 when its
 * network has made too many requests.
 */
export async function sendNotice(c: Context, reason: keyof typeof statuses, home = '/'): Promise<Response> {
  const locale = negotiateLocale(c.req.header('Accept-Language'))
  const { back, [reason]: notice } = messages[locale]
  const content = html`<main><h1>${notice.heading}</h1><p>${notice.text}</p><p><a href="${home}">${back}</a></p></main>`
  const document = await renderWindowDocument({ locale, title: notice.title, content })
  return c.html(document, statuses[reason], {
    'Content-Security-Policy': windowPolicy(),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
}
