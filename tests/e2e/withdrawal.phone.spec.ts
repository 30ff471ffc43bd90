import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'

type Say = (ko: string, en: string) => string

/** Opens the withdrawal as a member. */
async function openAs(page: Page, userid: string): Promise<void> {
  await logIn(page.context(), userid)
  await page.goto('/delete-account')
  await waitForHydration(page)
}

/** Logs in on the page of the login. */
async function logInAgain(page: Page, say: Say, userid: string): Promise<void> {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill(userid)
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
}

const leaveButton = (page: Page, say: Say) => page.getByRole('button', { name: say('회원 탈퇴', 'Close account') })

test('leads a visitor to the login and back to the withdrawal', async ({ page, say }) => {
  await page.goto('/delete-account')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요', 'Please login first.') })
  await alert.getByRole('button').first().click()
  await expect(page).toHaveURL('/login?next=%2Fdelete-account')
})

test('names each thing that is missing, and nothing is chosen before', async ({ page, say }) => {
  await openAs(page, 'company01')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('회원 탈퇴', 'Close account'))
  await expect(leaveButton(page, say)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await leaveButton(page, say).click()
  await expect(page.getByText(say('탈퇴 이유를 선택해 주세요.', 'Choose your reason for leaving.'))).toBeVisible()
  await expect(page.getByText(say('계속하려면 동의해 주세요.', 'Agree to continue.'))).toBeVisible()
  await expect(page.getByText(say('로봇이 아닌지 확인하도록', 'Tick the box to confirm'))).toBeVisible()
  await expect(page.getByText(say('비밀번호를 입력해 주세요.', 'Enter your password.'))).toBeVisible()
  await page.getByRole('radio', { name: say('그 밖의 이유', 'Another reason') }).check()
  await leaveButton(page, say).click()
  await expect(page.getByText(say('한 줄로 입력해 주세요.', 'Tell us why in a line.'))).toBeVisible()
  await expectAccessible(page)
})

test('closes the account by keyboard, and tells a member who comes back', { tag: '@once' }, async ({ page, say }) => {
  await page.request.post('/sandbox/members', { data: { answer: 'restore' } })
  await openAs(page, 'child01')
  await expect(leaveButton(page, say)).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', /동의합니다|agree to close/)
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', say('로봇이 아니에요', 'I’m not a robot'))
  await page.keyboard.press('Space')
  await expect(page.getByText(say('확인됨', 'Verified'), { exact: true })).toBeVisible()
  const password = page.getByLabel(say('비밀번호', 'Password'), { exact: true })
  await password.fill('Wrong1!pass')
  await password.press('Enter')
  await expect(
    page.getByText(say('비밀번호가 맞지 않아요. 다시 입력해 주세요.', 'That password isn’t right.')),
  ).toBeVisible()
  await password.fill(samplePassword)
  await password.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('탈퇴했어요', 'Your account is closed'))
  await expectAccessible(page)
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('isLogin')])).toEqual([
    null,
    null,
  ])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  await logInAgain(page, say, 'child01')
  await expect(page.getByRole('alertdialog')).toContainText(say('탈퇴', 'asked to close it'))
})
