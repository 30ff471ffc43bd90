import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { createOrder } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { expect, expectAccessible, holdRequests, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'

type Say = (ko: string, en: string) => string

const course = '/order?course=101&option=101003'

const quoteAnswer = v.looseObject({ content: v.looseObject({ items: v.array(v.looseObject({})) }) })
const profileAnswer = v.looseObject({
  content: v.looseObject({ consents: v.array(v.looseObject({ kind: v.string() })) }),
})
/** Names longer than any of the catalogue. */
const longNames = [
  '인공호흡기를 쓰는 중환자의 기도 흡인과 정맥주사, 채혈과 수혈까지 처음부터 끝까지 혼자 해 보는 실습',
  'Airway suction, IV insertion, blood draw and transfusion for ventilated patients, practised from start to finish',
]

/** Opens a page as a member. */
async function openAsMember(page: Page, path: string): Promise<void> {
  await logIn(page.context())
  await page.goto(path)
  await waitForHydration(page)
}

async function fillOrder(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('우편번호', 'Postal code'), { exact: true }).fill('04799')
  await page.getByLabel(say('주소', 'Address'), { exact: true }).fill('서울 성동구 아차산로 104')
  await page.getByLabel(say('상세 주소', 'Apartment, unit'), { exact: true }).fill('1203')
}

async function agreeAndPay(page: Page, say: Say, button: string): Promise<void> {
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL(/\/sandbox\/payment/)
}

/** Expects a printed receipt or quote of one page with the seller and the year, without menus and buttons. */
async function expectPaper(page: Page, say: Say): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('123-45-67891')).toBeVisible()
  await expect(page.getByText(say('판매자', 'Seller'), { exact: true })).toBeVisible()
  await expect(page.getByText(/공급가액 .* 부가세|Supply value .* VAT/)).toBeVisible()
  const dates = page.getByText(/2[0-9]{3}년 1?[0-9]월|[0-9]{1,2} [A-Z][a-z]{2} 2[0-9]{3}/)
  await expect(dates.filter({ visible: true })).not.toHaveCount(0)
  await expect(page.locator('button:visible, nav:visible, header:visible, footer:visible, form:visible')).toHaveCount(0)
  // The margins that browsers give a page.
  const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: null })
}

/** Moves a select to the option `times` below, by arrow keys. */
async function arrowDown(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press('ArrowDown')
}

