import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn, storeSession } from '../support/browser/log-in.ts'
import { signUp } from '../support/browser/sign-up.ts'

test('redirects from the login when already logged in', async ({ page, context }) => {
  await logIn(context)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/mypage$/)
  await page.goto('/login?next=/contents')
  await expect(page).toHaveURL(/\/contents$/)
})

test('leads from a public page to the login, and back, when the session has ended', async ({ page, context }) => {
  await logIn(context)
  // A page of the shop would notice at once.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'over')
    localStorage.setItem('refreshToken', 'over')
  })
  // The page leads on before it has loaded.
  await page.goto('/contents/detail?id=101', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login\?next=%2Fcontents%2Fdetail%3Fid%3D101$/)
  await waitForHydration(page)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('shows visitors of a member page only the alert', async ({ page, say }) => {
  await page.goto('/mypage/history')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
  await expect(alert).toBeVisible()
  await expect(page.getByText(say('로그인을 확인하고', 'Checking your login'))).toHaveCount(0)
  await alert.getByRole('button').click()
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('says that this browser has deleted the login, and leads back to the page', async ({ page, context, say }) => {
  await logIn(context)
  await page.goto('/contents')
  await waitForHydration(page)
  const notice = page.getByRole('status').filter({ hasText: say('로그아웃됐어요', 'You’ve been logged out') })
  await expect(notice).toHaveCount(0)
  // As Safari does after seven days without a visit: cookies of the server stay.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/contents/detail?id=101')
  await expect(notice).toContainText(
    say('이 브라우저가 로그인 정보를 지웠어요.', 'This browser has deleted your login'),
  )
  await expectAccessible(page)
  await notice.getByRole('link', { name: say('로그인', 'Log in') }).click()
  await expect(page).toHaveURL('/login?next=%2Fcontents%2Fdetail%3Fid%3D101')
  await expect(notice).toBeVisible()
  await logIn(context)
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveURL('/contents/detail?id=101')
})

test('says no more that the login was deleted once that is closed', async ({ page, context, say }) => {
  const notice = page.getByRole('status').filter({ hasText: say('로그아웃됐어요', 'You’ve been logged out') })
  await logIn(context)
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await notice.getByRole('button', { name: say('닫기', 'Close') }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('isLogin')
})

test('logs out on all devices after a confirmation and the password, in other tabs as well', async ({
  page,
  context,
  say,
}) => {
  // A member of its own: the sample members are logged in elsewhere by other tests.
  const { session } = await signUp(context)
  await storeSession(context, session)
  const tab = await context.newPage()
  await tab.goto('/mypage')
  await expect(tab.getByText(session.userid)).toBeVisible()
  await page.goto('/mypage')
  const button = page.getByRole('button', { name: say('모든 기기에서 로그아웃', 'Log out on all devices') })
  await button.click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: say('로그인 유지', 'Stay logged in') }).click()
  await expect(button).toBeVisible()
  await button.click()
  // As after the five minutes for which a login counts.
  await context.clearCookies({ name: 'shop-authentication' })
  await question.getByRole('button', { name: say('모두 로그아웃', 'Log out everywhere') }).click()
  await expect(page.getByLabel(say('비밀번호', 'Password'), { exact: true })).toBeFocused()
  await page.keyboard.type(samplePassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await expect(tab.getByRole('alertdialog')).toBeVisible()
})

test('changes the language in a flow, and keeps what was typed', async ({ page, say, language }) => {
  await page.goto('/find-account')
  await waitForHydration(page)
  await page.getByLabel(say('이름', 'Name'), { exact: true }).fill('Kim')
  await page.getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true }).click()
  await expect(page.getByLabel(language === 'ko' ? 'Name' : '이름', { exact: true })).toHaveValue('Kim')
})

test('keeps the token of a mailed link when the language changes', async ({ page, language, layout, say }) => {
  await page.goto('/verify-email#token=unknown')
  await waitForHydration(page)
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu'), exact: true }).click()
  await page
    .getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/lang=.*#token=unknown$/)
})
