import { setTimeout } from 'node:timers/promises'
import { passwordLogin } from '../../contract/accounts/login.ts'
import { sandboxMembers } from '../../server/sandbox/members.ts'
import { startShop } from './shop.ts'
import { type Figure, percentile } from './table.ts'
import { headers } from './throughput.ts'

/** Visitors of different networks that ask for new pages all the time. */
const visitors = 48
const durationMs = 12_000
/** Time between two requests of a probe, in ms. */
const pauseMs = 25

let networks = 0

/** Another address each time: one network alone meets the budget of its own renders. */
const nextNetwork = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`

/** How long visitors wait for pages in memory, calls and logins while others ask for pages that are not in memory. */
export async function floodOfNewPages(): Promise<Figure[]> {
  await using shop = await startShop({ TRUST_PROXY: '1' })
  const origin = `http://127.0.0.1:${shop.port}`
  const send = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { ...headers, ...init.headers, 'X-Forwarded-For': nextNetwork() },
    })
  const first = await send('/api/v1/lecture/intro/category/menu')
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join('; '))?.[1] ?? ''
  const userids = sandboxMembers.map(({ userid }) => userid)
  const probes = {
    'page in memory': () => send('/'),
    call: () => send('/api/v1/lecture/intro/category/menu'),
    login: (turn: number) =>
      send(`/api${passwordLogin.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': xsrf, Cookie: `XSRF-TOKEN=${xsrf}` },
        body: JSON.stringify({ userid: userids[turn % 2], password: 'Practice1!' }),
      }),
  }
  /** The waits of each probe, in ms, until `isOver`. */
  const probe = async (isOver: () => boolean) =>
    Promise.all(
      Object.entries(probes).map(async ([name, request]) => {
        const measured: number[] = []
        for (let turn = 0; !isOver(); turn++) {
          const started = performance.now()
          const answer = await request(turn)
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
          measured.push(performance.now() - started)
          await setTimeout(pauseMs)
        }
        return { name, p99: percentile(measured, 99) }
      }),
    )
  const over = (milliseconds: number) => {
    const end = performance.now() + milliseconds
    return () => performance.now() > end
  }
  const calm = await probe(over(durationMs / 2))

  const isOver = over(durationMs)
  let pages = 0
  let refused = 0
  const flood = Array.from({ length: visitors }, async () => {
    while (!isOver()) {
      const answer = await send(`/contents?title=${encodeURIComponent(`새 ${crypto.randomUUID().slice(0, 8)}`)}`)
      await answer.arrayBuffer()
      if (answer.status === 503 && answer.headers.has('Retry-After')) {
        refused += 1
        await setTimeout(Number(answer.headers.get('Retry-After')) * 1000)
      } else if (answer.ok) pages += 1
      else throw new Error(`a new page answered ${answer.status}`)
    }
  })
  const times = await probe(isOver)
  await Promise.all(flood)
  return [
    { name: 'new pages during a flood of them', value: (pages * 1000) / durationMs, unit: 'a second' },
    { name: 'new pages refused for a moment', value: refused, unit: '' },
    ...calm.map(({ name, p99 }) => ({ name: `${name} before the flood, p99`, value: p99, unit: 'ms' })),
    ...times.map(({ name, p99 }) => ({
      name: `${name} during a flood of new pages, p99`,
      value: p99,
      unit: 'ms',
      goal: ['most', 300] as const,
    })),
  ]
}
