import { expect, test } from 'vitest'
import { shopSearch } from '#contract/desk/search.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { browser } = await deskOf(shop).operator('who searches', ['viewer'])

const find = async (title: string, locale: 'ko' | 'en') => {
  const path = `/v1/desk/search?title=${encodeURIComponent(title)}`
  return (await browser.call(shopSearch, path, { locale })).content
}

test('finds courses and devices by the words of a customer, as the shop does', async () => {
  const korean = await find('용접', 'ko')
  expect(korean.origin).toBe(shop.services.config.desktopOrigin)
  const titles = korean.suggestions.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  // The other keyboard layout, and the other language.
  for (const typed of ['dydwjq', 'welding'])
    expect((await find(typed, 'ko')).suggestions.map(({ title }) => title)).toEqual(expect.arrayContaining([titles[0]]))
  expect((await find('headset', 'en')).suggestions.map(({ kind }) => kind)).toContain('device')
})

test('finds nothing for nothing', async () => {
  expect((await find('', 'en')).suggestions).toEqual([])
})
