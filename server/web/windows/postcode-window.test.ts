import { randomUUID } from 'node:crypto'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { postcodeReturn, postcodeWindow } from '#contract/values/postcode.ts'
import { kakaoPostcode } from '#server/providers/postcode/kakao.ts'
import { policyFindings } from '#tests/support/server/policy-findings.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { kakaoPostcodePage } from './kakao-postcode.ts'
import { postcodePages } from './postcode-window.ts'

const shop = await sampleShop()
const pages = postcodePages(shop.services)
const shopOrigin = 'http://shop.localhost:3000'
const paymentOrigin = 'http://pay.shop.localhost:3000'
const secret = async () => 'a secret of all processes'
const kakaoDoor = postcodePages({
  ...shop.services,
  providers: { ...shop.services.providers, postcode: kakaoPostcode(paymentOrigin, secret) },
})
const kakaoPages = kakaoPostcodePage(secret)
const request = randomUUID()
const found = { postcode: '04799', address: '서울 성동구 공방길 12 (성수동2가)' }

async function bodyOf(response: Response) {
  const { document } = new Window()
  document.write(await response.text())
  return document.body
}

describe('the sandbox’s search', () => {
  /**
   * The window when it opens, or after a search. The term is posted, because no address should contain a home address.
   */
  const open = async (term?: string) => {
    const body = term === undefined ? {} : { method: 'POST', body: new URLSearchParams({ q: term }) }
    const response = await shop.sandbox.request(`/sandbox/postcode?request=${request}`, body)
    const shown = await bodyOf(response)
    return {
      status: response.status,
      links: [...shown.querySelectorAll('.answers a')].map((link) => link.getAttribute('href')),
    }
  }

  test('is used while Kakao’s is not configured', async () => {
    const response = await pages.request(postcodeWindow(request), { headers: { Host: 'shop.localhost:3000' } })
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `${shopOrigin}/sandbox/postcode?request=${request}`,
    ])
  })

  test.each(['공방길', 'gongbang SEONGDONG', '04799', '성수동2가 300-12'])('finds an address by %s', async (term) => {
    const { links } = await open(term)
    expect(links).toEqual([
      postcodeReturn(request, found),
      postcodeReturn(request, { postcode: '04799', address: '서울 성동구 성수동2가 300-12' }),
    ])
  })

  test('finds nothing for an unknown term, and shows all without a term', async () => {
    expect((await open('nowhere')).links).toEqual([])
    expect((await open()).links.length).toBeGreaterThan(40)
  })

  test('is not found without a search', async () => {
    expect((await shop.sandbox.request('/sandbox/postcode')).status).toBe(404)
    expect((await pages.request('/providers/postcode?request=1')).status).toBe(404)
  })
})

/** Opens Kakao's search as a browser on the shop's host does. Returns where it is redirected. */
async function openKakao(): Promise<URL> {
  const headers = { Host: 'shop.localhost:3000' }
  const response = await kakaoDoor.request(postcodeWindow(request), { headers })
  return new URL(response.headers.get('Location') ?? '')
}

describe('Kakao’s search', () => {
  test('opens on the payment host, where no token is stored', async () => {
    expect((await openKakao()).origin).toBe(paymentOrigin)
  })

  test.each([
    ['another origin', 'origin', 'https://evil.example'],
    ['another search', 'request', randomUUID()],
    ['no signature', 'signature', ''],
  ])('runs no script for an address that names %s', async (_, name, value) => {
    const address = await openKakao()
    address.searchParams.set(name, value)
    const response = await kakaoPages.request(address.href)
    expect(response.status).toBe(404)
    expect((await bodyOf(response)).querySelector('script')).toBeNull()
  })

  test('runs its script on its own page, under a policy that allows no other', async () => {
    const response = await kakaoPages.request((await openKakao()).href)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/(^|; )script-src 'sha256-[^']+' https:\/\/t1\.kakaocdn\.net(;|$)/)
    expect(policyFindings(policy)).toEqual([])
    const body = await bodyOf(response)
    expect(body.querySelector('script[src]')?.getAttribute('src')).toMatch(
      /^https:\/\/t1\.kakaocdn\.net\/.*postcode\.v2\.js$/,
    )
    expect(body.dataset['back']).toBe(`${shopOrigin}${postcodeReturn(request)}`)
  })

  /** Runs the page's script with `answer` chosen in Kakao's frame. Returns where it navigates. */
  async function choose(answer: Record<string, string>, library: 'kakao' | 'daum' = 'kakao'): Promise<URL> {
    const body = await bodyOf(await kakaoPages.request((await openKakao()).href))
    const script = body.querySelector('script:not([src])')?.textContent ?? ''
    const gone = Promise.withResolvers<string>()
    class Postcode {
      readonly options: { oncomplete(found: Record<string, string>): void }
      constructor(options: { oncomplete(found: Record<string, string>): void }) {
        this.options = options
      }
      embed(): void {
        this.options.oncomplete(answer)
      }
    }
    const run = new Function('globalThis', 'document', 'location', script)
    run({ [library]: { Postcode } }, body.ownerDocument, { replace: gone.resolve })
    return new URL(await gone.promise)
  }

  const answer = {
    zonecode: '13529',
    userSelectedType: 'R',
    roadAddress: '경기 성남시 분당구 판교역로 166',
    jibunAddress: '경기 성남시 분당구 백현동 532',
    bname: '백현동',
    buildingName: '카카오 판교 아지트',
    apartment: 'N',
  }

  test.each([
    ['by street with its neighbourhood', answer, '경기 성남시 분당구 판교역로 166 (백현동)'],
    [
      'with the name of an apartment house',
      { ...answer, apartment: 'Y' },
      '경기 성남시 분당구 판교역로 166 (백현동, 카카오 판교 아지트)',
    ],
    ['by lot where the person chose that', { ...answer, userSelectedType: 'J' }, '경기 성남시 분당구 백현동 532'],
    ['by street alone in the country', { ...answer, bname: '' }, '경기 성남시 분당구 판교역로 166'],
  ])('tells an address %s', async (_, chosen, address) => {
    for (const library of ['kakao', 'daum'] as const) {
      const { origin, pathname, searchParams } = await choose(chosen, library)
      expect(origin).toBe(shopOrigin)
      expect(pathname).toBe('/providers/postcode/return')
      expect(Object.fromEntries(searchParams)).toEqual({ request, postcode: '13529', address })
    }
  })
})

describe('the end of the window', () => {
  test('sends the chosen address, and closes', async () => {
    const body = await bodyOf(await pages.request(postcodeReturn(request, found)))
    expect({ ...body.dataset }).toEqual({ channel: 'shop-postcode', request, ...found })
  })

  test('sends nothing when nothing was chosen', async () => {
    const body = await bodyOf(await pages.request(postcodeReturn(request)))
    expect({ ...body.dataset }).toEqual({})
    expect(body.querySelector('script')).not.toBeNull()
  })

  test.each([
    ['a postal code of six digits', { ...found, postcode: '123456' }],
    ['no address', { ...found, address: ' ' }],
    ['an address of control characters alone', { ...found, address: '\u0000\u0007' }],
  ])('refuses %s', async (_, invalid) => {
    const response = await pages.request(postcodeReturn(request, invalid))
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).querySelector('script')).toBeNull()
  })

  test('writes an address into the page as text, whatever it contains', async () => {
    const address = '"><script>alert(1)</script>'
    const response = await pages.request(postcodeReturn(request, { ...found, address }))
    const body = await bodyOf(response)
    expect(body.dataset['address']).toBe(address)
    expect(body.querySelectorAll('script')).toHaveLength(1)
  })
})
