import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { passwordLogin } from '../../contract/accounts/login.ts'
import { courseList } from '../../contract/courses/course-calls.ts'
import { type Buyer, logIn } from '../bench/buyer.ts'
import { addBuyers, buyerPassword, startDatabase } from '../bench/database.ts'
import { startShop } from '../bench/shop.ts'
import { percentile } from '../bench/table.ts'
import { flood } from './flood.ts'
import { report } from './results.ts'

// Ten times as many visitors as keep one process busy, for `OVERLOAD_SECONDS`. What is answered is answered soon, the rest
// is refused with a time to come back; logins and payments are not refused.

const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? '30')
/** As many as keep the process busy, and ten times as many. */
const visitors = { busy: 40, overload: 400 }
const overload = 10
const pauseMs = 50

test('ten times too many visitors are refused in order, and buyers go on', async () => {
  await using database = await startDatabase()
  const userids = await addBuyers(database, 3)
  await using shop = await startShop({ ...database.environment, TRUST_PROXY: '1' })
  const { port } = shop
  const busySeconds = 5
  const busy = await flood({ port, visitors: visitors.busy, perSecond: 100_000, milliseconds: busySeconds * 1000 })

  let isOver = false
  const origin = `http://127.0.0.1:${port}`
  const waits: Record<'read' | 'login' | 'purchase', number[]> = { read: [], login: [], purchase: [] }
  let [refusedReads, refusedBuyers] = [0, 0]
  const timed = async (name: keyof typeof waits, work: () => Promise<boolean>) => {
    const started = performance.now()
    const isAnswered = await work().catch(() => false)
    if (isAnswered) waits[name].push(performance.now() - started)
    else if (name === 'read') refusedReads += 1
    else refusedBuyers += 1
    await setTimeout(pauseMs)
  }
  const read = async () => {
    for (let turn = 0; !isOver; turn++)
      await timed('read', async () => {
        const answer = await fetch(`${origin}/api${courseList.path}?member_type=ALL&title=probe-${turn}`, {
          headers: { 'X-Forwarded-For': '10.8.0.1' },
        })
        await answer.arrayBuffer()
        return answer.ok
      })
  }
  const login = async () => {
    const headers = { 'X-Forwarded-For': '10.8.0.2' }
    const first = await fetch(`${origin}/api/v1/lecture/intro/category/menu`, { headers })
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join('; '))?.[1] ?? ''
    for (let turn = 0; !isOver; turn++)
      await timed('login', async () => {
        const answer = await fetch(`${origin}/api${passwordLogin.path}`, {
          method: 'POST',
          headers: {
            'X-Forwarded-For': `10.7.${turn >> 8}.${turn & 255}`,
            'Content-Type': 'application/json',
            'X-XSRF-TOKEN': xsrf,
            Cookie: `XSRF-TOKEN=${xsrf}`,
          },
          body: JSON.stringify({ userid: userids[0], password: buyerPassword }),
        })
        await answer.arrayBuffer()
        return answer.ok
      })
  }
  const buy = async ({ purchase }: Buyer) => {
    while (!isOver)
      await timed('purchase', async () => {
        await purchase()
        return true
      })
  }
  const buyers = await Promise.all(userids.slice(1).map((userid) => logIn(origin, userid)))
  const others = [read(), login(), ...buyers.map(buy)]
  const capacity = busy.served / busySeconds
  const counts = await flood({
    ...{ port, visitors: visitors.overload },
    ...{ perSecond: overload * capacity, milliseconds: seconds * 1000 },
  })
  isOver = true
  await Promise.all(others)

  const offered = (counts.served + counts.refused) / seconds
  console.log({ busy, counts, refusedReads, refusedBuyers })
  report([
    {
      name: 'overload: visitors, of those that keep a process busy',
      value: visitors.overload / visitors.busy,
      unit: 'x',
    },
    { name: 'overload: requests, of what the process serves', value: offered / capacity, unit: 'x' },
    { name: 'overload: answers a second', value: counts.served / seconds, unit: '/s' },
    { name: 'overload: reads answered, p99', value: percentile(waits.read, 99) / 1000, unit: 's', goal: ['most', 1] },
    { name: 'overload: reads refused', value: (counts.refused / (counts.served + counts.refused)) * 100, unit: '%' },
    {
      name: 'overload: refused without a time to come back',
      value: counts.withoutRetryAfter,
      unit: '',
      goal: ['most', 0],
    },
    { name: 'overload: other failures', value: counts.failed, unit: '', goal: ['most', 0] },
    { name: 'overload: logins, p99', value: percentile(waits.login, 99) / 1000, unit: 's' },
    { name: 'overload: purchases (nine calls), p99', value: percentile(waits.purchase, 99) / 1000, unit: 's' },
    {
      name: 'overload: logins and purchases',
      value: waits.login.length + waits.purchase.length,
      unit: '',
      goal: ['least', 10],
    },
    { name: 'overload: logins and purchases refused', value: refusedBuyers, unit: '', goal: ['most', 0] },
  ])
  expect(await fetch(`${origin}/readyz`).then(({ status }) => status)).toBe(200)
})
