import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

test('tells a restricted member why and until when, and leads to an objection', async ({ page, context, say }) => {
  await logIn(context, 'restricted01')
  await page.goto('/mypage/membership')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('회원 상태', 'Account status'))
  await expect(page.getByText(say('이용약관 위반', 'Breach of the terms of use'))).toBeVisible()
  await expect(page.getByText(say('기한 없음', 'Permanent'))).toBeVisible()
  await expect(page.getByText(say('이의 신청 후 15일 안에', 'Within 15 days of your objection'))).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel(say('이의 신청 내용', 'Your objection'))).toBeVisible()
})

test('tells a terminated member why, after the right password, and takes the objection', { tag: '@once' }, async ({
  page,
  say,
}) => {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('terminated01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  const title = say('회원 계약이 해지됐어요', 'Your account was terminated')
  const alert = page.getByRole('alertdialog', { name: title })
  await alert.getByRole('button', { name: say('이유 보기, 이의 신청하기', 'See why, or object') }).click()
  await expect(page).toHaveURL(/\/membership-ended#token=/)
  await expect(page.getByText(say('계정 공유', 'Sharing your login'))).toBeVisible()
  await expect(page.getByText(say('이의 신청 후 15일 안에', 'Within 15 days of your objection'))).toBeVisible()
  const send = page.getByRole('button', { name: say('이의 신청 보내기', 'Send objection') })
  const field = page.getByLabel(say('이의 신청 내용', 'Your objection'))
  await send.click()
  await expect(field).toBeFocused()
  await field.fill('The login was mine alone.')
  await expectAccessible(page)
  await page.reload()
  await expect(field).toHaveValue('The login was mine alone.')
  await waitForHydration(page)
  await test.step('the line breaks off while it is sent', async () => {
    await page.route('**/api/**', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      say('인터넷 연결을 확인하고 다시 시도해 주세요.', 'Check your connection, then try again.'),
    )
    await expect(field).toHaveValue('The login was mine alone.')
  })
  await send.click()
  await expect(
    page.getByRole('status').getByText(say('이의 신청을 받았어요', 'We received your objection')),
  ).toBeVisible()
  await expect(send).toHaveCount(0)
})

test('leads from a social login to why the membership was terminated', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByRole('link', { name: say('카카오로 계속하기', 'Continue with Kakao') }).click()
  await page
    .getByRole('radio', { name: say('해지', 'Terminated') })
    .first()
    .check()
  await page.locator('button[value=approve]').click()
  const alert = page.getByRole('alertdialog', { name: say('회원 계약이 해지됐어요', 'Your account was terminated') })
  await alert.getByRole('button', { name: say('이유 보기, 이의 신청하기', 'See why, or object') }).click()
  await expect(page).toHaveURL(/\/membership-ended#token=/)
  await expect(page.getByText(say('계정 공유', 'Sharing your login'))).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('membershipToken')
})

test('a link without a token leads back to the login', async ({ page, say }) => {
  await page.goto('/membership-ended')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('로그인', 'Log in') })
    .click()
  await expect(page).toHaveURL('/login')
})

test('leads a visitor to the login', async ({ page, say }) => {
  await page.goto('/mypage/membership')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요', 'Please login first.') })
  await alert.getByRole('button').first().click()
  await expect(page).toHaveURL('/login?next=%2Fmypage%2Fmembership')
})
