import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleShop } from '../../tests/support/server/shop.ts'
import { devices } from '../db/schema/boards.ts'
import { courses } from '../db/schema/courses.ts'
import { sitemap } from './sitemap.ts'

const { services } = await sampleShop()
const { db, clock } = services

/** Numbers of the pages of `path` in the sitemap, in Korean. */
async function numbersOf(path: string): Promise<number[]> {
  const pages = new RegExp(`<loc>[^<]*${path}\\?id=(\\d+)[^<]*lang=ko</loc>`, 'g')
  return [...(await sitemap(db, clock, services.config)).matchAll(pages)].map(([, idx]) => Number(idx))
}

test('lists open and coming courses, without withdrawn ones; coming ones have no promotion page', async () => {
  await db.update(courses).set({ isWithdrawn: true }).where(eq(courses.idx, 202))
  const open = [101, 102, 201, 301, 302, 303, 304, 305, 306, 307, 308]
  expect(await numbersOf('/contents/detail')).toEqual([101, 102, 103, 201, 301, 302, 303, 304, 305, 306, 307, 308])
  expect(await numbersOf('/promotion')).toEqual(open)
})

test('lists the devices, without withdrawn ones', async () => {
  await db.update(devices).set({ isWithdrawn: true }).where(eq(devices.idx, 12))
  expect(await numbersOf('/device/detail')).toEqual([11, 21])
})
