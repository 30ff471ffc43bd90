import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { storeSession } from '../support/browser/log-in.ts'
import { signUp } from '../support/browser/sign-up.ts'

const messagesSchema = v.object({ messages: v.array(v.object({ purpose: v.string(), link: v.nullable(v.string()) })) })

/** The link in the newest mail of this purpose to an address. */
async function mailedLink(page: Page, to: string, purpose: string): Promise<string | undefined> {
  const answer = await page.request.get(`/sandbox/outbox/messages?to=${encodeURIComponent(to)}`)
  const { messages } = v.parse(messagesSchema, await answer.json())
  return messages.find((message) => message.purpose === purpose)?.link ?? undefined
}

test('asks for a login before an account is linked, sends a mail, and undoes the link from it', {
  tag: '@once',
}, async ({ page, context, say }) => {
  const { session, email } = await signUp(context)
  await storeSession(context, session)
  await page.goto('/mypage')
  await waitForHydration(page)
  const link = page.getByRole('button', { name: say('네이버 연결', 'Link Naver') })
  // Linking needs a recent login.
  await context.clearCookies({ name: 'shop-authentication' })
  await link.click()
  const question = page.getByRole('form', { name: say('본인인지 확인해 주세요', 'Confirm it’s you') })
  const password = question.getByLabel(say('비밀번호', 'Password'), { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill('Wrong-word-1')
  await password.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(samplePassword)
  await password.press('Enter')
  await page.waitForURL(/\/sandbox\/oauth\//)
  await page.getByLabel('메일 없음').check()
  await page
    .getByRole('button', { name: say('동의', 'Agree') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/mypage\?linked=naver/)

  await expect.poll(() => mailedLink(page, email, 'social-linked')).toBeDefined()
  const other = await context.newPage()
  await other.goto((await mailedLink(page, email, 'social-linked')) ?? '')
  await expect(other.getByRole('heading', { name: say('직접 하신 일인가요?', 'Was this you?') })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: say('제가 한 일이 아니에요', 'This wasn’t me') }).click()
  await expect(other).toHaveURL(/\/find-password-reset#token=/)
  await expect(other.getByLabel(say('새 비밀번호', 'New password'), { exact: true })).toBeVisible()

  await page.goto('/mypage')
  await expect(page.getByRole('alertdialog')).toContainText(say('변경을 취소해서 모든 기기에서 로그아웃', 'secured'))
})
