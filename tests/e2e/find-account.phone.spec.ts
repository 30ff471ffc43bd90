import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { codeSentTo, linkSentTo, signUp } from '../support/browser/sign-up.ts'

/** Members of the sandbox, one for each project, because messages per member are limited. */
const members = {
  'desktop ko': { key: 'haneul', userid: 'practice01', name: '김하늘', phone: '01023450142' },
  'desktop en': { key: 'doyun', userid: 'company01', name: '이도윤', phone: '01044200142' },
  'mobile ko': { key: 'jiho', userid: 'restricted01', name: '정지호', phone: '01077120142' },
  'mobile en': { key: 'minseo', userid: 'unverified01', name: '한민서', phone: '01098760142' },
}
const memberOf = (language: 'ko' | 'en', layout: 'desktop' | 'mobile') => {
  const member = members[`${layout} ${language}`]
  return { ...member, email: `${member.key}@member.example` }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('finds an ID by phone, masked and then in full', async ({ page, context, say, language, layout }) => {
  const member = memberOf(language, layout)
  await open(page, '/find-account')
  await expectAccessible(page)
  await tabTo(page, 'textbox', say('이름', 'Name'))
  await page.keyboard.type(member.name)
  await tabTo(page, 'textbox', say('휴대폰', 'Mobile phone'))
  await page.keyboard.type(member.phone)
  await page.keyboard.press('Enter')

  const code = page.getByLabel(say('인증번호', 'One-time code'), { exact: true })
  await expect(code).toBeFocused()
  await expect(page).toHaveURL(/\/find-account\?step=code$/)
  await expectAccessible(page)
  await page.keyboard.type(await codeSentTo(context, member.phone))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/find-account\/success$/)
  await expect(page.getByRole('heading', { name: say('아이디를 찾았어요', 'We found your ID') })).toBeFocused()
  await expect(page.getByText(member.userid)).toHaveCount(0)
  await expectAccessible(page)
  await tabTo(page, 'button', say('전체 아이디 보기', 'Show full ID'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: member.userid })).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel(say('이름', 'Name'), { exact: true })).toBeVisible()
})

test('shows errors at their fields, and keeps what was typed through a reload', async ({
  page,
  say,
  language,
  layout,
}) => {
  const member = memberOf(language, layout)
  await open(page, '/find-account')
  await page.getByRole('link', { name: say('이메일로', 'By email'), exact: true }).click()
  await expect(page).toHaveURL(/\/find-account\/findbyemail$/)
  const name = page.getByLabel(say('이름', 'Name'), { exact: true })
  const email = page.getByLabel(say('이메일', 'Email'), { exact: true })
  // First the field that only the form by email has: the former form has a name as well.
  await email.fill('haneul')
  await name.fill(member.name)
  const send = page.getByRole('button', { name: say('인증번호 받기', 'Get a code') })
  await send.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await email.fill(member.email)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.reload()
  await waitForHydration(page)
  await expect(name).toHaveValue(member.name)
  await expect(email).toHaveValue(member.email)

  await send.click()
  const code = page.getByLabel(say('인증번호', 'One-time code'), { exact: true })
  await code.fill('000000')
  await page.getByRole('button', { name: say('확인', 'Confirm'), exact: true }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page.getByRole('paragraph').filter({ hasText: say('번 더 입력할 수 있어요', 'attempts left') }),
  ).toHaveText(/^4/)
  await expectAccessible(page)
  await page.goBack()
  await expect(name).toHaveValue(member.name)
})

test('mails a link, rejects the current password at its field, and keeps the link valid', {
  tag: '@everywhere',
}, async ({ page, context, say, language, layout }) => {
  const member = memberOf(language, layout)
  await open(page, '/find-password')
  await expectAccessible(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill(member.userid)
  await page.getByLabel(say('이메일', 'Email'), { exact: true }).fill(member.email)
  await page.getByRole('button', { name: say('재설정 링크 받기', 'Send link') }).click()
  await expect(page).toHaveURL(/\/find-password\?step=sent$/)
  await expect(page.getByRole('heading', { name: say('메일을 확인해 주세요', 'Check your email') })).toBeFocused()
  await expectAccessible(page)

  const link = new URL(await linkSentTo(context, member.email))
  await open(page, `${link.pathname}${link.hash}`)
  const password = page.getByLabel(say('새 비밀번호', 'New password'), { exact: true })
  await password.fill('hand5on')
  await expect(page.getByText(say('7자', '7 characters'), { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: say('영문, 충족', 'Letters, met') })).toBeVisible()
  const change = page.getByRole('button', { name: say('비밀번호 변경', 'Change password') })
  await change.click()
  await expect(password).toBeFocused()
  await expectAccessible(page)

  await password.fill(samplePassword)
  await page.getByLabel(say('새 비밀번호 확인', 'Confirm new password'), { exact: true }).fill(samplePassword)
  await change.click()
  await expect(page.getByText(say('전에 쓰던 비밀번호와 같아요', 'That was your previous password'))).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
})

test('goes on to the login when the link was used in another tab', { tag: '@once' }, async ({ page, context, say }) => {
  const { session, email } = await signUp(context)
  await open(page, '/find-password')
  const id = page.getByLabel(say('아이디', 'ID'), { exact: true })
  await id.fill(session.userid)
  await page.getByLabel(say('이메일', 'Email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: say('재설정 링크 받기', 'Send link') }).click()
  await expect(page.getByRole('heading', { name: say('메일을 확인해 주세요', 'Check your email') })).toBeVisible()

  const link = new URL(await linkSentTo(context, email, '/find-password-reset'))
  const other = await context.newPage()
  await open(other, `${link.pathname}${link.hash}`)
  for (const label of [say('새 비밀번호', 'New password'), say('새 비밀번호 확인', 'Confirm new password')])
    await other.getByLabel(label, { exact: true }).fill('Practice2!')
  await other.getByRole('button', { name: say('비밀번호 변경', 'Change password') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(id).toHaveValue(session.userid)
})

test('returns from a used reset link to the request form, and says so', async ({ page, say }) => {
  await open(page, '/find-password-reset#token=00000000-0000-4000-8000-000000000000.spent')
  await expect(page).toHaveURL(/\/find-password\?refused=MB22101404$/)
  await expect(page.getByRole('alert')).toContainText(say('더 이상 쓸 수 없는 링크예요', 'This link no longer works'))
  await expectAccessible(page)
})

test('rejects a used link to verify an address', async ({ page, say }) => {
  await open(page, '/verify-email#token=00000000-0000-4000-8000-000000000000.spent')
  await expect(
    page.getByRole('heading', { name: say('더 이상 쓸 수 없는 링크예요', 'This link no longer works') }),
  ).toBeVisible()
  await expectAccessible(page)
})