test('sells a course by keyboard alone, shows the receipt, and refunds it', async ({ page, say }) => {
  await openAsMember(page, course)
  const postcode = page.getByLabel(say('우편번호', 'Postal code'), { exact: true })
  await expect(page.getByLabel(say('이름', 'Name'), { exact: true })).toHaveValue('김하늘')
  await expectAccessible(page)
  // The form starts with the address of the last order, which another test may have made.
  for (const name of [say('우편번호', 'Postal code'), say('주소', 'Address'), say('상세 주소', 'Apartment, unit')]) {
    await page.getByLabel(name, { exact: true }).fill('')
  }
  // Missing fields are reported, and nothing is sent.
  await tabTo(page, 'button', say('69,000원 결제하기', 'Pay ₩69,000'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('4개 항목을 확인해 주세요', '4 fields to fix'))).toBeVisible()
  await tabTo(page, 'link', say('우편번호', 'Postal code'))
  await page.keyboard.press('Enter')
  await expect(postcode).toBeFocused()

  const opened = page.waitForEvent('popup')
  await tabTo(page, 'button', say('주소 찾기', 'Find the address'))
  await page.keyboard.press('Enter')
  const search = await opened
  await tabTo(search, 'searchbox', new RegExp(say('도로 이름', 'Street')))
  await search.keyboard.type('테헤란로')
  await search.keyboard.press('Enter')
  await expect(
    search.getByText(say('찾은 주소', 'address found')).or(search.getByText('addresses found')),
  ).toBeVisible()
  expect(search.url()).not.toContain('q=')
  const closed = search.waitForEvent('close')
  await tabTo(search, 'link', /테헤란로 152/)
  // The window closes on keydown, before keyup is sent.
  await search.keyboard.press('Enter').catch(() => {})
  await closed
  await expect(postcode).not.toHaveValue('')
  await expect(page.getByLabel(say('상세 주소', 'Apartment, unit'), { exact: true })).toBeFocused()
  await page.keyboard.type('1203')

  await tabTo(page, 'combobox', say('카드사', 'Card company'))
  await arrowDown(page, 2)
  await tabTo(page, 'combobox', say('할부', 'Instalments'))
  await arrowDown(page, 2)
  await tabTo(page, 'checkbox', new RegExp(say('환불 규정을 확인했고', 'the refund policy')))
  await page.keyboard.press('Space')
  await tabTo(page, 'button', say('69,000원 결제하기', 'Pay ₩69,000'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/sandbox\/payment/)
  await tabTo(page, 'button', new RegExp(say('신한카드, 3개월', 'Shinhan Card, 3 Months')))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/order-complete\?order=/)
  await expect(
    page.getByRole('heading', { name: say('주문해 주셔서 고맙습니다', 'Thank you for your order') }),
  ).toBeVisible()
  await expect(page.getByText(say('신한카드, 3개월', 'Shinhan Card, 3 Months'))).toBeVisible()
  await expectAccessible(page)
  await expectPaper(page, say)

  await tabTo(page, 'link', say('구매 내역에서 보기', 'View in purchase history'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mypage\/history\/detail\?id=/)
  const giveBack = page.getByRole('button', { name: say('환불받기', 'Cancel and refund') })
  await expect(giveBack).toBeVisible()
  await expectAccessible(page)
  await expectPaper(page, say)
  await tabTo(page, 'combobox', say('취소 사유', 'Reason for cancelling'))
  await arrowDown(page, 1)
  await tabTo(page, 'button', new RegExp(say('환불받기', 'Cancel and refund')))
  await page.keyboard.press('Enter')
  // The button that confirms has the focus.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: say('환불받기', 'Refund') })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: say('69,000원을 환불했어요', '₩69,000 was refunded') })
  await expect(result).toBeFocused()
  await expect(page.getByText(say('환불 완료', 'Refund completed')).first()).toBeVisible()
  await expect(giveBack).toBeHidden()
})

test('prints a quote of ten items with long names on one page', async ({ page, say }) => {
  await page.route(/\/api\/v1\/order\/quote$/, async (route) => {
    const response = await route.fetch()
    const { content, ...envelope } = v.parse(quoteAnswer, await response.json())
    const amounts = { regular_amt: 129_000, discount_amt: 20_000, delivery_amt: 3_000, total_amt: 112_000 }
    const sums = { regular_amt: 1_290_000, discount_amt: 200_000, delivery_amt: 30_000, total_amt: 1_120_000 }
    const items = Array.from({ length: 10 }, (_, index) => ({
      ...content.items[0],
      ...amounts,
      option_idx: index,
      name: longNames[index % longNames.length],
    }))
    await route.fulfill({ response, json: { ...envelope, content: { ...content, ...sums, items } } })
  })
  await openAsMember(page, course)
  await fillOrder(page, say)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(say('견적서', 'Quote'), { exact: true })).toBeVisible()
  await expect(
    page.getByText(/처음부터 끝까지 혼자|practised from start to finish/).filter({ visible: true }),
  ).toHaveCount(10)
  await expect(page.getByText('(04799) 서울 성동구 아차산로 104, 1203')).toBeVisible()
  await expect(
    page.getByText(/공급가액 1,018,182원 부가세 101,818원|Supply value ₩1,018,182 VAT ₩101,818/),
  ).toBeVisible()
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('input:visible, select:visible')).toHaveCount(0)
  await expectPaper(page, say)
})

