import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

visitTest('has a complete head on every page, and passes axe', { tag: '@exhaustive' }, async ({ page, language }) => {
  const pages = [
    ['/cs/notices', '/cs/notices'],
    ['/cs/notices?category=issue&sort=views', '/cs/notices?category=issue&sort=views'],
    ['/cs/notices?title=zzzz', '/cs/notices?title=zzzz'],
    ['/cs/notice-detail?id=16', '/cs/notice-detail?id=16'],
    ['/cs/event', '/cs/event'],
    ['/cs/event-detail?id=12', '/cs/event-detail?id=12'],
    ['/cs/faq?id=3', '/cs/faq?id=3'],
    ['/cs/recruit', '/cs/recruit'],
  ] as const
  for (const [path, canonical] of pages) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(heading(page)).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ – Practicum$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/)
    const address = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
    expect(address.searchParams.get('lang')).toBe(language)
    address.searchParams.delete('lang')
    expect(address.pathname + address.search).toBe(canonical)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await expectAccessible(page, 'ownParts')
    await page.emulateMedia({ colorScheme: path === '/cs/notices' ? 'dark' : 'light' })
  }
})

test('leads from customer support to the notices, and from unknown numbers to not-found', { tag: '@once' }, async ({
  request,
  language,
}) => {
  const location = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await location('/cs')).toEqual([302, '/cs/notices'])
  for (const path of [
    '/cs/notice-detail?id=999999',
    '/cs/notice-detail',
    '/cs/event-detail?id=999999',
    '/cs/nothing',
  ]) {
    expect(await location(path)).toEqual([302, '/not-found'])
  }
  expect(await location('/cs/faq?id=999999&category=account')).toEqual([302, '/cs/faq?category=account'])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/cs/notices', '/cs/event', '/cs/faq', '/cs/recruit']) {
    expect(sitemap).toContain(`${path}?lang=${language}</loc>`)
  }
  expect(sitemap).toContain(`/cs/notice-detail?id=16&amp;lang=${language}</loc>`)
  expect(sitemap).toContain(`/cs/event-detail?id=12&amp;lang=${language}</loc>`)
})

test('finds notices by category, order and title, and turns pages', async ({ page, say }) => {
  await page.goto('/cs/notices')
  await waitForHydration(page)
  const titles = page.getByRole('table').getByRole('link')
  await expect(titles).toHaveCount(10)
  await page.getByLabel(say('정렬', 'Sort by')).selectOption('oldest')
  await expect(page).toHaveURL('/cs/notices?sort=oldest')
  const next = page
    .getByRole('navigation', { name: say('공지 페이지', 'Notice pages') })
    .getByRole('link', { name: say('다음 페이지', 'Next page') })
  await expect(next).toHaveAttribute('href', '/cs/notices?sort=oldest&page=2')
  await next.click()
  await expect(page).toHaveURL('/cs/notices?sort=oldest&page=2')
  await page
    .getByRole('navigation', { name: say('분류', 'Categories') })
    .getByRole('link', { name: say('안내', 'Guide') })
    .click()
  await expect(page).toHaveURL('/cs/notices?sort=oldest&category=guides')
  await expect(titles).toHaveCount(7)
  await page.getByRole('main').getByRole('searchbox').fill(say('현금', 'cash'))
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText([say('현금영수증을 신청하는 방법', 'How to get a cash receipt')])
  await page.getByRole('main').getByRole('searchbox').fill('zzzz')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: say('‘zzzz’ 검색 결과가 없어요', 'No notices match “zzzz”') }),
  ).toBeVisible()
})

test('counts a view once, and leads to the neighbours of a notice and to their ends', async ({
  page,
  say,
  language,
}) => {
  const views = async (id: number) => {
    const counted = page.waitForResponse((response) => response.url().endsWith(`/whole/${id}/view`))
    await page.goto(`/cs/notice-detail?id=${id}`)
    await counted
    return page
      .getByRole('article')
      .getByText(new RegExp(`^${say('조회', 'Views')} [\\d,]+$`))
      .textContent()
  }
  // Each project reads another notice, so that they do not count for each other.
  const id = language === 'ko' ? 20 : 21
  const first = await views(id)
  expect(await views(id)).toBe(first)

  await page.goto('/cs/notice-detail?id=1')
  const neighbours = page.getByRole('navigation', { name: say('앞뒤 글', 'Next and previous notice') })
  await expect(neighbours).toContainText(say('이전 글이 없어요.', 'There is no previous notice.'))
  await neighbours.getByRole('link').click()
  await expect(page).toHaveURL('/cs/notice-detail?id=2')
  await expect(neighbours.getByRole('link')).toHaveCount(2)
  await page.goto('/cs/notice-detail?id=52')
  await expect(neighbours).toContainText(say('다음 글이 없어요.', 'There is no next notice.'))
  await page.getByRole('link', { name: say('목록으로', 'Back to the list') }).click()
  await expect(page).toHaveURL('/cs/notices')
})

test('draws the hours of a maintenance, and says what works meanwhile', async ({ page, say }) => {
  await page.goto('/cs/notice-detail?id=50')
  await expect(
    page.getByRole('heading', {
      name: say('12월 6일 일요일 02:00 – 06:00', 'Sunday, 6 Dec 02:00 – 06:00, Korea time'),
    }),
  ).toBeVisible()
  await expect(page.getByText(say('4시간', '4 h'), { exact: true })).toBeVisible()
  const value = (name: string) =>
    page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) })
  await expect(value(say('할 수 없어요', 'Does not work'))).toContainText(say('로그인', 'Logging in'))
  await expect(value(say('할 수 있어요', 'Works'))).toContainText(say('이미 연 수업', 'already open'))
  await expectAccessible(page)
})

