import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { confirmAddress, fillNewIdentity, randomLetters, storeSignUpDraft } from '../support/browser/sign-up.ts'

type Say = (ko: string, en: string) => string

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Verifies the identity in the provider's window, or on its page in the mobile layout. */
async function verifyIdentity(page: Page, say: Say, show: (window: Page) => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page')
  const left = page.waitForURL(/\/sandbox\/identity/).then(() => page)
  await page.getByRole('button', { name: say('본인 확인하기', 'Verify your identity') }).click()
  const window = await Promise.any([opened, left])
  await window.waitForURL(/\/sandbox\/identity/)
  await show(window)
  await window.locator('button[value=verified]').click()
}

async function agree(page: Page, say: Say): Promise<void> {
  await page.getByRole('checkbox', { name: say('이용약관', 'Terms of use') }).check()
  await page.getByRole('checkbox', { name: say('개인정보 수집', 'Collection and use') }).check()
  await page.getByRole('button', { name: say('동의하고 계속', 'Agree and continue') }).click()
}

/** Fills in the last form as `userid`, and submits it. */
async function finish(page: Page, say: Say, userid: string): Promise<void> {
  await fillDetails(page, say, userid)
  await expect(heading(page, say('환영해요', 'Welcome'))).toBeVisible()
}

async function fillDetails(page: Page, say: Say, userid: string): Promise<void> {
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill(userid)
  await page.getByRole('button', { name: say('중복 확인', 'Check'), exact: true }).click()
  await expect(page.getByText(say('사용할 수 있는 아이디예요.', 'This ID is available.'))).toBeVisible()
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByLabel(say('비밀번호 확인', 'Confirm password')).fill(samplePassword)
  await page.getByRole('checkbox', { name: say('로봇이 아니에요', 'I’m not a robot') }).check()
  await expect(page.getByRole('status').getByText(say('확인됨', 'Verified'))).toBeVisible()
  await page.getByRole('button', { name: say('회원가입', 'Sign up'), exact: true }).click()
}

