import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Locale } from '#contract/values/locale.ts'
import { postcodeRequestSchema, postcodeReturn } from '#contract/values/postcode.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PostcodeProvider } from '#server/providers/postcode/port.ts'
import { type Answer, actions, answers, button, buttonLink, field, notice } from '../controls.ts'
import { languageOf, type Markup, sayIn, sendPage } from '../page.ts'
import { type SandboxAddress, sandboxAddresses, searchAddresses } from './addresses.ts'

const termLength = 60

/** The postcode search of `/sandbox/postcode`, over addresses of the repository. */
export const sandboxPostcode: PostcodeProvider = {
  window: async ({ request, origin }) => `${origin}/sandbox/postcode?request=${request}`,
}

/** The window of the sandbox's postcode search. */
export function postcodeSearch({ clock }: { readonly clock: Clock }): Hono {
  const window = new Hono()
  // A home address is typed here, so the form posts and no address contains it. A search changes nothing, so it needs
  // no token.
  window.on(['GET', 'POST'], '/', async (c) => {
    const typed = c.req.method === 'POST' ? (await c.req.parseBody())['q'] : undefined
    const term = (typeof typed === 'string' ? typed : '').trim().slice(0, termLength)
    const say = sayIn(languageOf(c))
    const title = say('연습용 주소 찾기', 'Sandbox address search')
    const subtitle = say('연습용 주소만 있어요', 'Sample addresses only')
    const request = c.req.query('request')
    if (!v.is(postcodeRequestSchema, request)) {
      const unknown = say(
        '없는 주소 찾기예요. 주문서에서 다시 열어 주세요.',
        'This search doesn’t exist. Open it again from the order form.',
      )
      return sendPage(c, clock, { title, subtitle, body: notice(unknown) }, 404)
    }
    return sendPage(c, clock, {
      title,
      subtitle,
      body: search(c, request, term),
      facts: [
        { term: say('용도', 'Purpose'), value: say('우편번호 찾기', 'Postcode search') },
        { term: say('아는 주소', 'Addresses'), value: String(sandboxAddresses.length) },
      ],
      about: say(
        '카카오 우편번호 서비스를 대신해요. 고른 주소는 주문서에 입력돼요.',
        'stands in for Kakao’s postcode service. Your choice goes to the order form.',
      ),
    })
  })
  return window
}

/** The form with what it found; without a term it shows all addresses. */
function search(c: Context, request: string, term: string): Markup {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const found = term === '' ? sandboxAddresses : searchAddresses(term)
  const count = found.length
  const label = say('도로 이름, 동네, 우편번호', 'Street, neighbourhood or postal code')
  const said =
    count === 0
      ? say(
          `“${term}” 검색 결과가 없어요. 더 짧게 검색해 보세요.`,
          `No address matches “${term}”. Try a shorter search.`,
        )
      : say(`찾은 주소 ${count}곳`, count === 1 ? '1 address found' : `${count} addresses found`)
  return html`<h1>${say('어디로 보낼까요?', 'Where should we deliver?')}</h1>
<form method="post">
${field({ name: 'q', type: 'search', label, longest: termLength, value: term })}
${actions(button({ text: say('찾기', 'Search'), isMain: true }))}
</form>
<p class="hint" role="status">${said}</p>
${answers(found.flatMap((address) => choicesOf(locale, request, address)))}
${actions(buttonLink(postcodeReturn(request), say('고르지 않고 닫기', 'Close without choosing')))}`
}

/** An address by its street and by its lot, as the real search offers both. */
function choicesOf(locale: Locale, request: string, { postcode, ko, en, lot }: SandboxAddress): Answer[] {
  const say = sayIn(locale)
  return [
    {
      href: postcodeReturn(request, { postcode, address: ko }),
      title: say(ko, en),
      text: say(postcode, `${postcode} · ${ko}`),
    },
    {
      href: postcodeReturn(request, { postcode, address: lot }),
      title: lot,
      text: say('지번으로 고르기', 'Choose by lot number'),
    },
  ]
}
