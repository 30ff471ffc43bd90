import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { storeSession } from '../support/browser/log-in.ts'
import { signUp } from '../support/browser/sign-up.ts'

const sentSchema = v.object({ content: v.object({ inquiry_id: v.number() }) })

test('a member reads the reply to their inquiry in My page, and deletes it', async ({
  page,
  context,
  baseURL,
  say,
}) => {
  const { session, email } = await signUp(context)
  await storeSession(context, session)
  await page.goto('/mypage/inquiries')
  await expect(page.getByRole('heading', { name: say('아직 문의가 없어요', 'No inquiries yet') })).toBeVisible()
  await expectAccessible(page)

  const cookies = await context.cookies()
  const answer = await page.request.post('/api/v1/service/qna', {
    headers: {
      Authorization: session.access_token,
      'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    },
    multipart: {
      idempotency_key: randomUUID(),
      name: '김하늘',
      affiliation: '공방대학교',
      category: 'service',
      email,
      phone: '01023450142',
      title: '마흔 명이 들어요',
      content: '어떻게 결제하나요?',
      consent: 'Y',
    },
  })
  const number = v.parse(sentSchema, await answer.json()).content.inquiry_id
  await page.reload()
  await page.getByRole('link', { name: '마흔 명이 들어요' }).click()
  await expect(page).toHaveURL(`/mypage/inquiries/detail?id=${number}`)
  await expect(page.getByText('어떻게 결제하나요?')).toBeVisible()
  await expectAccessible(page)

  const desk = await context.newPage()
  await openDesk(desk, ['support'])
  await desk.goto(`${deskOriginOf(baseURL)}/inquiries/${number}`)
  await desk.getByRole('button', { name: say('맡기', 'Take it') }).click()
  await desk.getByRole('textbox', { name: say('답변', 'Answer') }).fill('카드로 결제해 주세요.')
  await desk.getByRole('button', { name: say('답변 보내기', 'Send the answer') }).click()
  await expect(desk.getByRole('status').filter({ hasText: say('답변', 'Answer') })).toBeVisible()
  await page.reload()
  await expect(page.getByText('카드로 결제해 주세요.')).toBeVisible()
  await expect(page.getByText('어떻게 결제하나요?')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('답변 삭제', 'Delete the reply') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('삭제', 'Delete'), exact: true })
    .click()
  await expect(page).toHaveURL('/mypage/inquiries')
  await expect(page.getByRole('heading', { name: say('아직 문의가 없어요', 'No inquiries yet') })).toBeVisible()
})

test('a member names an address, and chooses it in the order form without losing what was typed', async ({
  page,
  context,
  say,
}) => {
  const { session } = await signUp(context)
  await storeSession(context, session)
  await page.goto('/mypage')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('배송지 추가', 'Add an address') }).click()
  const field = (ko: string, en: string) => page.getByLabel(say(ko, en), { exact: true })
  await field('배송지 이름', 'Name of the address').fill('School')
  await field('우편번호', 'Postal code').fill('06236')
  await field('주소', 'Address').fill('테헤란로 2')
  await field('상세 주소', 'Apartment, unit').fill('3층')
  await expectAccessible(page, 'ownParts')
  await page.getByRole('button', { name: say('배송지 저장', 'Save address') }).click()
  await expect(page.getByText('(06236) 테헤란로 2, 3층')).toBeVisible()

  await page.goto('/order?course=101&option=101003')
  await waitForHydration(page)
  const saved = field('저장한 배송지', 'Saved address')
  await expect(field('주소', 'Address')).toHaveValue('테헤란로 2')
  await field('상세 주소', 'Apartment, unit').fill('강당')
  await expect(saved).toHaveValue('typed')
  await saved.selectOption('School: 테헤란로 2, 3층')
  await expect(field('상세 주소', 'Apartment, unit')).toHaveValue('3층')
  await saved.selectOption(say('입력한 주소', 'The address you entered'))
  await expect(field('상세 주소', 'Apartment, unit')).toHaveValue('강당')
  await expectAccessible(page, 'ownParts')
})

test('a member issues the certificate of a finished course, whose address proves it to others', async ({
  page,
  context,
  browser,
  say,
}) => {
  const { session } = await signUp(context)
  await storeSession(context, session)
  await page.goto('/order?course=106&option=106003')
  await waitForHydration(page)
  const field = (ko: string, en: string) => page.getByLabel(say(ko, en), { exact: true })
  await field('우편번호', 'Postal code').fill('06236')
  await field('주소', 'Address').fill('테헤란로 2')
  await field('상세 주소', 'Apartment, unit').fill('3층')
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  await page.getByRole('button', { name: say('76,000원 결제하기', 'Pay ₩76,000') }).click()
  await page
    .getByRole('button', { name: say('승인', 'Approve') })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { name: say('주문해 주셔서 고맙습니다', 'Thank you for your order') }),
  ).toBeVisible()

  await page.goto('/mypage/certificate?course=106')
  await expect(
    page.getByText(say('모든 수업을 마치면 수료증을 받을 수 있어요.', 'You get the certificate once every lesson')),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/sandbox/learning')
  await page.locator('a[href$="course=106"]', { hasText: session.userid }).click()
  for (const box of await page.locator('input[name=lesson]').all()) await box.check()
  await page.locator('.actions button').click()
  await expect(page.locator('input[name=lesson]').first()).toBeChecked()

  await page.goto('/mypage/certificate?course=106')
  await page.getByRole('button', { name: say('수료증 발급', 'Issue the certificate') }).click()
  await expect(page.getByText(say('수료일', 'Completed on'))).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('PDF 내려받기', 'Download the PDF') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^certificate-PC-.*\.pdf$/)

  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const address = await page.getByRole('link', { name: /certificate#token=/ }).textContent()
  const others = await browser.newContext()
  const proof = await others.newPage()
  await proof.goto(address ?? '')
  await expect(proof.getByText(/PC-[0-9]{8}-/)).toBeVisible()
  await expectAccessible(proof)
  await page.getByRole('button', { name: say('주소 거두기', 'Withdraw the address') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('주소 거두기', 'Withdraw the address') })
    .click()
  await expect(page.getByText(say('지금은 이 수료증을', 'No address proves this certificate'))).toBeVisible()
  await proof.reload()
  await expect(proof.getByText(/PC-[0-9]{8}-/)).toBeHidden()
  await expect(proof.getByRole('heading', { level: 1 })).toHaveText(
    say('확인할 수 있는 수료증이 없어요', 'This address proves nothing'),
  )
  await others.close()
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })
  test('the days of an event are a file for a calendar', async ({ page, say }) => {
    await page.goto('/cs/event')
    await page.locator('main a[href*="/cs/event-detail"]').first().click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: say('캘린더에 추가', 'Add to calendar') }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^event-\d+\.ics$/)
  })
})
