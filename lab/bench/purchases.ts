import { type Buyer, logIn } from './buyer.ts'
import { addBuyers, startDatabase } from './database.ts'
import { startShop } from './shop.ts'
import { type Figure, percentile } from './table.ts'

const buyersAtOnce = 8
const members = 40
const purchases = 600
/** Made first and not counted. */
const warmupPurchases = 80

/** Purchases per second at one process, by several buyers at the same time; the sandbox's provider answers at once. */
export async function purchaseThroughput(): Promise<Figure[]> {
  await using database = await startDatabase()
  const userids = await addBuyers(database, members)
  await using shop = await startShop({ ...database.environment, TRUST_PROXY: '1' })
  const buyers: Buyer[] = []
  for (const userid of userids) buyers.push(await logIn(`http://127.0.0.1:${shop.port}`, userid))

  await buy(buyers, warmupPurchases)
  const started = performance.now()
  const times = await buy(buyers, purchases)
  const seconds = (performance.now() - started) / 1000
  return [
    { name: 'purchases by one process', value: times.length / seconds, unit: 'a second', goal: ['least', 20] },
    { name: `purchase among ${buyersAtOnce}, p99`, value: percentile(times, 99), unit: 'ms', goal: ['most', 1000] },
  ]
}

/** Makes `size` purchases, `buyersAtOnce` at a time; returns how long each took, in ms. */
async function buy(buyers: readonly Buyer[], size: number): Promise<number[]> {
  const times: number[] = []
  let begun = 0
  // Each lane has its own members, so nobody makes two purchases at the same time.
  const lane = async (index: number) => {
    const own = buyers.filter((_, at) => at % buyersAtOnce === index)
    for (let turn = 0; begun < size; turn++) {
      begun += 1
      const started = performance.now()
      await own[turn % own.length]?.purchase()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, (_, index) => lane(index)))
  return times
}
