import { readFile } from 'node:fs/promises'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'

test('shows the price of the chosen option, which is part of the address', { tag: '@everywhere' }, async ({
  page,
  say,
}) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: say('구매', 'Purchase') })
  await expect(panel).toContainText(say('69,000원', '₩69,000'))
  await page
    .getByRole('button', { name: say('구매하기', 'Buy') })
    .filter({ visible: true })
    .click()
  await expect(panel.getByRole('combobox')).toBeFocused()
  await expect(panel).toContainText(say('옵션을 선택해 주세요.', 'Select an option.'))
  await panel.getByRole('combobox').selectOption({ label: say('12개월 이용권, 198,000원', '12-month pass, ₩198,000') })
  await expect(page).toHaveURL(/option=101012/)
  await expect(panel).toContainText(say('249,000원', '₩249,000'))
  await page.reload()
  await expect(panel.getByRole('combobox')).toHaveValue('101012')
})

test('expands lessons, and opens the free ones', async ({ page, layout, say }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  const lesson = page
    .getByRole('listitem')
    .filter({ hasText: say('혈관 찾기와 지혈대', 'Finding a vein and placing the tourniquet') })
    .first()
  await lesson.locator('summary').first().click()
  await expect(lesson.getByText(say('10cm', '10 cm'))).toBeVisible()
  if (layout === 'desktop') {
    await lesson.getByRole('link').click()
    await expect(page).toHaveURL(/\/contents\/preview\?id=101&lesson=3/)
    await expect(page.getByRole('button', { name: say('3강 클립 재생', 'Play the clip of lesson 3') })).toBeVisible()
  } else {
    await expect(lesson.getByRole('button', { name: say('3강 클립 재생', 'Play the clip of lesson 3') })).toBeVisible()
  }
})

test('marks the section that is read, and the first one again back at the top', async ({ page, say }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  const links = page.getByRole('navigation', { name: say('이 과정', 'On this page') })
  const current = links.locator('[aria-current]')
  await expect(current).toHaveText(say('소개', 'Introduction'))
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(current).toContainText(say('공지', 'Notices'))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveText(say('소개', 'Introduction'))
})

test('plays the sample video in a dialog, and restores the focus', async ({ page, say }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  const opener = page.getByRole('button', { name: say('샘플 영상', 'Sample video') }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('keeps the page of its notices in the address', async ({ page, say }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  const notices = page.getByRole('region', { name: say('공지', 'Notices') }).or(page.locator('#notices'))
  await notices.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/notices=2/)
  await expect(notices.getByText(say('헤드셋 없이 시작하는 법', 'Starting without a headset'))).toBeVisible()
})

test('links groups to an inquiry, and partners to their mall', async ({ page, say }) => {
  await page.goto('/contents/detail?id=502&memberType=GRP')
  await expect(page.locator('a[href^="/cs/inquiry"][href*="course=502"]:visible').first()).toBeVisible()
  await page.goto('/contents/detail?id=306&memberType=IDV')
  const mall = page.locator('a[href^="https://malgil.example"]:visible').first()
  await expect(mall).toHaveAttribute('target', '_blank')
  await expect(mall).toContainText(say('말길몰', 'Malgil Mall'))
})

test('redirects from an unknown course to not-found', { tag: '@once' }, async ({ page }) => {
  const answer = await page.request.get('/contents/detail?id=999999&memberType=IDV')
  expect(answer.status()).toBe(404)
  expect(answer.url()).toMatch(/\/not-found$/)
})

test('returns to a notice after the login, and saves its attachment under its own name', async ({ page, say }) => {
  const name = say('지게차 작업 전 점검표.pdf', 'Forklift pre-use checklist.pdf')
  const unfold = async () => {
    const notice = page
      .locator('details')
      .filter({ hasText: say('면허 교육과 함께 쓰세요', 'Alongside licence training') })
    await notice.locator('summary').scrollIntoViewIfNeeded()
    await notice.locator('summary').click()
    // Until React handles the notices, their links lead to the login without asking.
    await expect(page.locator('[data-later]').filter({ has: notice })).toHaveCount(0)
  }
  await page.goto('/contents/detail?id=403&memberType=IDV')
  await waitForHydration(page)
  await unfold()
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeHidden()
  await page
    .getByRole('link', { name: new RegExp(`^${name}.*${say('로그인하고 내려받기', 'Log in to download')}$`) })
    .click()
  await page
    .getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  const resumed = page.waitForEvent('download')
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  await expect(page).toHaveURL(/\/contents\/detail\?id=403/)
  expect((await resumed).suggestedFilename()).toBe(name)
  await expect(page.getByText(say('내려받기를 시작했어요', 'has started'))).toBeInViewport()
  await unfold()
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeHidden()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(name)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
