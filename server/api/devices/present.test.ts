import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { devices } from '#server/db/schema/boards.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { presentDeviceSummary } from './present.ts'

const shop = await sampleShop()
const [row] = await shop.services.db.select().from(devices).where(eq(devices.idx, 11))
if (!row) throw new Error('the sample shop has this device')
const present = (change: Partial<typeof row>, today = '2026-11-21') =>
  presentDeviceSummary({ ...row, ...change }, { locale: 'en', today })

test.each([
  [0, '2026-11-20', null],
  [0, '2026-11-21', '2026-11-21'],
  [0, '2026-11-22', '2026-11-22'],
  [1, '2026-11-22', null],
  [0, null, null],
])('with %i in stock that return on %s, shows the day %s', (stock, returnsOn, shown) => {
  expect(present({ stock, returnsOn })).toMatchObject({ stock, returns_on: shown })
})

test('a term is discounted against the shortest one, never below 0 %', () => {
  const rentals = [
    { months: 1, monthlyAmount: 50_000 },
    { months: 3, monthlyAmount: 50_001 },
    { months: 6, monthlyAmount: 49_750 },
    { months: 12, monthlyAmount: 40_000 },
  ]
  expect(present({ rentals }).rental).toEqual([
    { subs_month: 1, amt: 50_000, disc_rate: 0, total_amt: 50_000 },
    { subs_month: 3, amt: 50_001, disc_rate: 0, total_amt: 150_003 },
    { subs_month: 6, amt: 49_750, disc_rate: 1, total_amt: 298_500 },
    { subs_month: 12, amt: 40_000, disc_rate: 20, total_amt: 480_000 },
  ])
  expect(present({ rentals: [] }).rental).toEqual([])
})

test('a device that is not sold has no price', () => {
  expect(present({ purchaseAmount: null }).purchase).toBeNull()
  expect(present({ purchaseAmount: 0 }).purchase).toEqual({ amt: 0 })
})
