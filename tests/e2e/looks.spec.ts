import { samplePassword } from '#tests/flows/samples/samples.ts'
import { boxesOf, boxOf, openAt } from '../support/browser/boxes.ts'
import { expect, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'
import { addressInState } from '../support/browser/flow-state.ts'
import { logIn } from '../support/browser/log-in.ts'

// How pages look at single widths, by computed values. `widths.spec.ts` holds every page at every width.

visitTest('home on an upright tablet: the picture stands above the text, in its whole width', async ({ page, say }) => {
  await openAt(page, 768, '/')
  const slide = page.getByRole('region', { name: say('소식', 'News') }).getByRole('group', { name: '1/4' })
  const slideBox = await boxOf(slide)
  const picture = await boxOf(slide.locator('img').first())
  const heading = await boxOf(slide.getByRole('heading', { level: 2 }))
  expect(picture.y + picture.height).toBeLessThanOrEqual(heading.y)
  expect(picture.width).toBeCloseTo(slideBox.width, 0)
  expect(picture.width / picture.height).toBeCloseTo(16 / 7, 1)
})

visitTest(
  'home on an upright tablet: the row of cards runs from the edge of the window to its shortcuts',
  async ({ page, say }) => {
    await openAt(page, 768, '/')
    const heading = page.getByRole('heading', { name: say('새로 나온 과정', 'New courses') })
    const row = page.locator('section').filter({ has: heading }).getByRole('article').first().locator('..')
    const { x, width } = await boxOf(row)
    expect(x).toBe(0)
    // The shortcuts take 44 px of the window's width.
    expect(x + width).toBe(768 - 44)
    // The first card begins where the text does, and the last one in sight goes on beyond the edge.
    const cards = await boxesOf(row.locator('> *'))
    expect(cards[0]?.x).toBeCloseTo((await boxOf(heading)).x, 0)
    expect(cards.some((card) => card.x < x + width && card.x + card.width > x + width)).toBe(true)
  },
)

visitTest('course on an upright tablet: no fact takes more than two lines', async ({ page, say }) => {
  await openAt(page, 768, '/contents/detail?id=601&memberType=IDV')
  const list = page
    .locator('dl')
    .filter({ hasText: say('준비물', 'What you need') })
    .first()
  await expect(list.locator('dd').last()).not.toBeEmpty()
  const lines = await list
    .locator('dd')
    .evaluateAll((values) =>
      values.map((value) => value.clientHeight / Number.parseFloat(getComputedStyle(value).lineHeight)),
    )
  expect(lines).toHaveLength(5)
  for (const count of lines) expect(count).toBeLessThan(2.5)
  const columns = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(3)
})

test.describe('promotion on a phone', () => {
  visitTest('has an arrow between two pictures of a row, and none at its end', async ({ page }) => {
    await openAt(page, 390, '/promotion?id=601')
    const rows = await page.locator('ol[data-columns]').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.children].map((item) => ({
          top: Math.round(item.getBoundingClientRect().top),
          hasArrow:
            getComputedStyle(item, '::after').content !== 'none' &&
            getComputedStyle(item, '::after').display !== 'none',
        })),
      ),
    )
    const steps = rows.flatMap((row) =>
      row.map(({ top, hasArrow }, index) => ({ hasArrow, isFollowed: row[index + 1]?.top === top })),
    )
    expect(steps.filter(({ isFollowed }) => isFollowed).length).toBeGreaterThan(3)
    expect(steps.filter(({ hasArrow, isFollowed }) => hasArrow !== isFollowed)).toEqual([])
  })

  visitTest('has no hole between a stop and the next one, and breaks no name at its hyphen', async ({ page }) => {
    await openAt(page, 390, '/promotion?id=601')
    const stops = page.locator('section').filter({ has: page.locator('> ol[data-columns]') })
    const holes = await stops.evaluateAll((sections) =>
      sections.map((section) => {
        const last = section.lastElementChild?.getBoundingClientRect()
        return section.getBoundingClientRect().bottom - (last?.bottom ?? 0)
      }),
    )
    expect(holes).toHaveLength(3)
    expect(Math.max(...holes)).toBeLessThanOrEqual(48)
    const names = await page
      .getByText(/^SOT-23$/)
      .evaluateAll((found) => found.map((each) => each.getClientRects().length))
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((lines) => lines === 1)).toBe(true)
  })
})