test('sends a visitor to the login and back, and then saves the attachment', async ({ page, say }) => {
  await page.goto('/cs/notice-detail?id=16')
  await waitForHydration(page)
  const files = page.getByRole('list', { name: say('첨부 파일', 'Attachments') })
  await files.getByRole('link').click()
  await page
    .getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
  const resumed = page.waitForEvent('download')
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
  await expect(page).toHaveURL('/cs/notice-detail?id=16')
  const name = say('실습실 PC 점검표.csv', 'Practice room PC checklist.csv')
  expect((await resumed).suggestedFilename()).toBe(name)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await files.getByRole('button').click()
  expect((await saved).suggestedFilename()).toBe(name)
})

test('saves all attachments of a notice with one press, for members', async ({ page, context, say }) => {
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await page.goto('/cs/notice-detail?id=28')
  await waitForHydration(page)
  const downloadAll = page.getByRole('button', { name: say('모두 내려받기', 'Download all') })
  await expect(downloadAll).toBeHidden()
  await logIn(context)
  await page.reload()
  await waitForHydration(page)
  await downloadAll.click()
  await expect
    .poll(() => saved)
    .toEqual([
      say('지게차 작업 전 점검표.pdf', 'Forklift pre-use checklist.pdf'),
      say('지게차 실습 평가표.csv', 'Forklift practice score sheet.csv'),
    ])
  await expectAccessible(page)
})

test('shows events by state, and keeps the scroll position on Back', async ({ page, say }) => {
  await page.goto('/cs/event')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: say('첫 수업 4주', 'Four weeks of first lessons') })
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL('/cs/event-detail?id=11')
  await expect(heading(page)).toHaveText(say('첫 수업 4주', 'Four weeks of first lessons'))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page
    .getByRole('navigation', { name: say('이벤트 상태', 'Event status') })
    .getByRole('link', { name: say('끝남', 'Completed') })
    .click()
  await expect(page).toHaveURL('/cs/event?state=completed')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(link).toBeVisible()
})

test('leaves details for their list when the language changes', async ({ page, language }) => {
  const other = language === 'ko' ? 'en' : 'ko'
  for (const [path, list] of [
    ['/cs/notice-detail?id=16', '/cs/notices'],
    ['/cs/event-detail?id=12', '/cs/event'],
  ] as const) {
    await page.goto(path)
    const href = await page.locator(`a[href*="lang=${other}"]`).first().getAttribute('href')
    await page.goto(href ?? '')
    expect(new URL(page.url()).pathname).toBe(list)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.goto(`/?lang=${language}`)
  }
})

test('opens one answer at a time by keyboard, and each by an address of its own', async ({ page, say }) => {
  await page.goto('/cs/faq')
  await waitForHydration(page)
  const open = page.locator('details[name=faq][open]')
  await expect(open).toHaveCount(0)
  const question = (name: string) => page.locator('summary').filter({ hasText: name })
  await question(say('할인 쿠폰이 있나요?', 'Are there discount codes?')).focus()
  await page.keyboard.press('Enter')
  await expect(open).toContainText(say('쿠폰은 없어요', 'Special prices are already shown'))
  await question(say('맥에서도 실습할 수 있나요?', 'Can I practise on a Mac?')).focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Windows')
  await open.getByRole('link', { name: say('이 답의 링크', 'Link to this answer') }).click()
  await expect(page).toHaveURL('/cs/faq?id=18#faq-18')
  await page.getByRole('main').getByRole('searchbox').fill(say('현금영수증', 'cash receipt'))
  await page.keyboard.press('Enter')
  await expect(page.locator('summary')).toContainText([say('현금영수증을 받고 싶어요', 'I need a cash receipt')])
})

test('offers the template of a proposal without a login', async ({ page, say }) => {
  await page.goto('/cs/recruit')
  await waitForHydration(page)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: say('제안서 틀 받기', 'Download the template') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(say('proposal-template.ko.docx', 'proposal-template.en.docx'))
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})

test('leads from partner recruitment to an inquiry about a partnership', async ({ page, say }) => {
  await page.goto('/cs/recruit')
  await page.getByRole('link', { name: say('제휴 제안 보내기', 'Send a proposal') }).click()
  await expect(page).toHaveURL('/cs/inquiry?type=partnership')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('reads, filters, searches and turns pages by plain links and forms', async ({ page, say }) => {
    await page.goto('/cs/notices')
    await page.getByLabel(say('정렬', 'Sort by')).selectOption('views')
    await page.getByRole('button', { name: say('적용', 'Apply') }).click()
    await expect(page).toHaveURL(/sort=views/)
    await page
      .getByRole('navigation', { name: say('공지 페이지', 'Notice pages') })
      .getByRole('link', { name: '2', exact: true })
      .click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/cs\/notice-detail\?id=\d+$/)
    await expect(heading(page)).toBeVisible()

    await page.goto('/cs/faq?id=1')
    await expect(page.locator('details[name=faq][open]')).toContainText(say('7일', '7 days'))

    await page.goto('/cs/event?state=completed')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/cs\/event-detail\?id=\d+$/)
    await expect(page.getByRole('article').first()).toContainText(say('이용 조건', 'Conditions'))
  })
})
