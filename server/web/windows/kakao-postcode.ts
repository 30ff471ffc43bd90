import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { postcodeReturn } from '#contract/values/postcode.ts'
import { negotiateLocale } from '#server/lib/request.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'
import { signPostcodeSearch } from '#server/providers/postcode/kakao.ts'
import { kakaoPostcodePath } from '#server/providers/window-paths.ts'

/** Kakao's script in the version of its guide; it needs no key. */
const sdk = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'

/**
 * Embeds the search and leaves with the chosen address: by street with the names of neighbourhood and building, which
 * couriers use, or by lot. The script may also use its older global name.
 */
const script = `
const { back } = document.body.dataset
const container = document.getElementById('search')
const { Postcode } = globalThis.kakao ?? globalThis.daum ?? {}
const leave = (found) => location.replace(back + '&' + new URLSearchParams(found))
const addressOf = ({ userSelectedType, roadAddress, jibunAddress, bname, apartment, buildingName }) => {
  if (userSelectedType === 'J' || !roadAddress) return jibunAddress
  const names = [/[동로가]$/.test(bname) && bname, apartment === 'Y' && buildingName].filter(Boolean)
  return names.length > 0 ? roadAddress + ' (' + names.join(', ') + ')' : roadAddress
}
if (Postcode) {
  document.querySelector('[role=status]').remove()
  new Postcode({
    oncomplete: (found) => leave({ postcode: found.zonecode, address: addressOf(found) }),
    width: '100%',
    height: '100%',
  }).embed(container)
} else document.querySelector('[role=status]').textContent = document.body.dataset.failed
`

/** The search itself is a frame of Kakao's. */
const policy = windowPolicy({
  script,
  provider: { script: 'https://t1.kakaocdn.net', frame: 'https://*.kakao.com https://*.daum.net' },
})

const messages = {
  ko: {
    title: '주소 찾기',
    wait: '주소 찾기를 여는 중이에요.',
    failed: '주소 찾기를 열지 못했어요. 창을 닫고 주소를 직접 입력해 주세요.',
    unknown: '없는 주소 찾기예요. 주문서에서 다시 열어 주세요.',
  },
  en: {
    title: 'Find an address',
    wait: 'Opening the address search.',
    failed: 'The address search didn’t open. Close this window and enter the address yourself.',
    unknown: 'This search doesn’t exist. Open it again from the order form.',
  },
} as const

/** The page that runs Kakao's script, on the payment host, where it finds no session. */
export function kakaoPostcodePage(secret: () => Promise<string>): Hono {
  const pages = new Hono().basePath(kakaoPostcodePath)
  pages.get('/', async (c) => {
    const locale = negotiateLocale(c.req.header('Accept-Language'))
    const { request = '', origin = '', signature } = c.req.query()
    const { title, wait, failed, unknown } = messages[locale]
    const isOurs = isSecretOf(signature, hashSecret(signPostcodeSearch(await secret(), { request, origin })))
    const document = await renderWindowDocument({
      locale,
      title,
      head: html`<style>html,body,#search{block-size:100%;margin:0}</style>`,
      ...(isOurs
        ? {
            data: { back: `${origin}${postcodeReturn(request)}`, failed },
            content: html`<p role="status">${wait}</p><div id="search"></div><script src="${sdk}"></script><script>${raw(script)}</script>`,
          }
        : { content: html`<p>${unknown}</p>` }),
    })
    return c.html(document, isOurs ? 200 : 404, {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
  return pages
}
