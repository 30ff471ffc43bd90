import { expect, test } from 'vitest'
import type { Shop } from './server-shop.ts'

/** The promises of every call with paging; `address` carries no query. */
export function refusesBadPaging(shop: Shop, address: string): void {
  test.each([
    ['page_index', '0'],
    ['page_index', 'abc'],
    ['page_index', '-1'],
    ['page_index', '1.5'],
    ['page_index', ''],
    ['page_index', '1000001'],
    ['page_size', '0'],
    ['page_size', '101'],
    ['page_size', 'ten'],
  ])('refuses %s=%s, naming it', async (field, value) => {
    await expectNamed(shop, `${address}?${field}=${value}`, field)
  })
}

/** The promises of every call about one course; `address` makes the address of a number, called `field`. */
export function refusesUnknownCourses(shop: Shop, field: string, address: (number: string) => string): void {
  test.each(['abc', '0', '1.5', '-1', '1000000000', '%20'])(
    `refuses the number %s, naming ${field}`,
    async (number) => {
      await expectNamed(shop, address(number), field)
    },
  )

  test('finds nothing under a number that no course has', async () => {
    expect(await shop.refusal(address('999999'))).toMatchObject({ status: 404, code: 'PR10004404' })
  })
}

/** The refusal of a parameter that does not fit: a 400 that names it. */
export async function expectNamed(shop: Shop, address: string, field: string): Promise<void> {
  const { status, code, problem } = await shop.refusal(address)
  expect({ status, code, field: problem.field }).toEqual({ status: 400, code: 'PR10002400', field })
  expect(problem.message).toContain(field)
}
