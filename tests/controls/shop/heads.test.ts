import { afterAll, expect, it, vi } from 'vitest'
import { locales } from '#contract/values/locale.ts'
import { loadShopPage, type ShopTable } from './page.tsx'
import { tables } from './tables.ts'

// The head of each page that has rows, as search engines and messengers read it, in files that are read through when they
// change.

// Most of a head is only what the server sends.
vi.stubEnv('SSR', true)
// Files of one worker share their environment.
afterAll(() => void vi.unstubAllEnvs())

const pages = Object.values(tables)
  // One of each address: what a member sees has the head that a visitor sees.
  .filter(({ address }, index, all) => all.findIndex((other) => other.address === address) === index)
  .toSorted((one, other) => (one.address < other.address ? -1 : 1))

/** Lines of what a page adds to the head, without icons and sizes, which all pages share. */
async function headOf(table: ShopTable, locale: (typeof locales)[number]): Promise<string> {
  const { router } = await loadShopPage(table, locale)
  const lines = router.state.matches.flatMap(({ meta = [], links = [] }) => [
    ...meta.flatMap((each) => {
      if (!each) return []
      if ('title' in each) return [`title: ${each.title}`]
      if ('script:ld+json' in each) return [`data: ${JSON.stringify(each['script:ld+json'], undefined, 2)}`]
      return [`${each.name ?? each.property}: ${each.content}`]
    }),
    ...links.flatMap((each) =>
      each?.href && !/icon|manifest/.test(each.rel ?? '')
        ? [`${each.rel} ${each.hrefLang ?? each.media ?? ''}: ${each.href}`]
        : [],
    ),
  ])
  const shared = /^(og:(site_name|type|image:(type|width|height))|twitter:card):/
  return [`== ${table.address}`, ...lines.filter((line) => !shared.test(line)), ''].join('\n')
}

it.each(locales)('every page has its own head: %s', async (locale) => {
  const heads: string[] = []
  for (const table of pages) heads.push(await headOf(table, locale))
  await expect(heads.join('\n')).toMatchFileSnapshot(`heads.${locale}.txt`)
})
