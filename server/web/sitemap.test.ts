import { eq } from 'drizzle-orm'
import readRobots from 'robots-parser'
import { expect, test } from 'vitest'
import { sampleShop } from '#tests/support/server/shop.ts'
import { devices } from '../db/schema/boards.ts'
import { courses } from '../db/schema/courses.ts'
import { robots, sitemap } from './sitemap.ts'

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

test('lists each page once in each language, with the page in the other language beside it', async () => {
  const entries = (await sitemap(db, clock, services.config)).split('\n').filter((line) => line.startsWith('<url>'))
  const page = (language: string) => `http://shop.localhost:3000/device/detail?id=11&amp;lang=${language}`
  const alternates = `<xhtml:link rel="alternate" hreflang="en" href="${page('en')}"/><xhtml:link rel="alternate" hreflang="ko" href="${page('ko')}"/>`
  expect(entries.filter((entry) => entry.includes('/device/detail?id=11&'))).toEqual([
    `<url><loc>${page('en')}</loc>${alternates}</url>`,
    `<url><loc>${page('ko')}</loc>${alternates}</url>`,
  ])
  expect(new Set(entries).size).toBe(entries.length)
})

test('lists the devices, without withdrawn ones', async () => {
  await db.update(devices).set({ isWithdrawn: true }).where(eq(devices.idx, 12))
  expect(await numbersOf('/device/detail')).toEqual([11, 21])
})

test('tells robots where the sitemap is, and lets them read its pages but no calls and no support views', async () => {
  const origin = services.config.desktopOrigin
  const rules = readRobots(`${origin}/robots.txt`, robots(services.config))
  expect(rules.getSitemaps()).toEqual([`${origin}/sitemap.xml`])
  const pages = [...(await sitemap(db, clock, services.config)).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const addresses = pages.map(([, address = '']) => address.replaceAll('&amp;', '&'))
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((address) => rules.isDisallowed(address, 'Googlebot'))).toEqual([])
  for (const path of ['/api/v1/board/device', '/support', '/support/flows/login', '/sandbox/outbox'])
    expect(rules.isAllowed(`${origin}${path}`, 'Googlebot'), path).toBe(false)
})