test('pays an order in another tab while its payment window is still open', { tag: '@once' }, async ({
  page,
  context,
  say,
}) => {
  await openAsMember(page, course)
  await fillOrder(page, say)
  const payment = page.waitForRequest(/\/api\/v1\/order\/[^/]+\/payment$/)
  await agreeAndPay(page, say, say('69,000원 결제하기', 'Pay ₩69,000'))
  const order = new URL((await payment).url()).pathname.split('/').at(-2)
  const other = await context.newPage()
  await other.goto('/mypage/history')
  // Other tests order as the same member: the newest unpaid order may be one of theirs.
  await other
    .getByRole('row', { name: say('결제 전', 'Unpaid') })
    .filter({ has: other.locator(`a[href$="id=${order}"]`) })
    .getByRole('link', { name: say('결제하거나 취소하기', 'Pay or cancel') })
    .click()
  const pay = other.getByRole('button', { name: say('69,000원 결제하기', 'Pay ₩69,000') })
  await pay.click()
  await other
    .getByRole('button', { name: say('거절', 'Decline') })
    .first()
    .click()
  await expect(
    other.getByRole('alert').filter({ hasText: say('결제하지 못했어요', 'didn’t go through') }),
  ).toBeVisible()
  await expectAccessible(other)
  await pay.click()
  await other
    .getByRole('button', { name: say('승인', 'Approve') })
    .first()
    .click()
  await expect(
    other.getByRole('heading', { name: say('주문해 주셔서 고맙습니다', 'Thank you for your order') }),
  ).toBeVisible()
  // The first payment window can no longer be paid.
  await page
    .getByRole('button', { name: say('승인', 'Approve') })
    .first()
    .click()
  await expect(page.getByText(say('결제 완료', 'Paid')).first()).toBeVisible()
})

test('asks for a delivery request for goods, and orders with the one that was chosen', async ({ page, say }) => {
  // As before the first delivery, whatever other tests have ordered.
  await page.route(/\/api\/v1\/order\/quote$/, async (route) => {
    const response = await route.fetch()
    const { content, ...envelope } = v.parse(quoteAnswer, await response.json())
    await route.fulfill({ response, json: { ...envelope, content: { ...content, buyer_address: null } } })
  })
  const orders: unknown[] = []
  await page.route(/\/api\/v1\/order$/, (route) => {
    orders.push(route.request().postDataJSON())
    return route.abort()
  })
  await openAsMember(page, '/order?device=23&sale_type=rental&months=3')
  await fillOrder(page, say)
  const request = page.getByRole('combobox', { name: say('배송 요청', 'Delivery request') })
  await expect(request).toHaveValue('')
  const pay = page.getByRole('button', { name: say('결제하기', 'Pay') })
  await pay.click()
  const summary = page.getByRole('link', { name: say('배송 요청', 'Delivery request'), exact: true })
  await expect(page.getByText(say('배송 요청을 선택해 주세요.', 'Choose a delivery request.'))).toBeVisible()
  await expectAccessible(page)
  await summary.click()
  await expect(request).toBeFocused()
  await request.selectOption(say('문 앞에 놓아 주세요', 'Leave it at the door'))
  await expect(summary).toBeHidden()
  expect(orders).toEqual([])
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  await pay.click()
  const delivery = say('문 앞에 놓아 주세요', 'Leave it at the door')
  await expect.poll(() => orders).toMatchObject([{ buyer: { delivery } }])
})

test('keeps the width of the button that pays while it waits', async ({ page, say }) => {
  await openAsMember(page, course)
  await fillOrder(page, say)
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  const pay = page.getByRole('button', { name: say('69,000원 결제하기', 'Pay ₩69,000'), exact: true })
  const before = await pay.boundingBox()
  const mayBeOrdered = await holdRequests(page, /\/api\/v1\/order$/)
  await pay.click()
  const waiting = page.getByRole('button', { name: say('주문하고 있어요', 'Placing your order') })
  await expect(waiting).toBeVisible()
  expect(await waiting.boundingBox()).toMatchObject({ width: before?.width, height: before?.height })
  mayBeOrdered()
  await page.waitForURL(/\/sandbox\/payment/)
})

