import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { client } from './generated/client.gen.ts'
import {
  beginPayment,
  confirmPayment,
  courseDetail,
  createOrder,
  orderDetail,
  passwordLogin,
  quote,
} from './generated/index.ts'

// Buys once with the generated client, by what the API document says alone: `client.spec.ts` compiles it strictly beside
// the client and runs it with the shop's origin. Prints the address of the payment window, reads the address that the
// window returned to, and prints the state of the order.

const [origin = ''] = process.argv.slice(2)
const cookies = new Map<string, string>()

/** `fetch` with cookies, which Node does not keep. */
async function fetchWithCookies(request: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const sent = new Request(request, init)
  sent.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const answer = await fetch(sent)
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return answer
}

client.setConfig({ baseUrl: origin, fetch: fetchWithCookies })
const throwOnError = true
const writing = () => ({ headers: { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '' }, throwOnError }) as const

const { data: course } = await courseDetail({ path: { lectureId: 101 }, query: { member_type: 'IDV' }, throwOnError })
const [pass] = course.content.individual.option.subscription
if (!pass) throw new Error('the course has a pass')
const items = [{ kind: 'course' as const, option: pass.idx }]

const { data: session } = await passwordLogin({ body: { userid: 'practice01', password: 'Practice1!' }, ...writing() })
client.setConfig({ auth: session.content.access_token })

const { data: prices } = await quote({ body: { items }, ...writing() })
const { data: placed } = await createOrder({
  body: {
    idempotency_key: randomUUID(),
    items,
    buyer: {
      name: '김하늘',
      phone: '01023450142',
      postcode: '04799',
      address: '서울 성동구 아차산로 104',
      address_detail: '1203호',
      delivery: null,
    },
    total_amt: prices.content.total_amt,
    is_agreed: true,
  },
  ...writing(),
})
const order = { path: { id: placed.content.order_number } }
const { data: begun } = await beginPayment({
  ...order,
  body: { method: 'card', return_path: '/order?course=101' },
  ...writing(),
})

const terminal = createInterface(process.stdin, process.stdout)
const returned = new URL(await terminal.question(`${begun.content.url}\n`)).searchParams
terminal.close()
await confirmPayment({
  body: {
    payment_id: begun.content.payment_id,
    payment_key: returned.get('payment_key') ?? '',
    amount: prices.content.total_amt,
  },
  ...writing(),
})
const { data: bought } = await orderDetail({ ...order, throwOnError })
console.log(`${bought.content.status} ${bought.content.total_amt}`)
