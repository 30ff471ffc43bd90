import { samplePassword } from '../../machines/models/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'

test('tells a restricted member why and until when, and leads to an objection', async ({ page, say }) => {
  await page.goto('/login?next=%2Fmypage%2Fmembership')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('restricted01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('회원 자격', 'Your membership'))
  await expect(page.getByText(say('이용약관 위반', 'A breach of the terms of use'))).toBeVisible()
  await expect(page.getByText(say('기한 없음', 'No end'))).toBeVisible()
  await expect(page.getByText(say('이의를 받은 날부터 15일 안에', 'Within 15 days of your objection'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('제한에 이의 내기', 'Object to the restriction') }).click()
  await expect(page).toHaveURL('/cs/inquiry?type=account&about=restriction')
  await expect(page.getByLabel(say('제목', 'Title'), { exact: true })).toHaveValue(
    say('이용 제한에 대한 이의', 'Objection to the restriction of my membership'),
  )
  await expect(page.getByLabel(say('문의 분류', 'Type of inquiry'), { exact: true })).toHaveValue('account')
})

test('leads a visitor to the login', async ({ page, say }) => {
  await page.goto('/mypage/membership')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요', 'Please login first.') })
  await alert.getByRole('button').first().click()
  await expect(page).toHaveURL('/login?next=%2Fmypage%2Fmembership')
})
