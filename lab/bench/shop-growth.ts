import { openDatabase } from '../../server/db/open.ts'
import { deleteExpired } from '../../server/jobs/cleanup.ts'
import { createClock } from '../../server/lib/clock.ts'
import { readBacklog } from '../../server/operator/backlog.ts'
import { listMembers } from '../../server/operator/find.ts'
import { findOrders, listToShip } from '../../server/operator/order-lists.ts'
import { logIn } from './buyer.ts'
import { addBuyers, startDatabase } from './database.ts'
import { growShop } from './grown-shop.ts'
import { startShop } from './shop.ts'
import { type Figure, median } from './table.ts'

/** Once, ten and a hundred times the shop: up to 100,000 members with a million orders. */
const times = [1, 10, 100] as const
const once = { members: 1_000, orders: 10_000, reviews: 500, inquiries: 20 }
const rounds = 30
const mostGrowth = 2
const firstPage = { limit: 20, offset: 0 }

/** Calls of a member, lists of the desk and jobs in shops of three sizes, turn by turn, so that all meet the same machine. */
export async function shopGrowth(): Promise<Figure[]> {
  const shops = []
  for (const factor of times) shops.push({ factor, ...(await openGrownShop(factor)) })
  // Last: an access token is over before the largest shop is filled.
  const entered = []
  for (const { factor, enter } of shops) entered.push({ factor, actions: await enter() })
  const names = Object.keys(entered[0]?.actions ?? {})
  const figures: Figure[] = []
  for (const name of names) {
    const measured = new Map<number, number[]>(times.map((factor) => [factor, []]))
    for (let turn = 0; turn < rounds; turn++)
      for (const { factor, actions } of entered) {
        const started = performance.now()
        await actions[name]?.(turn)
        measured.get(factor)?.push(performance.now() - started)
      }
    const [small, , large] = times.map((factor) => median(measured.get(factor)?.slice(5) ?? []))
    if (small === undefined || large === undefined) throw new Error(`${name} was not measured`)
    figures.push(
      { name: `${name}: a million orders`, value: large, unit: 'ms' },
      {
        name: `${name}: a million orders, of the time on 10,000`,
        value: large / small,
        unit: 'x',
        goal: ['most', mostGrowth],
      },
    )
  }
  const started = performance.now()
  await shops.at(-1)?.cleanUp()
  figures.push({ name: 'hourly cleanup: a million orders', value: performance.now() - started, unit: 'ms' })
  for (const { stop } of shops) await stop()
  return figures
}

async function openGrownShop(factor: number) {
  const engine = await startDatabase()
  const [userid = ''] = await addBuyers(engine, 1)
  const shop = await startShop({ ...engine.environment, TRUST_PROXY: '1' })
  const database = await openDatabase(engine.connection('practicum'), { statementMs: 0 })
  const { db } = database
  const size = Object.fromEntries(Object.entries(once).map(([name, count]) => [name, count * factor]))
  await growShop(db, { ...once, ...size })
  const origin = `http://127.0.0.1:${shop.port}`
  const services = { db, clock: createClock() }
  /** Logs in, and returns what is measured by its name. */
  const enter = async (): Promise<Record<string, (turn: number) => Promise<unknown>>> => {
    const buyer = await logIn(origin, userid)
    await buyer.purchase()
    const read = async (path: string) => {
      const answer = await fetch(`${origin}/api${path}`, { headers: { Authorization: buyer.token } })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    return {
      profile: () => read('/v1/member/my/profile'),
      'purchase history': () => read('/v1/member/my/order?page_size=10'),
      'list of courses': () => read('/v1/lecture/intro/contents?member_type=ALL'),
      'course with its reviews': () => read('/v1/lecture/intro/contents/101?member_type=IDV'),
      login: () => logIn(origin, userid),
      'whole purchase': () => buyer.purchase(),
      'desk, newest orders': () => findOrders(db, {}, firstPage),
      'desk, orders of a name': () => findOrders(db, { buyer: '김하늘' }, firstPage),
      'desk, orders to ship': () => listToShip(db, firstPage),
      'desk, members of a name': () => listMembers(services, { search: '김하늘', ...firstPage }),
      'figures, what waits and what hangs': () => readBacklog(services),
    }
  }
  return {
    enter,
    cleanUp: () => deleteExpired(db, services.clock),
    stop: async () => {
      await shop.stop()
      await database.close()
      await engine.stop()
    },
  }
}