test('my page on a desktop: rows beside each other are equally tall, with their names on one line', {
  tag: '@once',
}, async ({ page, context }) => {
  await logIn(context)
  // In English a name may take two lines.
  await openAt(page, 1440, '/mypage?lang=ko')
  const list = page.locator('dl').filter({ hasText: 'practice01' })
  await expect(list).toBeVisible()
  const rows = await boxesOf(list.locator('> div'))
  const names = await boxesOf(list.locator('> div > dt'))
  expect(rows.length).toBeGreaterThan(7)
  const middles = new Map<number, Set<number>>()
  for (const [index, { y }] of rows.entries()) {
    const name = names[index] ?? { y: 0, height: 0 }
    middles.set(y, (middles.get(y) ?? new Set()).add(Math.round(name.y + name.height / 2)))
  }
  expect([...middles.values()].filter((places) => places.size > 1)).toEqual([])
  // Whether their values have a link or not.
  expect([...new Set(rows.map(({ height }) => height))]).toHaveLength(1)
})

visitTest('home: the line of each course that is coming ends at its own card', async ({ page, say }) => {
  await openAt(page, 1440, '/')
  const heading = page.getByRole('heading', { name: say('출시 예정', 'Coming soon') })
  const items = page.locator('section').filter({ has: heading }).getByRole('listitem')
  const ends = await items.evaluateAll((found) =>
    found.map((item) => {
      const end = item.firstElementChild && getComputedStyle(item.firstElementChild, '::before').left
      return { end: Number.parseFloat(end ?? 'NaN'), width: item.getBoundingClientRect().width }
    }),
  )
  expect(ends).toHaveLength(4)
  expect(ends.filter(({ end, width }) => !(end >= 0 && end <= width))).toEqual([])
})

visitTest('home on a phone: the button of a practice stands below the picture', async ({ page, say }) => {
  await openAt(page, 390, '/')
  const slide = page.getByRole('region', { name: say('소식', 'News') }).getByRole('group', { name: '1/4' })
  const picture = await boxOf(slide.locator('img').first())
  const button = await boxOf(slide.getByRole('button'))
  expect(button.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  const heading = await boxOf(slide.getByRole('heading', { level: 2 }))
  expect(button.y + button.height).toBeLessThanOrEqual(heading.y)
})

visitTest(
  'home beside a narrow window’s edge: the picture shows all three people above the text',
  async ({ page, say }) => {
    await openAt(page, 1024, '/')
    const slide = page.getByRole('region', { name: say('소식', 'News') }).getByRole('group', { name: '1/4' })
    const picture = await boxOf(slide.locator('img').first())
    expect(picture.y + picture.height).toBeLessThanOrEqual((await boxOf(slide.getByRole('heading', { level: 2 }))).y)
    expect(picture.width).toBeCloseTo((await boxOf(slide)).width, 0)
  },
)

visitTest('comparison: three equal columns, with their names on one line', async ({ page }) => {
  await openAt(page, 1440, '/contents/compare?ids=601_403_103')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(3)
  const pictures = await boxesOf(heads.locator('img'))
  const names = await boxesOf(heads.getByRole('link').filter({ hasNotText: /빼기|Remove/ }))
  expect(
    Math.max(...pictures.map(({ width }) => width)) - Math.min(...pictures.map(({ width }) => width)),
  ).toBeLessThan(1)
  expect(new Set(names.map(({ y }) => Math.round(y))).size).toBe(1)
  // No course of the three has a review yet.
  await expect(page.getByRole('rowheader', { name: /평점|Rating/ })).toHaveCount(0)
})

visitTest('comparison on a phone: no amount is broken', async ({ page }) => {
  await openAt(page, 390, '/contents/compare?ids=601_403_103')
  const lines = await page.locator('td s, td em').evaluateAll((amounts) =>
    amounts.map((amount) => {
      const range = document.createRange()
      range.selectNodeContents(amount)
      // The words beside the amount are hidden from sight, in boxes of a pixel.
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom)),
      ).size
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((count) => count === 1)).toBe(true)
})

