import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import * as v from 'valibot'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, type Language, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'
import { signUp } from '../support/browser/sign-up.ts'

const sentSchema = v.object({ content: v.object({ inquiry_id: v.number() }) })

/** A new member, who has sent an inquiry while logged in. */
async function memberWithInquiry(context: BrowserContext, language: Language) {
  const { session, email } = await signUp(context)
  const { cookies } = await context.request.storageState()
  const title = `Forty students ${randomUUID().slice(0, 8)}`
  const answer = await context.request.post('/api/v1/service/qna', {
    headers: {
      'Accept-Language': language,
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
      title,
      content: 'How do we pay?',
      consent: 'Y',
    },
  })
  return { email, title, number: v.parse(sentSchema, await answer.json()).content.inquiry_id }
}

/** Members and inquiries at the operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('at the desk', { tag: '@chromium' }, () => {
  test('an operator finds a member, ends the session, restricts them and decides on the objection', async ({
    page,
    context,
    baseURL,
    language,
    say,
  }) => {
    const { email } = await memberWithInquiry(context, language)
    await openDesk(page, ['support'])
    await page.goto(`${deskOriginOf(baseURL)}/members`)
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText(say('모두 1명', '1 in all'), { exact: true })).toBeVisible()
    await page.locator('tbody').getByRole('link').click()
    await expect(page.getByText(email)).toBeVisible()

    await page.getByRole('button', { name: say('종료', 'End') }).click()
    await expect(page.getByText(say('로그인한 기기가 없어요.', 'Logged in nowhere.'))).toBeVisible()

    const restrict = say('이용 제한', 'Restrict')
    await page.getByRole('button', { name: restrict }).click()
    const form = page.getByRole('group', { name: restrict })
    await form.getByRole('textbox', { name: say('기록에 남길 이유', 'Reason, for the record') }).fill('Sold the login')
    // What was typed stays when another form is opened.
    await page.getByRole('button', { name: say('계약 해지', 'Terminate') }).click()
    await page.getByRole('button', { name: restrict }).click()
    await form.getByRole('button', { name: restrict }).click()
    await expect(page.getByRole('status').filter({ hasText: restrict })).toBeFocused()

    const record = say('이의 신청 접수', 'Record an objection')
    await page.getByRole('button', { name: record }).click()
    const objection = page.getByRole('group', { name: record })
    await objection.getByRole('textbox').fill('It was the brother')
    await objection.getByRole('button').click()
    const decide = say('이의 신청 결정하기', 'Decide on the objection')
    await page.getByRole('button', { name: decide }).click()
    const decision = page.getByRole('group', { name: decide })
    await decision.getByRole('radio', { name: say('거절', 'Refuse') }).check()
    await decision.getByRole('textbox').fill('We looked into it.')
    await decision.getByRole('button').click()
    await expect(page.getByText(say(' 거절.', '; refused on '))).toBeVisible()

    await page.getByRole('button', { name: say('되돌리기', 'Restore') }).click()
    const restoration = page.getByRole('group', { name: say('되돌리기', 'Restore') })
    await restoration.getByRole('textbox').fill('Learnt the rules')
    await restoration.getByRole('button').click()
    await expect(page.getByRole('button', { name: restrict })).toBeVisible()
  })

  test('an operator takes an inquiry and answers it with a saved answer', async ({
    page,
    context,
    baseURL,
    language,
    say,
  }) => {
    const { title, number } = await memberWithInquiry(context, language)
    const saved = `Quote ${randomUUID().slice(0, 8)}`
    const desk = deskOriginOf(baseURL)
    await openDesk(page, ['support'])
    await page.goto(`${desk}/saved-answers`)
    await page.getByRole('textbox', { name: say('제목', 'Title') }).fill(saved)
    await page.getByRole('textbox', { name: say('내용', 'Text') }).fill('We send a quote today.')
    // The member wrote in the language of the browser.
    await page.getByRole('button', { name: say('저장', 'Save'), exact: true }).click()
    await expect(page.locator('tbody').getByText(saved)).toBeVisible()

    await page.goto(`${desk}/inquiries/${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: say('맡기', 'Take it') }).click()
    await expect(page.getByRole('heading', { name: say('내가 담당', 'You answer it') })).toBeVisible()
    await page.getByRole('combobox').selectOption({ label: saved })
    const answer = page.getByRole('textbox', { name: say('답변', 'Answer') })
    await expect(answer).toHaveValue('We send a quote today.')

    // An answer that is not sent yet keeps the page.
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.getByRole('link', { name: say('문의 목록', 'All inquiries') }).click()
    await expect(answer).toHaveValue('We send a quote today.')

    await page.getByRole('button', { name: say('답변 보내기', 'Send the answer') }).click()
    await expect(page.getByRole('status').filter({ hasText: say('답변', 'Answer') })).toBeVisible()
    // To the next inquiry, or to Today when no other test has left one.
    await expect(page.getByRole('link', { name: new RegExp(say('다음: |오늘로$', 'Next: |To Today$')) })).toBeFocused()
    await page.goto(`${desk}/inquiries/${number}`)
    await expect(page.getByText(say('문의를 불러오지 못했어요', 'The inquiry didn’t load'))).toBeVisible()
  })

  test('a viewer sees no personal data', async ({ page, context, baseURL, language, say }) => {
    const { email, title } = await memberWithInquiry(context, language)
    await openDesk(page, ['viewer'])
    await page.goto(`${deskOriginOf(baseURL)}/members?search=${encodeURIComponent(email)}`)
    await expect(page.getByText(say('맞는 회원이 없어요', 'No member matches'))).toBeVisible()
    await page.goto(`${deskOriginOf(baseURL)}/members`)
    await page.getByRole('cell').first().getByRole('link').click()
    await expect(
      page.getByText(say('내 역할로는 개인정보를 볼 수 없어요.', 'Your roles show no personal data.')),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: say('이용 제한', 'Restrict') })).toHaveCount(0)
    await page.goto(`${deskOriginOf(baseURL)}/inquiries`)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })

  test('the pages have room for everything, and no fault that axe finds', { tag: '@exhaustive' }, async ({
    page,
    context,
    baseURL,
    language,
  }) => {
    const { email, number } = await memberWithInquiry(context, language)
    const desk = deskOriginOf(baseURL)
    await openDesk(page, ['owner'])
    await page.goto(`${desk}/members?search=${encodeURIComponent(email)}`)
    const member = await page.locator('tbody').getByRole('link').getAttribute('href')
    for (const path of ['/members', `${member}`, '/inquiries', `/inquiries/${number}`, '/saved-answers', '/reviews']) {
      await page.goto(`${desk}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const act = page.locator('main button[aria-expanded]').first()
      if ((await act.count()) > 0) await act.click()
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, faults: await findLayoutFaults(page) }).toEqual({ path, width, faults: [] })
      }
      await expectAccessible(page)
    }
  })
})
