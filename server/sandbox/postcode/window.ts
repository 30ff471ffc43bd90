import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Locale } from '../../../contract/values/locale.ts'
import { postcodeRequestSchema, postcodeReturn } from '../../../contract/values/postcode.ts'
import type { Clock } from '../../lib/clock.ts'
import { type SandboxAddress, sandboxAddresses, searchAddresses } from './addresses.ts'
import { languageOf, type Markup, sendPage } from '../page.ts'

const termLength = 60

const messages = {
  ko: {
    title: '연습용 주소 찾기',
    subtitle: '연습용 주소만 있어요',
    heading: '어디로 보낼까요?',
    label: '도로 이름, 동네, 우편번호',
    search: '찾기',
    found: (count: number) => `찾은 주소 ${count}곳`,
    none: (term: string) => `“${term}” 검색 결과가 없어요. 더 짧게 검색해 보세요.`,
    lot: '지번으로 고르기',
    close: '고르지 않고 닫기',
    unknown: '없는 주소 찾기예요. 주문서에서 다시 열어 주세요.',
    does: '용도',
    doesWhat: '우편번호 찾기',
    addresses: '아는 주소',
    about: '이 창은',
    aboutWhat: '카카오 우편번호 서비스를 대신해요. 고른 주소는 주문서에 입력돼요.',
  },
  en: {
    title: 'Sandbox address search',
    subtitle: 'Sample addresses only',
    heading: 'Where should we deliver?',
    label: 'Street, neighbourhood or postal code',
    search: 'Search',
    found: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
    none: (term: string) => `No address matches “${term}”. Try a shorter search.`,
    lot: 'Choose by lot number',
    close: 'Close without choosing',
    unknown: 'This search doesn’t exist. Open it again from the order form.',
    does: 'Purpose',
    doesWhat: 'Postcode search',
    addresses: 'Addresses',
    about: 'This window',
    aboutWhat: 'stands in for Kakao’s postcode service. Your choice goes to the order form.',
  },
} as const satisfies Record<Locale, object>

/** The window of the sandbox's postcode search. */
export function postcodeSearch({ clock }: { readonly clock: Clock }): Hono {
  const window = new Hono()
  // A home address is typed here, so the form posts and no address contains it. A search changes nothing, so it needs
  // no token.
  window.on(['GET', 'POST'], '/', async (c) => {
    const typed = c.req.method === 'POST' ? (await c.req.parseBody())['q'] : undefined
    const asked = typeof typed === 'string' ? typed : ''
    const locale = languageOf(c)
    const { title, subtitle, unknown, does, doesWhat, addresses, about, aboutWhat } = messages[locale]
    const request = c.req.query('request')
    if (!v.is(postcodeRequestSchema, request)) {
      return sendPage(c, clock, { locale, title, subtitle, body: html`<h1>${unknown}</h1>`, titleBlock: [] }, 404)
    }
    return sendPage(c, clock, {
      locale,
      title,
      subtitle,
      body: searchForm(locale, request, asked),
      titleBlock: [
        { term: does, value: doesWhat },
        { term: addresses, value: String(sandboxAddresses.length) },
        { term: about, text: aboutWhat },
      ],
    })
  })
  return window
}

function searchForm(locale: Locale, request: string, asked: string): Markup {
  const { heading, label, search, found, none, close } = messages[locale]
  const term = asked.trim().slice(0, termLength)
  // Without a term it shows all of them.
  const hits = term === '' ? sandboxAddresses : searchAddresses(term)
  return html`<h1>${heading}</h1>
<form method="post">
<p class="field"><label for="q">${label}</label><input id="q" name="q" type="search" maxlength="${termLength}" value="${term}"></p>
<div class="actions"><button class="button main">${search}</button></div>
</form>
<p class="hint" role="status">${hits.length === 0 ? none(term) : found(hits.length)}</p>
<ul class="answers">${hits.map((address) => choices(locale, request, address))}</ul>
<p class="actions"><a class="button" href="${postcodeReturn(request)}">${close}</a></p>`
}

/** An address by its street and by its lot, as the real search offers both. */
function choices(locale: Locale, request: string, { postcode, ko, en, lot }: SandboxAddress): Markup {
  const byStreet = postcodeReturn(request, { postcode, address: ko })
  const byLot = postcodeReturn(request, { postcode, address: lot })
  return html`<li><a href="${byStreet}"><b>${locale === 'ko' ? ko : en}</b><small>${postcode}${locale === 'ko' ? '' : ` · ${ko}`}</small></a></li><li><a href="${byLot}"><b>${lot}</b><small>${messages[locale].lot}</small></a></li>`
}