test('keeps the form through a decline, a failure and a reload', async ({ page, say }) => {
  await openAsMember(page, course)
  await fillOrder(page, say)
  await agreeAndPay(page, say, say('69,000원 결제하기', 'Pay ₩69,000'))
  await page
    .getByRole('button', { name: say('거절', 'Decline') })
    .first()
    .click()

  await expect(page).toHaveURL(/\/order\?.*decline=/)
  const alert = page.getByRole('alert').filter({ hasText: say('결제하지 못했어요', 'Payment didn’t go through') })
  await expect(alert).toBeVisible()
  const detail = page.getByLabel(say('상세 주소', 'Apartment, unit'), { exact: true })
  await expect(detail).toHaveValue('1203')
  await expect(page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') })).not.toBeChecked()

  await agreeAndPay(page, say, say('69,000원 다시 결제하기', 'Pay ₩69,000 again'))
  await page.getByRole('button', { name: say('구매자가 취소', 'The buyer cancels') }).click()
  await expect(page).toHaveURL(/\/order-failed\?.*reason=user_cancel/)
  await expect(
    page.getByRole('heading', { name: say('주문하지 못했어요', 'Your order didn’t go through') }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('다시 주문하기', 'Order again') }).click()
  await expect(detail).toHaveValue('1203')
  await page.reload()
  await expect(detail).toHaveValue('1203')
})

test('shows the account and deadline while it waits for a deposit', { tag: '@once' }, async ({ page, say }) => {
  await openAsMember(page, course)
  await fillOrder(page, say)
  await page.getByRole('radio', { name: say('가상계좌', 'Virtual account') }).check()
  await agreeAndPay(page, say, say('69,000원 결제하기', 'Pay ₩69,000'))
  await page
    .getByRole('button', { name: say('가상계좌', 'Issue a virtual account') })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { name: say('입금하면 주문이 완료돼요', 'Your order is complete as soon as you pay') }),
  ).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/23/)
  await expectAccessible(page)
})

test('asks at the order form for an outdated consent, and orders what was typed before', async ({ page, say }) => {
  // The new version begins while the form is open: the profile that was read before says nothing of it.
  let isOutdated = false
  await page.route('**/api/v1/member/my/profile', async (route) => {
    const answer = await route.fetch()
    const json = v.parse(profileAnswer, await answer.json())
    const consents = json.content.consents.map((each) =>
      each.kind === 'collection' ? { ...each, is_outdated: isOutdated } : each,
    )
    await route.fulfill({ response: answer, json: { ...json, content: { ...json.content, consents } } })
  })
  await openAsMember(page, course)
  await fillOrder(page, say)
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  isOutdated = true
  await page
    .context()
    .request.post('/sandbox/faults', { data: { call: createOrder.name, code: codes.consentOutdated } })
  const pay = page.getByRole('button', { name: say('69,000원 결제하기', 'Pay ₩69,000'), exact: true })
  await pay.click()
  const question = page.getByRole('main').getByRole('alert')
  await expect(question).toContainText(
    say('개인정보 수집과 이용 동의가 새 버전으로 바뀌었어요', 'Our personal information consent has a new version'),
  )
  await expect(question).toContainText(say('돈은 빠져나가지 않았고', 'You weren’t charged'))
  await expect(question.getByRole('link', { name: say('새 버전 읽기', 'Read the new version') })).toHaveAttribute(
    'href',
    '/private',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: say('동의하고 계속', 'Agree and continue') }).click()
  const agreed = say('새 버전에 동의했어요.', 'You agreed to the new version.')
  await expect(page.getByRole('paragraph').filter({ hasText: agreed })).toBeFocused()
  await expect(page.getByLabel(say('상세 주소', 'Apartment, unit'), { exact: true })).toHaveValue('1203')
  await pay.click()
  await page.waitForURL(/\/sandbox\/payment/)
})
