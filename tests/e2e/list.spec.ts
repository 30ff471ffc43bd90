import type { Locator } from '@playwright/test'
import { delayScript, expect, test, waitForHydration } from '../support/browser/fixtures.ts'

test('filters by field, member type and title, each with an address', async ({ page, say }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(10)

  await page
    .getByRole('navigation', { name: say('분야', 'Fields') })
    .getByRole('link', { name: say('산업안전', 'Industrial safety') })
    .click()
  await expect(page).toHaveURL(/\?category=safety$/)
  await expect(rows).toHaveCount(8)

  await page
    .getByRole('link', { name: say('기업·기관', 'Teams') })
    .first()
    .click()
  await expect(page).toHaveURL(/category=safety&memberType=GRP|memberType=GRP&category=safety/)

  await page.getByLabel(say('과정 이름', 'Course title')).fill(say('지게차', 'forklift'))
  await page
    .getByRole('button', { name: say('과정 검색', 'Search courses'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(/title=/)
  await expect(rows).toHaveCount(1)

  await page.goBack()
  await expect(page).not.toHaveURL(/title=/)
  await expect(page.getByLabel(say('과정 이름', 'Course title'))).toHaveValue('')
})

test('shows the same list when its address is opened', async ({ page, say }) => {
  await page.goto('/contents?category=job&sort=lessons&view=cards')
  await expect(page.getByLabel(say('정렬', 'Sort by'))).toHaveValue('lessons')
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByRole('link', { name: say('카드로 보기', 'View as cards') })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('counts a field that the shop has not as none, with the other filters as they are', async ({ page, say }) => {
  await page.goto('/contents?category=welding-tig&sort=lessons&view=cards')
  await expect(page).toHaveURL(/\/contents\?sort=lessons&view=cards$/)
  await expect(page.getByLabel(say('정렬', 'Sort by'))).toHaveValue('lessons')
  await expect(page.getByRole('link', { name: new RegExp(say('^모든 분야', '^All fields')) })).toHaveAttribute(
    'aria-current',
    /.+/,
  )
})

test('applies a sort order that was chosen before the script ran, without a layout shift', async ({ page, say }) => {
  const mayCome = await delayScript(page)
  await page.goto('/contents', { waitUntil: 'commit' })
  const order = page.getByLabel(say('정렬', 'Sort by'))
  await expect(order).toBeVisible()
  // The box is as wide as its text, and a font that arrives later has other widths.
  await page.evaluate(() => document.fonts.ready)
  const before = await order.boundingBox()
  await order.selectOption('lessons')
  mayCome()
  await expect(page).toHaveURL(/sort=lessons/)
  await expect.poll(() => order.boundingBox()).toEqual(before)
})

test('shows every course once across all pages', async ({ page, say }) => {
  await page.goto('/contents')
  const titles = new Set<string>()
  for (let number = 1; number <= 5; number++) {
    const pager = page.getByRole('navigation', { name: say('과정 목록 페이지', 'Course list pages') })
    await pager.getByRole('link', { name: String(number), exact: true }).click()
    await expect(pager.getByRole('link', { name: String(number), exact: true })).toHaveAttribute('aria-current', 'page')
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents()) titles.add(title)
  }
  expect(titles.size).toBe(42)
})

test('links to the last page from a page beyond it, and to a wider list when nothing matches', async ({
  page,
  say,
}) => {
  await page.goto('/contents?page=99')
  await expect(
    page.getByRole('heading', { name: say('이 페이지에는 내용이 없어요', 'There’s nothing on this page') }),
  ).toBeVisible()
  await page.goto('/contents?title=qqqq')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('qqqq')
  await page.getByRole('link', { name: say('전체 과정 보기', 'See all courses') }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('ignores invalid parameters', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/contents?page=abc&sort=wild&tab=x&category=<script>&utm_source=mail')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('narrows the list by further filters, each value with what it would list, without the script as well', {
  tag: '@everywhere',
}, async ({ page, browser, baseURL, language, say }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  await page.getByText(say('필터', 'Filters'), { exact: true }).click()
  const equipment = page.getByRole('group', { name: say('필요 장비', 'Equipment') })
  const wheel = equipment.getByRole('link', { name: say('레이싱 휠로 1', 'With a racing wheel 1') })
  await wheel.click()
  await expect(page).toHaveURL(/\?equipment=wheel$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  // It would list more again.
  await expect(equipment.getByRole('link', { name: say('헤드셋 없이도', 'Without a headset') })).toBeVisible()
  await wheel.click()
  await expect(page).toHaveURL(/\/contents$/)

  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  await plain.goto(`/contents?price=inquiry&lang=${language}`)
  await expect(plain.getByRole('article')).toHaveCount(
    await countOf(plain.getByRole('link', { name: say('가격 문의', 'On inquiry') })),
  )
  await plain.getByRole('link', { name: say('필터 해제', 'Clear the filters') }).click()
  await expect(plain).toHaveURL(/\/contents(\?lang=..)?$/)
  await plain.close()
})

/** The number at the end of a filter's link. */
async function countOf(link: Locator): Promise<number> {
  return Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0])
}

test('puts courses beside each other, from the list, without the script as well', async ({
  page,
  browser,
  baseURL,
  language,
  say,
}) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const add = page.getByRole('link', { name: new RegExp(say('비교에 추가$', '^Add to comparison: ')) })
  await add.first().click()
  await expect(page).toHaveURL(/compare=\d+$/)
  await add.first().click()
  await expect(page).toHaveURL(/compare=\d+_\d+$/)
  await page
    .getByRole('status')
    .getByRole('link', { name: say('과정 비교', 'Compare courses') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('과정 비교', 'Compare courses'))
  await expect(page.getByRole('columnheader')).toHaveCount(2)

  // The choice is part of the address: cards show the same one, and it outlives a reload.
  await page.goto('/contents?view=cards&compare=401')
  await waitForHydration(page)
  await add.first().click()
  await expect(page).toHaveURL(/view=cards&compare=401_\d+$|compare=401_\d+&view=cards$/)
  await page.reload()
  await expect(page.getByRole('status').getByText(say('과정 2개 선택', '2 courses chosen'))).toBeInViewport()

  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  await plain.goto(`/contents?view=cards&compare=401&lang=${language}`)
  await plain
    .getByRole('link', { name: new RegExp(say('비교에 추가$', '^Add to comparison: ')) })
    .first()
    .click()
  await expect(plain.getByRole('status').getByRole('link', { name: say('과정 비교', 'Compare courses') })).toBeVisible()
  await plain.goto(`/contents/compare?ids=401_403_999&lang=${language}`)
  await expect(plain.getByRole('columnheader')).toHaveCount(2)
  await expect(plain.getByText('999')).toBeVisible()
  await plain.close()
})
