import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { forgetSession, logIn } from '../support/browser/log-in.ts'

type Say = (ko: string, en: string) => string

/** A member of the sandbox whom no other browser test changes. */
const userid = 'restricted01'

/** Opens a page of the member. */
async function openAsMember(page: Page, path: string): Promise<void> {
  await logIn(page.context(), userid)
  await page.goto(path)
  await waitForHydration(page)
}

/** Confirms the password of the profile form. */
async function confirm(page: Page, say: Say): Promise<void> {
  const button = page.getByRole('button', { name: say('확인', 'Confirm'), exact: true })
  // The login page has a field of the same name, and is shown until this page is loaded.
  await expect(button).toBeVisible()
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await button.click()
}

const nicknameOf = (page: Page, say: Say) => page.getByRole('textbox', { name: say('별명', 'Nickname') })
const save = (page: Page, say: Say) => page.getByRole('button', { name: say('저장하기', 'Save'), exact: true })
const current = (page: Page, say: Say) => page.getByLabel(say('현재 비밀번호', 'Current password'), { exact: true })
const anew = (page: Page, say: Say) => page.getByLabel(say('새 비밀번호', 'New password'), { exact: true })
const again = (page: Page, say: Say) => page.getByLabel(say('새 비밀번호 확인', 'Confirm new password'))
const change = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('비밀번호 변경', 'Change password'), exact: true })

for (const path of ['/mypage', '/mypage/edit', '/mypage/change-password']) {
  test(`leads a visitor of ${path} to the login and back`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  })
}

test('shows the current page among the links of my page', async ({ page, say }) => {
  await openAsMember(page, '/delete-account')
  const links = page.getByRole('navigation', { name: say('내 정보', 'My page') })
  await expect(links.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

test('leads to the courses of the profile page from every page of the member', async ({ page, say }) => {
  await openAsMember(page, '/mypage/change-password')
  const pages = page.getByRole('navigation', { name: say('내 정보', 'My page') })
  await pages.getByRole('link', { name: say('내 과정', 'My courses') }).click()
  await expect(page).toHaveURL('/mypage#courses')
  await expect(page.getByRole('heading', { level: 2, name: say('내 과정', 'My courses') })).toBeInViewport()
})

test.describe('changing the password', () => {
  test('names what is wrong at each field, and keeps what was typed', async ({ page, say }) => {
    await openAsMember(page, '/mypage/change-password')
    await change(page, say).click()
    await expect(current(page, say)).toHaveAccessibleDescription(
      say('비밀번호를 입력해 주세요.', 'Enter your password.'),
    )
    await expect(current(page, say)).toBeFocused()
    await current(page, say).fill('Wrong1!pass')
    await anew(page, say).fill('Practice2!')
    await again(page, say).fill('Practice3!')
    await change(page, say).click()
    await expect(again(page, say)).toHaveAccessibleDescription(/서로 달라요|don’t match/)
    await again(page, say).fill('Practice2!')
    await change(page, say).click()
    await expect(current(page, say)).toHaveAccessibleDescription(/맞지 않아요|isn’t right/)
    await expect(anew(page, say)).toHaveValue('Practice2!')
    await expectAccessible(page)
  })

  test('sends a link before the profile is loaded', { tag: '@once' }, async ({ page, say }) => {
    // The call is never answered.
    await page.route('**/v1/member/my/profile', () => {})
    await openAsMember(page, '/mypage/change-password')
    await page.getByRole('button', { name: say('재설정 링크 받기', 'Email me a link') }).click()
    await expect(page.getByRole('heading', { name: say('메일을 확인해 주세요', 'Check your email') })).toBeVisible()
  })

  test('keeps what was typed while the session is refreshed, by keyboard', { tag: '@once' }, async ({ page, say }) => {
    await openAsMember(page, '/mypage/change-password')
    await expect(current(page, say)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
    await current(page, say).focus()
    await page.keyboard.type('Wrong1!pass')
    for (const field of [anew(page, say), again(page, say)]) {
      // The button that shows the password stands in between.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused()
      await page.keyboard.type('Practice2!')
    }
    await page.keyboard.press('Enter')
    await expect(current(page, say)).toHaveAccessibleDescription(/맞지 않아요|isn’t right/)
    await expect(anew(page, say)).toHaveValue('Practice2!')
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('expired')
  })

  test('leads to the login and back when the session has ended in between', async ({ page, say }) => {
    await openAsMember(page, '/mypage/change-password')
    await current(page, say).fill(samplePassword)
    await anew(page, say).fill('Practice2!')
    await again(page, say).fill('Practice2!')
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'ended')
      localStorage.setItem('refreshToken', 'ended')
    })
    await change(page, say).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('로그인', 'Log in') })
      .click()
    await expect(page).toHaveURL('/login?next=%2Fmypage%2Fchange-password')
  })
})

