import type { Page } from '@playwright/test'
import { sandboxPersons } from '#server/sandbox/persons.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { codeSentTo, confirmAddress, randomLetters, storeSignUpDraft } from '../support/browser/sign-up.ts'

// Flows after a reload, a discarded tab, Back and Forward, against the real server.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitForHydration(page)
}

/** Collects the page's requests that change something. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

const remaining = (text: string | null): number => {
  const [minutes = 0, seconds = 0] = (text?.match(/\d+/g) ?? []).map(Number)
  return minutes * 60 + seconds
}

test('keeps waiting for the mailed link after a reload, without a second mail', async ({ page, context, say }) => {
  await storeSignUpDraft(context, page, 'identity')
  await open(page, '/regist?step=email')
  const email = `${randomLetters()}@member.example`
  await page.getByLabel(say('이메일', 'Email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: say('확인 메일 받기', 'Send email') }).click()
  const waiting = page.getByRole('heading', { name: say('메일을 확인해 주세요', 'Check your email') })
  await expect(waiting).toBeVisible()
  const sent = sentBy(page)
  await reload(page)
  await expect(waiting).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(sent).toEqual([])
  await confirmAddress(context, email, say('네, 확인할게요', 'Yes, confirm it'))
  await expect(
    page.getByRole('heading', { name: say('회원 정보를 입력해 주세요', 'Enter your details') }),
  ).toBeVisible()
})

test('accepts the same code with the same deadline after a reload, Back and Forward', async ({
  page,
  context,
  say,
  language,
  layout,
}) => {
  const keys = { 'desktop ko': 'haneul', 'desktop en': 'doyun', 'mobile ko': 'jiho', 'mobile en': 'minseo' } as const
  const person = sandboxPersons.find(({ key }) => key === keys[`${layout} ${language}`])
  if (!person) throw new Error('the sandbox has no such person')
  await context.request.post('/sandbox/outbox', { data: { answer: 'forget-limits' } })
  await open(page, '/find-account')
  await page.getByLabel(say('이름', 'Name'), { exact: true }).fill(person.name.ko)
  await page.getByLabel(say('휴대폰', 'Mobile phone'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: say('인증번호 받기', 'Get a code') }).click()
  const code = page.getByLabel(say('인증번호', 'One-time code'), { exact: true })
  await expect(code).toBeVisible()
  const left = remaining(await page.getByRole('timer').textContent())
  const sent = sentBy(page)
  await reload(page)
  await expect(code).toBeVisible()
  expect(remaining(await page.getByRole('timer').textContent())).toBeLessThanOrEqual(left)
  await page.goBack()
  await expect(page.getByLabel(say('이름', 'Name'), { exact: true })).toHaveValue(person.name.ko)
  await page.goForward()
  await expect(code).toBeVisible()
  expect(sent).toEqual([])
  // With a space, as messages show it.
  await code.fill('')
  await code.pressSequentially((await codeSentTo(context, person.phone)).replace(/(\d{3})/, '$1 '))
  await page.getByRole('button', { name: say('확인', 'Confirm'), exact: true }).click()
  await expect(page).toHaveURL(/\/find-account\/success$/)
  await reload(page)
  await expect(page.getByRole('heading', { name: say('아이디를 찾았어요', 'We found your ID') })).toBeVisible()
})

test('shows the same QR code after a reload', async ({ page, say }) => {
  await open(page, '/login?tab=qr')
  const code = page.getByRole('img', { name: say('로그인용 QR 코드', 'QR login code') }).locator('path')
  await expect(code).toBeVisible()
  const before = await code.getAttribute('d')
  await reload(page)
  await expect(code).toBeVisible()
  expect(await code.getAttribute('d')).toBe(before)
})

test('shows the error of the last try after Back, Forward and a reload, and not after a link', async ({
  page,
  say,
}) => {
  await page.route(/\/api\/v1\/member\/auth\/find\/pwd/, (route) => route.abort())
  await open(page, '/login')
  const link = page.getByRole('main').getByRole('link', { name: say('비밀번호 재설정', 'Reset password') })
  const error = page.getByRole('main').getByText(say('네트워크 오류', 'Network Error'))
  const id = page.getByLabel(say('아이디', 'ID'), { exact: true })
  await link.click()
  const send = page.getByRole('button', { name: say('재설정 링크 받기', 'Send link') })
  await expect(send).toBeVisible()
  await id.fill('practice01')
  await page.getByLabel(say('이메일', 'Email'), { exact: true }).fill('haneul@member.example')
  await send.click()
  await expect(error).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  await page.goForward()
  await expect(error).toBeVisible()
  await reload(page)
  await expect(error).toBeVisible()
  await page.goBack()
  await waitForHydration(page)
  await link.click()
  await expect(send).toBeVisible()
  await expect(error).toHaveCount(0)
})