visitTest('promotion: no stop is taller than its content', async ({ page }) => {
  await openAt(page, 1440, '/promotion?id=403')
  const stops = page.locator('section').filter({ has: page.locator('> ol[data-columns]') })
  const holes = await stops.evaluateAll((sections) =>
    sections.map((section) => {
      const bottoms = [...section.children].map((child) => child.getBoundingClientRect().bottom)
      return section.getBoundingClientRect().bottom - Math.max(...bottoms)
    }),
  )
  expect(holes.length).toBeGreaterThan(1)
  expect(Math.max(...holes)).toBeLessThanOrEqual(48)
})

visitTest('list: saving a course changes its word, and moves nothing beside it', async ({ page, say }) => {
  await openAt(page, 1440, '/contents?title=forklift')
  const row = page.getByRole('article').first()
  const compare = row.getByRole('link', { name: say('비교에 추가', 'Add to comparison') })
  const save = row.getByRole('button')
  await expect(save).toHaveText(new RegExp(say('찜하기', 'Save')))
  const before = [await boxOf(compare), await boxOf(save)]
  await save.click()
  await expect(save.getByText(say('찜함', 'Saved'), { exact: true })).toBeVisible()
  expect([await boxOf(compare), await boxOf(save)]).toEqual(before)
  await save.click()
})

visitTest('receipt: the mark and the name of the seller stand at the top of the paper', async ({ page, say }) => {
  await openAt(page, 1440, addressInState<'order-result'>('/order-complete?order=20261121-7QK2M9XD', 'completed'))
  const title = page.getByText(say('영수증Sample Shop', 'ReceiptSample Shop'))
  await expect(title).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  const mark = title.locator('i')
  await expect(mark).toBeVisible()
  expect((await boxOf(mark)).width).toBeGreaterThanOrEqual(24)
  // Browsers print no other background.
  await expect(mark).toHaveCSS('print-color-adjust', 'exact')
  await expect(mark).toHaveCSS('background-image', /^url\("data:image\/svg\+xml,/)
  expect((await boxOf(mark)).y).toBeLessThan((await boxOf(page.locator('dl').filter({ visible: true }).first())).y)
})

visitTest('company: the history goes on to 2026', async ({ page, say }) => {
  await openAt(page, 1440, '/company/history')
  const milestone = page.getByRole('listitem').filter({ hasText: say('2026년', '2026') })
  await expect(milestone.first()).toBeVisible()
  await expect(milestone.first().getByRole('heading')).not.toBeEmpty()
})

visitTest('course on a phone: each lesson has its picture', async ({ page }) => {
  await openAt(page, 390, '/contents/detail?id=601&memberType=IDV')
  const pictures = page.locator('#curriculum summary img')
  await expect(pictures.first()).toBeVisible()
  const boxes = (await boxesOf(pictures)).filter(({ width }) => width > 0)
  expect(boxes.length).toBeGreaterThan(4)
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(48)
    expect(height).toBeGreaterThanOrEqual(36)
  }
})

test('home after a login by Enter: the heading has the focus, and no ring', async ({ page, say }) => {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const { outlineStyle, boxShadow } = await heading.evaluate((element) => {
    const style = getComputedStyle(element)
    return { outlineStyle: style.outlineStyle, boxShadow: style.boxShadow }
  })
  expect({ outlineStyle, boxShadow }).toEqual({ outlineStyle: 'none', boxShadow: 'none' })
})
