import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

test('remembers that a banner was closed', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const banner = page.getByRole('complementary', { name: say('알림', 'Announcement') })
  await expect(banner).toBeVisible()
  await banner.getByLabel(say('알림 닫기', 'Close the announcement')).check({ force: true })
  await expect(banner).toBeHidden()
  await page.goto('/contents')
  await expect(banner).toBeHidden()
})

test('skips the header by the skip link', async ({ page, say }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('본문으로 바로가기', 'Skip to the content') })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('main')).toHaveCSS('outline-style', 'none')
})

test('opens another page by keyboard, and announces its title', async ({ page, layout, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  if (layout === 'desktop') {
    const summary = page.locator('summary', { hasText: say('과정', 'Courses') })
    await summary.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: say('주 메뉴', 'Main menu') })
    const all = menu.getByRole('link', { name: say('과정 42개 모두 보기', 'See all 42 courses') })
    await expect(all).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Tab')
  } else {
    const menu = page.getByRole('button', { name: say('메뉴', 'Menu') })
    await menu.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await menu.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('교육용 장비', 'Training devices') })
      .focus()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/device$/)
  await expect(page.getByRole('heading', { level: 1, name: say('교육용 장비', 'Training devices') })).toBeFocused()
  if (layout === 'mobile') {
    // The courses stay unfolded in the menu of the next page.
    await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
    await expect(
      page
        .getByRole('dialog')
        .locator('details', { hasText: say('과정', 'Courses') })
        .first(),
    ).toHaveAttribute('open')
  }
})

test('shows the top banner’s picture in the language of the page', async ({ page, language, say }) => {
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: say('알림', 'Announcement') })
  const picture = banner.getByRole('img', {
    name: say('‘안전’ 표지판과 안전모', 'A sign that reads SAFETY, and a hard hat'),
  })
  await expect(picture).toHaveAttribute('src', new RegExp(`/banner-safety-week\\.${language}\\.svg$`))
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('lists seven sites of the group in the header and in the footer, each in a new tab', async ({
  page,
  layout,
  say,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const expectSites = async (place: Locator) => {
    await place.getByText(say('패밀리 사이트', 'Family sites')).click()
    for (const name of say(
      '프랙티컴 러닝랩,한손 항공교육원,손길 간호술기센터,바른현장 안전원,말길 어학연구소,든든 보안아카데미,공방직업전문학교',
      'Practicum Learning Lab,Hanson Aviation Academy,Songil Nursing Skills Centre,Bareun Site Safety Institute,Malgil Language Institute,Deundeun Security Academy,Gongbang Vocational School',
    ).split(',')) {
      const site = place.getByRole('link', { name })
      await expect(site).toBeVisible()
      await expect(site).toHaveAttribute('target', '_blank')
    }
  }
  await expectSites(page.getByRole('contentinfo'))
  if (layout === 'mobile') {
    await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
    await expectSites(page.getByRole('dialog'))
  } else {
    await expectSites(page.getByRole('banner'))
  }
})

test('opens the event list when the language changes on an event', async ({ page, layout, language, say }) => {
  await page.goto('/cs/event-detail?id=3')
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
  await page.getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true }).click()
  await expect(page).toHaveURL(/\/cs\/event\?lang=/)
})

test('shows the legally required business information', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const fact of ['123-45-67891', '2024-', 'help@practicum.example', '1600-0142'])
    await expect(footer).toContainText(fact)
  await expect(footer.getByRole('link', { name: '1600-0142' })).toHaveAttribute('href', 'tel:1600-0142')
})

