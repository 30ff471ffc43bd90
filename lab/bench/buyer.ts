import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { passwordLogin } from '../../contract/accounts/login.ts'
import type { SelectedItem } from '../../contract/addresses/order-selection.ts'
import { courseDetail } from '../../contract/courses/course-detail.ts'
import { beginPayment, confirmPayment, createOrder, quote } from '../../contract/orders/checkout.ts'
import type { Endpoint } from '../../contract/protocol/endpoint.ts'
import { paymentHostPath } from '../../server/providers/payment/paths.ts'
import { buyerPassword } from './database.ts'

/** A member in a browser with cookies of its own, at a shop in another process. */
export interface Buyer {
  /** The access token. */
  readonly token: string
  /** The form of an order, under a key of its own. */
  form(): v.InferInput<typeof createOrder.body>
  /** Orders what a form says; answers the number. */
  order(form: v.InferInput<typeof createOrder.body>): Promise<string>
  /** A whole purchase: order, payment window, its answer, confirmation. Throws unless it ends paid. */
  purchase(): Promise<void>
}

/** What everybody buys: the first pass of a bundled course. */
const course = '/v1/lecture/intro/contents/101?member_type=IDV'
const envelopeSchema = v.object({ status_code: v.unknown(), content: v.unknown() })
const maxRedirects = 5

let networks = 0

/** Another address each time, so that nobody meets the limits of one network. */
function nextNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

interface Sent {
  readonly token?: string
  readonly json?: unknown
  readonly form?: URLSearchParams
}

/** A browser: cookies are kept and sent by their paths. */
function openBrowser(origin: string) {
  const jar = new Map<string, { value: string; path: string }>()

  const send = async (address: string, sent: Sent = {}) => {
    const url = new URL(address, origin)
    const cookies = [...jar].filter(([, { path }]) => url.pathname.startsWith(path))
    const isPost = sent.json !== undefined || sent.form !== undefined
    const answer = await fetch(url, {
      method: isPost ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        'Accept-Language': 'ko',
        'X-Forwarded-For': nextNetwork(),
        Cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(sent.token === undefined ? {} : { Authorization: sent.token }),
        ...(sent.json === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': jar.get('XSRF-TOKEN')?.value ?? '' }),
      },
      ...(sent.json === undefined ? {} : { body: JSON.stringify(sent.json) }),
      ...(sent.form === undefined ? {} : { body: sent.form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/'
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, { value, path })
    }
    return { url, answer, text: await answer.text() }
  }

  const call = async <E extends Endpoint>(
    { content }: E,
    path: string,
    sent: Pick<Sent, 'token' | 'json'> = {},
  ): Promise<v.InferOutput<E['content']>> => {
    const { answer, text } = await send(`/api${path}`, sent)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return v.parse(content, v.parse(envelopeSchema, JSON.parse(text)).content)
  }

  /** Follows redirects to a page outside the shop; returns an address of the shop without opening it. */
  const goTo = async (address: string, form?: URLSearchParams) => {
    let { url, answer, text } = await send(address, form ? { form } : {})
    for (let count = 0; answer.headers.has('Location'); count++) {
      if (count === maxRedirects) throw new Error(`${address} leads nowhere`)
      const next = new URL(answer.headers.get('Location') ?? '', url)
      if (!next.pathname.startsWith('/sandbox') && !next.pathname.startsWith(paymentHostPath))
        return { url: next, text }
      ;({ url, answer, text } = await send(next.href))
    }
    return { url, text }
  }
  return { call, goTo }
}

/** Logs in a member that `addBuyers` made. */
export async function logIn(origin: string, userid: string): Promise<Buyer> {
  const { call, goTo } = openBrowser(origin)
  const { individual } = await call(courseDetail, course)
  const [pass] = individual.option.subscription
  if (!pass) throw new Error('the course has no pass')
  const items: SelectedItem[] = [{ kind: 'course', option: pass.idx, quantity: 1 }]
  const { access_token: token } = await call(passwordLogin, passwordLogin.path, {
    json: { userid, password: buyerPassword },
  })
  const { total_amt } = await call(quote, quote.path, { token, json: { items } })

  const form: Buyer['form'] = () => ({
    idempotency_key: randomUUID(),
    items,
    buyer: {
      name: '김하늘',
      phone: '01023450142',
      postcode: '04799',
      address: '서울 성동구 아차산로 104',
      address_detail: '1203호',
      delivery: '문 앞에 놓아 주세요',
    },
    total_amt,
    is_agreed: true,
  })
  const order: Buyer['order'] = async (json) =>
    (await call(createOrder, createOrder.path, { token, json })).order_number

  return {
    token,
    form,
    order,
    purchase: async () => {
      const number = await order(form())
      const { payment_id, url } = await call(beginPayment, `/v1/order/${number}/payment`, {
        token,
        json: { method: 'card', return_path: '/order?course=101' },
      })
      const ticket = new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? ''
      const window = await goTo(`${paymentHostPath}/open`, new URLSearchParams({ ticket }))
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(window.text)?.[1] ?? ''
      const { url: end } = await goTo(
        window.url.href,
        new URLSearchParams({ xsrf, answer: 'approve', delay: '0', decline: 'over_limit', amount: String(total_amt) }),
      )
      const { status } = await call(confirmPayment, confirmPayment.path, {
        token,
        json: { payment_id, payment_key: end.searchParams.get('payment_key'), amount: total_amt },
      })
      if (status !== 'paid') throw new Error(`the purchase ended ${status}`)
    },
  }
}