test.describe('editing the profile', () => {
  test('asks for the password, then shows the form, and keeps what was typed after a reload', {
    tag: '@once',
  }, async ({ page, say }) => {
    await openAsMember(page, '/mypage/edit')
    await expect(page.getByRole('button', { name: say('확인', 'Confirm'), exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Wrong1!pass')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say('비밀번호', 'Password'), { exact: true })).toHaveAccessibleDescription(
      /맞지 않아요|isn’t right/,
    )
    await confirm(page, say)
    await nicknameOf(page, say).fill('첫 별명')
    await expectAccessible(page)
    await page.reload()
    await expect(nicknameOf(page, say)).toHaveValue('첫 별명')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(stored).toContain('첫 별명')
    expect(stored).not.toContain(samplePassword)
  })

  test('shows both values when another tab has saved meanwhile, and saves the chosen one', {
    tag: '@once',
  }, async ({ page, context, say }) => {
    await openAsMember(page, '/mypage/edit')
    await confirm(page, say)
    await expect(nicknameOf(page, say)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/mypage/edit')
    await confirm(other, say)
    const stored = `탭 ${crypto.randomUUID().slice(0, 6)}`
    await nicknameOf(other, say).fill(stored)
    await save(other, say).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      say('회원 정보를 저장했어요', 'Your details are saved'),
    )

    const typed = `여기 ${crypto.randomUUID().slice(0, 6)}`
    await nicknameOf(page, say).fill(typed)
    await save(page, say).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('다른 곳에서 정보가 바뀌었어요', 'Your details were changed elsewhere'),
    )
    await expectAccessible(page)
    await expect(page.getByRole('radio', { name: new RegExp(typed) })).toBeChecked()
    await page.getByRole('radio', { name: new RegExp(stored) }).check()
    await page.getByRole('button', { name: say('선택한 대로 저장', 'Save my choices') }).click()
    await expect(nicknameOf(page, say)).toHaveValue(stored)
    await nicknameOf(page, say).fill(typed)
    await save(page, say).click()
    await page.getByRole('link', { name: say('내 정보로 가기', 'Go to my profile') }).click()
    await expect(page).toHaveURL('/mypage')
    await expect(page.getByRole('definition').filter({ hasText: typed })).toBeVisible()
  })
})

test('keeps the frame of an unknown order apart from the link above it', { tag: '@once' }, async ({ page, say }) => {
  await openAsMember(page, '/mypage/history/detail?id=20261121-7QK2M9XD')
  const frame = page
    .getByRole('heading', { name: say('주문을 찾을 수 없어요', 'couldn’t find this order') })
    .locator('..')
  const link = page
    .getByRole('main')
    .getByRole('paragraph')
    .getByRole('link', { name: say('구매 내역', 'Purchase history') })
  const above = await link.boundingBox()
  const box = await frame.boundingBox()
  expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(8)
})

test('lists the devices, and logs one of them out', { tag: '@once' }, async ({ page, browser, say }) => {
  await openAsMember(page, '/mypage')
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' })
  const other = await elsewhere.newPage()
  await openAsMember(other, '/mypage')
  await page.reload()
  const devices = page.getByRole('region', { name: say('로그인한 기기', 'Where you’re logged in') })
  const firefox = devices.getByRole('listitem').filter({ hasText: 'Firefox' })
  await expect(devices.getByRole('listitem').first()).toContainText(say('이 기기', 'This device'))
  // The profile has the heading, and may come after the devices.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  const before = await firefox.count()
  await firefox.first().getByRole('button').click()
  await expect(firefox).toHaveCount(before - 1)
  await other.reload()
  await expect(other.getByRole('alertdialog')).toBeVisible()
  await elsewhere.close()
})

test('shows nothing of a member to another one who logs in in the same tab', { tag: '@once' }, async ({
  page,
  context,
  say,
}) => {
  await logIn(context)
  await page.goto('/mypage')
  await waitForHydration(page)
  await expect(page.getByText('practice01')).toBeVisible()
  await forgetSession(context)
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요', 'Please login first.') })
  await alert.getByRole('button').first().click()
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('company01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByText('company01')).toBeVisible()
  await expect(page.getByText('practice01')).toHaveCount(0)
})