test('answers questions in the chatbot and says where it found them', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('챗봇', 'Chatbot'), exact: true }).press('Enter')
  const panel = page.getByRole('region', { name: say('챗봇', 'Chatbot') })
  const field = panel.getByLabel(say('질문', 'Your question'), { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type(say('환불 언제까지 돼요?', 'how long do I have to get a refund?'))
  await page.keyboard.press('Enter')
  const log = panel.getByRole('log')
  await expect(log).toContainText(
    say('7일 안에 진도가 20% 미만이면', 'within 7 days of purchase if your progress is under 20%'),
  )
  await expect(field).toHaveValue('')
  await expectAccessible(page)
  await log
    .getByRole('link', { name: say('환불은 언제까지 되나요?', 'How long do I have to get a refund?') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cs\/faq\?id=1#faq-1$/)
  await expect(page.locator('#faq-1 details')).toHaveAttribute('open', '')
  await expect(panel).toBeHidden()
})

test('offers people and the search when the chatbot finds no answer', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('챗봇', 'Chatbot'), exact: true }).click()
  const panel = page.getByRole('region', { name: say('챗봇', 'Chatbot') })
  const field = panel.getByLabel(say('질문', 'Your question'), { exact: true })
  await expect(field).toBeFocused()
  await field.fill(say('용접', 'welding'))
  await page.keyboard.press('Enter')
  const log = panel.getByRole('log')
  await expect(log.getByRole('link', { name: '1600-0142' })).toHaveAttribute('href', 'tel:1600-0142')
  await expect(log.getByRole('link', { name: say('문의 남기기', 'Send an inquiry') })).toHaveAttribute(
    'href',
    /^\/cs\/inquiry/,
  )
  await log.getByRole('link', { name: say('과정과 장비 검색', 'Search courses and devices') }).click()
  await expect(page).toHaveURL(/\/search\?q=/)
})

test('returns the focus to the button when Escape closes the chatbot', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const button = page.getByRole('button', { name: say('챗봇', 'Chatbot'), exact: true })
  await button.press('Enter')
  await expect(page.getByLabel(say('질문', 'Your question'), { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: say('챗봇', 'Chatbot') })).toBeHidden()
  await expect(button).toBeFocused()
})

test('scrolls back to the top', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const up = page.getByRole('link', { name: say('맨 위로', 'Back to top') })
  await expect(up).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 2500))
  await expect(up).toBeVisible()
  await expect(up).toBeInViewport()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('hydrates a page whose address has a language and parameters of a campaign', { tag: '@once' }, async ({
  page,
  language,
}) => {
  for (const path of [
    '/contents?category=job',
    '/device?category=wheel',
    '/device/detail?id=11',
    '/contents/detail?id=101',
    '/contents/preview?id=101',
  ]) {
    await page.goto(`${path}&lang=${language}&utm_source=mail`)
    await waitForHydration(page)
  }
})

test('changes the language in place, and leaves pages without a translation', { tag: '@everywhere' }, async ({
  page,
  language,
  layout,
  say,
}) => {
  const other = language === 'ko' ? 'en' : 'ko'
  const change = async () => {
    if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
    await page.getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  }
  await page.goto('/contents?category=job')
  await change()
  await expect(page).toHaveURL(/\/contents\?category=job&lang=/)
  await page.goto(`/contents/detail?id=101&memberType=IDV&lang=${language}`)
  await change()
  await expect(page).toHaveURL(/\/\?lang=/)
})

test('prefers the language in local storage over the cookie', async ({ page, context, language }) => {
  const other = language === 'ko' ? 'en' : 'ko'
  await page.goto(`/?lang=${other}`)
  await context.clearCookies()
  await page.goto('/contents')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('marks a signed-in page before its first paint', async ({ page, layout, say }) => {
  await page.addInitScript(() => {
    localStorage.setItem('isLogin', 'true')
    localStorage.setItem('accessToken', 'token')
    localStorage.setItem('userName', 'Kim Haneul')
  })
  await page.goto('/')
  if (layout === 'mobile') {
    await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
    await expect(page.getByRole('dialog').getByText('Kim Haneul')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: say('회원가입', 'Sign up') })).toBeHidden()
  } else {
    await expect(page.getByRole('link', { name: say('내 정보', 'My page') })).toBeVisible()
    await expect(page.getByRole('link', { name: say('로그인', 'Log in') })).toBeHidden()
  }
})

test('passes the focus to the login when a member logs out', async ({ page, context, layout, say }) => {
  await logIn(context)
  await page.goto('/cs/notices')
  await waitForHydration(page)
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu'), exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('로그아웃', 'Log out'), exact: true })
    .press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: say('로그인', 'Log in'), exact: true })).toBeFocused()
})

test('has no dead link in header, menus and footer', { tag: '@exhaustive' }, async ({ page, request }) => {
  // About 90 pages are rendered for the first time.
  test.slow()
  await page.goto('/')
  const links = await page
    .locator('header a, footer a, main a')
    .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''))
  const own = [...new Set(links.filter((href) => href.startsWith('/')))]
  expect(own.length).toBeGreaterThan(40)
  for (const href of own) {
    const answer = await request.get(href)
    expect([href, answer.status()]).toEqual([href, 200])
    expect(answer.url()).not.toContain('/not-found')
  }
})