/** Logs out, then logs in with the new account. */
async function logIn(page: Page, say: Say, userid: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill(userid)
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

test('signs a visitor up by keyboard alone', async ({ page, context, layout, say }) => {
  test.slow()
  await page.goto('/regist')
  await waitForHydration(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  for (const text of [/이용약관|Terms of use/, /개인정보 수집|Collection and use/]) {
    await tabTo(page, 'checkbox', text)
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, say('본인 확인하기', 'Verify your identity'))).toBeFocused()
  await expect(page).toHaveURL(/\/regist\?step=identity$/)
  await expectAccessible(page)
  await tabTo(page, 'button', say('본인 확인하기', 'Verify your identity'))
  const opened = layout === 'desktop' ? context.waitForEvent('page') : Promise.resolve(page)
  await page.keyboard.press('Enter')
  const window = await opened
  await window.waitForURL(/\/sandbox\/identity/)
  await fillNewIdentity(window, 'newcomer')
  await window.keyboard.press('Enter')

  await expect(heading(page, say('이메일 주소 확인', 'Confirm your email address'))).toBeVisible()
  await expectAccessible(page)
  const address = `${randomLetters()}@member.example`
  await tabTo(page, 'textbox', say('이메일', 'Email'))
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(heading(page, say('메일을 확인해 주세요', 'Check your email'))).toBeFocused()
  await confirmAddress(context, address, say('네, 확인할게요', 'Yes, confirm it'))

  await expect(page).toHaveURL(/\/regist_data$/)
  await expect(heading(page, say('회원 정보를 입력해 주세요', 'Enter your details'))).toBeFocused()
  const userid = randomLetters()
  await tabTo(page, 'textbox', say('아이디', 'ID'))
  await page.keyboard.type(userid)
  await tabTo(page, 'button', say('중복 확인', 'Check'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('사용할 수 있는 아이디예요.', 'This ID is available.'))).toBeVisible()
  for (const label of [say('비밀번호', 'Password'), say('비밀번호 확인', 'Confirm password')]) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.type(samplePassword)
  }
  await expectAccessible(page)
  await tabTo(page, 'checkbox', say('로봇이 아니에요', 'I’m not a robot'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').getByText(say('확인됨', 'Verified'))).toBeVisible()
  await tabTo(page, 'button', say('회원가입', 'Sign up'))
  await page.keyboard.press('Enter')
  await expect(heading(page, say('환영해요', 'Welcome'))).toBeFocused()
  await expectAccessible(page)
  // The stored draft is removed.
  const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  expect((await page.evaluate(left)).filter((key) => /^draft:|^identification$/.test(key))).toEqual([])
  await page.getByRole('link', { name: say('내 정보', 'My page'), exact: true }).click()
  await expect(page).toHaveURL(/\/mypage$/)
  await expect(page.getByText(userid)).toBeVisible()
  await logIn(page, say, userid)
})

test('returns to the order, logged in, after a sign-up that began there', async ({ page, context, say }) => {
  test.slow()
  const order = '/order?course=101&option=101003'
  await page.goto(order)
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
  await alert.getByRole('button', { name: say('로그인', 'Log in') }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('회원가입', 'Sign up'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/regist\?next=/)
  await agree(page, say)
  await verifyIdentity(page, say, (window) => fillNewIdentity(window, 'newcomer'))
  await expect(heading(page, say('이메일 주소 확인', 'Confirm your email address'))).toBeVisible()
  const address = `${randomLetters()}@member.example`
  await page.getByLabel(say('이메일', 'Email'), { exact: true }).fill(address)
  await page.getByRole('button', { name: say('확인 메일 받기', 'Send email') }).click()
  await expect(heading(page, say('메일을 확인해 주세요', 'Check your email'))).toBeVisible()
  await confirmAddress(context, address, say('네, 확인할게요', 'Yes, confirm it'))
  await expect(page).toHaveURL(/\/regist_data\?next=/)
  await fillDetails(page, say, randomLetters())
  await expect(page).toHaveURL(new RegExp(`${order.replace(/[?]/g, '\\?')}$`))
  await expect(page.getByLabel(say('우편번호', 'Postal code'), { exact: true })).toBeVisible()
})

test('keeps everything typed except passwords through a reload, a network failure and Back', async ({
  page,
  context,
  say,
}) => {
  await storeSignUpDraft(context, page, 'email')
  await page.goto('/regist?step=identity')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('계속', 'Continue') }).click()
  await expect(page).toHaveURL(/\/regist_data$/)
  const userid = page.getByLabel(say('아이디', 'ID'), { exact: true })
  const school = page.getByLabel(say('학교 이름', 'School name'))
  const password = page.getByLabel(say('비밀번호', 'Password'), { exact: true })
  await userid.fill('haneul2026')
  await school.fill('Hanbit')
  await password.fill(samplePassword)

  await context.setOffline(true)
  await page.getByRole('button', { name: say('중복 확인', 'Check'), exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(password).toHaveValue(samplePassword)
  await context.setOffline(false)

  await page.reload()
  await expect(userid).toHaveValue('haneul2026')
  await expect(school).toHaveValue('Hanbit')
  await expect(password).toHaveValue('')

  await page.goBack()
  await expect(page).toHaveURL(/\/regist\?step=identity$/)
  await expect(heading(page, say('본인 확인하기', 'Verify your identity'))).toBeVisible()
  await page.getByRole('button', { name: say('계속', 'Continue') }).click()
  await expect(page).toHaveURL(/\/regist_data$/)
  await expect(school).toHaveValue('Hanbit')
})

test('asks a child’s guardian for consent, then continues', async ({ page, say }) => {
  await page.goto('/regist')
  await waitForHydration(page)
  await agree(page, say)
  await verifyIdentity(page, say, (window) => fillNewIdentity(window, 'child'))
  await expect(heading(page, say('보호자와 함께 진행해 주세요', 'Continue with your guardian'))).toBeVisible()
  await expectAccessible(page)
  const on = page.getByRole('button', { name: say('보호자 본인 확인으로 계속', 'Continue to guardian verification') })
  await on.click()
  await expect(page.getByRole('alert')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await on.click()
  await verifyIdentity(page, say, (window) => window.locator('input[value=sora]').check())
  await expect(heading(page, say('이메일 주소 확인', 'Confirm your email address'))).toBeVisible()
})

test('offers to find the ID when the person has an account', async ({ page, say }) => {
  await page.goto('/regist')
  await waitForHydration(page)
  await agree(page, say)
  await verifyIdentity(page, say, (window) => window.locator('input[value=haneul]').check())
  const alert = page.getByRole('alertdialog', { name: say('이미 계정이 있어요', 'You already have an account') })
  await alert.getByRole('button', { name: say('아이디 찾기', 'Find ID') }).click()
  await expect(page).toHaveURL(/\/find-account$/)
})

test('prefills the form from a social account', async ({ page, context, say }) => {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByRole('link', { name: say('Google로 계속하기', 'Continue with Google') }).click()
  await page
    .getByRole('radio', { name: say('처음', 'New') })
    .first()
    .check()
  await page.locator('button[value=approve]').click()
  await expect(page).toHaveURL(/\/regist\?from=google$/)
  await expect(
    page.getByText(say('한 번 가입하면 구글 계정으로 로그인할 수 있어요', 'Sign up once, then log in with Google')),
  ).toBeVisible()
  // Members link the social account after a login instead.
  const members = page.getByRole('paragraph').filter({ hasText: say('이미 회원이라면', 'Already a member?') })
  await expect(members.getByRole('link', { name: say('로그인', 'Log in') })).toHaveAttribute(
    'href',
    '/login?next=%2Fmypage',
  )
  await storeSignUpDraft(context, page, 'identity')
  await page.goto('/regist?from=google&step=email')
  await expect(page.getByLabel(say('이메일', 'Email'), { exact: true })).toHaveValue('new@social.example')
})

test('signs a group member up, and shows server errors at their fields', async ({ page, context, say }) => {
  await storeSignUpDraft(context, page, 'email')
  await page.goto('/regist_data?type=GRP')
  await waitForHydration(page)
  const userid = page.getByLabel(say('아이디', 'ID'), { exact: true })
  await userid.fill('practice01')
  await page.getByRole('button', { name: say('중복 확인', 'Check'), exact: true }).click()
  await expect(userid).toHaveAccessibleDescription(new RegExp(say('이미', 'already in use')))
  await page.getByRole('button', { name: say('회원가입', 'Sign up'), exact: true }).click()
  const group = page.getByLabel(say('회사·기관', 'Organisation'), { exact: true })
  await expect(group).toBeFocused()
  await group.fill('Hanson')
  await finish(page, say, randomLetters())
})
