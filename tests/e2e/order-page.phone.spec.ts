import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, type Language, test, waitForHydration } from '../support/browser/fixtures.ts'
import { driveOrders } from '../support/browser/flows/orders.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'
import { createTab } from '../support/browser/tab.ts'

type Say = (ko: string, en: string) => string

/** Fills in the form of the login. */
async function logInAgain(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
}

/** Opens the page of a new order, as a member who has just logged in. */
async function openOrder(
  { page, context, language }: { page: Page; context: BrowserContext; language: Language },
  as: 'paid' | 'unpaid' | 'deposited',
) {
  await logIn(context)
  const orders = driveOrders(createTab(context, page, language))
  await orders.openOrder(as, undefined)
  return orders
}

test('the courses of a member on a phone have buttons as wide as the page, and nothing overlaps', {
  tag: '@phone',
}, async ({ page, context, language, say }) => {
  await openOrder({ page, context, language }, 'paid')
  await page.goto('/mypage')
  const course = page.getByRole('article').first()
  const start = course.getByRole('link', { name: say('1강 시작하기', 'Start lesson 1') })
  const button = await start.boundingBox()
  expect(button?.width).toBeCloseTo((await course.boundingBox())?.width ?? 0, 0)
  const copy = await page
    .getByRole('button', { name: say('PC에서 열 링크 복사', 'Copy link for your PC') })
    .boundingBox()
  const heading = await page.getByRole('heading', { name: say('이용 중', 'Active') }).boundingBox()
  expect((copy?.y ?? 0) + (copy?.height ?? 0) + 16).toBeLessThanOrEqual(heading?.y ?? 0)
})

const reasonOf = (page: Page, say: Say) => page.getByLabel(say('취소 사유', 'Reason for cancelling'), { exact: true })
const confirmOf = (page: Page, say: Say) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: new RegExp(say('환불받기|이 주문 취소', '^Refund|Cancel this order')) })

/** Names longer than any of the catalogue. */
const longNames = [
  '인공호흡기를 쓰는 중환자의 기도 흡인과 정맥주사, 채혈과 수혈까지 처음부터 끝까지 혼자 해 보는 실습',
  'Airway suction, IV insertion, blood draw and transfusion for ventilated patients, practised from start to finish',
]

/** Makes the order that the page loads one of ten items with long names, whose amounts add up. */
async function fillWithTenItems(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/member\/my\/order\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const { content, ...envelope } = v.parse(orderAnswer, await response.json())
    const [first] = content.items
    if (!first) throw new Error('the order has no items')
    const amounts = { regular_amt: 129_000, discount_amt: 20_000, delivery_amt: 3_000, total_amt: 112_000 }
    const items = Array.from({ length: 10 }, (_, index) => ({
      ...first,
      ...amounts,
      id: randomUUID(),
      name: longNames[index % longNames.length],
    }))
    const sums = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount * items.length]))
    await route.fulfill({ response, json: { ...envelope, content: { ...content, ...sums, items } } })
  })
}
const orderAnswer = v.looseObject({ content: v.looseObject({ items: v.array(v.looseObject({})) }) })

for (const as of ['paid', 'unpaid'] as const) {
  test(`prints ten items with long names on one page, in an order that is ${as}`, async ({
    page,
    context,
    language,
    say,
  }) => {
    await openOrder({ page, context, language }, as)
    await fillWithTenItems(page)
    await page.reload()
    await expect(page.getByText(/처음부터 끝까지 혼자|practised from start to finish/)).toHaveCount(10)
    await page.emulateMedia({ media: 'print' })
    const title = as === 'paid' ? say('영수증', 'Receipt') : say('주문 확인서', 'Order confirmation')
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    // The margins that browsers give a page.
    const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

test.describe('cancelling an order', () => {
  test.use({ allowConsoleErrors: true })

  test('keeps the reason through a reload, and asks before it cancels', async ({ page, context, language, say }) => {
    await openOrder({ page, context, language }, 'unpaid')
    await reasonOf(page, say).selectOption('other')
    const words = page.getByLabel(say('취소 사유 입력', 'Your reason'), { exact: true })
    await words.fill('일정이 바뀌었어요')
    await page.reload()
    await expect(reasonOf(page, say)).toHaveValue('other')
    await expect(words).toHaveValue('일정이 바뀌었어요')
    await expectAccessible(page)

    await tabTo(page, 'button', say('주문 취소하기', 'Cancel the order'))
    await page.keyboard.press('Enter')
    await expect(confirmOf(page, say)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(words).toHaveValue('일정이 바뀌었어요')

    await page.getByRole('button', { name: say('주문 취소하기', 'Cancel the order') }).click()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: say('주문을 취소했어요', 'Your order has been cancelled') }),
    ).toBeFocused()
    await expectAccessible(page)
  })

  test('refunds once when the answer is lost and the request is repeated', { tag: '@once' }, async ({
    page,
    context,
    language,
    say,
  }) => {
    await openOrder({ page, context, language }, 'paid')
    await page.route(
      '**/api/v1/member/my/order/*/cancel',
      async (route) => {
        // The shop carries it out, and the answer does not arrive.
        await route.fetch()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await reasonOf(page, say).selectOption('mistake')
    const cancel = page.getByRole('button', { name: say('환불받기', 'Cancel and refund') })
    await cancel.click()
    await confirmOf(page, say).click()
    await expect(page.getByRole('alert').filter({ hasText: say('네트워크 오류', 'Network Error') })).toBeVisible()
    await cancel.click()
    await confirmOf(page, say).click()
    await expect(
      page.getByRole('heading', { name: say('69,000원을 환불했어요', '₩69,000 was refunded') }),
    ).toBeVisible()
    // One refund stands on the receipt.
    await page.reload()
    await expect(page.getByText(say('환불', 'Refund'), { exact: true })).toHaveCount(1)
  })

  test('goes on where it was after a session that ended in the middle', { tag: '@once' }, async ({
    page,
    context,
    language,
    say,
  }) => {
    await openOrder({ page, context, language }, 'unpaid')
    const address = page.url()
    await reasonOf(page, say).selectOption('schedule')
    await page.getByRole('button', { name: say('주문 취소하기', 'Cancel the order') }).click()
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'over')
      localStorage.setItem('refreshToken', 'over')
    })
    await confirmOf(page, say).click()
    const alert = page.getByRole('alertdialog', {
      name: say(
        '인증되지 않은 접근입니다. 다시 로그인해 주세요.',
        'This is not authorized access, please login again.',
      ),
    })
    await alert.getByRole('button').first().click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await waitForHydration(page)
    await logInAgain(page, say)
    await expect(page).toHaveURL(address)
    await expect(reasonOf(page, say)).toHaveValue('schedule')
    await page.getByRole('button', { name: say('주문 취소하기', 'Cancel the order') }).click()
    await confirmOf(page, say).click()
    await expect(
      page.getByRole('heading', { name: say('주문을 취소했어요', 'Your order has been cancelled') }),
    ).toBeVisible()
  })

  test('tells when another tab has refunded the order, and shows it as it is', { tag: '@once' }, async ({
    page,
    context,
    language,
    say,
  }) => {
    const orders = await openOrder({ page, context, language }, 'deposited')
    await reasonOf(page, say).selectOption('mistake')
    await page.getByLabel(say('환불받을 은행', 'Bank for the refund'), { exact: true }).selectOption('kookmin')
    await page.getByLabel(say('계좌번호', 'Account number'), { exact: true }).fill('110023456789')
    await page.getByLabel(say('예금주', 'Account holder'), { exact: true }).fill('김하늘')
    await page.getByRole('button', { name: say('환불받기', 'Cancel and refund') }).click()
    await orders.cancelInOtherTab()
    await confirmOf(page, say).click()
    await expect(
      page.getByRole('alert').filter({ hasText: say('그사이 주문이 바뀌었어요', 'order has changed') }),
    ).toBeVisible()
    await expect(page.getByText(say('환불 완료', 'Refund completed')).first()).toBeVisible()
  })
})

test('requests a cash receipt by keyboard, and keeps the number through a reload', async ({
  page,
  context,
  language,
  say,
}) => {
  await openOrder({ page, context, language }, 'deposited')
  const number = page.getByLabel(say('휴대폰 번호 또는 사업자등록번호', 'Mobile number or business number'), {
    exact: true,
  })
  await number.fill('010 2345')
  await page.reload()
  await expect(number).toHaveValue('010 2345')
  const request = say('현금영수증 신청하기', 'Request a cash receipt')
  await page.getByRole('button', { name: request }).click()
  await expect(number).toBeFocused()
  await number.fill('010 2345 0142')
  await tabTo(page, 'button', request)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: say('현금영수증을 발급했어요', 'Your cash receipt has been issued') }),
  ).toBeFocused()
  await expectAccessible(page)
})

test('my page lists a course that was bought, with its progress and the way to its lesson', async ({
  page,
  context,
  language,
  say,
}) => {
  await openOrder({ page, context, language }, 'paid')
  await page.goto('/mypage')
  const courses = page.getByRole('region', { name: say('내 과정', 'My courses') })
  await expect(courses.getByRole('heading', { name: say('이용 중', 'Active') })).toBeVisible()
  // The plot of the weeks begins with the second one.
  await expect(courses.getByRole('img', { name: say('주별 진도', 'Progress by week') })).toHaveCount(0)
  // On a phone as well, nothing is wider than the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await courses.locator('a[href^="/learn?course=101"]').click()
  await expect(page).toHaveURL(/\/learn\?course=101&lesson=\d+$/)
})

test('my page offers to load the courses again when they could not be loaded', { tag: '@once' }, async ({
  page,
  context,
  language,
  say,
}) => {
  await openOrder({ page, context, language }, 'paid')
  await page.route('**/api/v1/member/my/training', (route) => route.abort())
  await page.goto('/mypage')
  const courses = page.getByRole('region', { name: say('내 과정', 'My courses') })
  const failure = courses.getByRole('alert')
  await expect(failure).toBeVisible()
  await page.unroute('**/api/v1/member/my/training')
  await failure.getByRole('button', { name: say('다시 시도', 'Try again') }).click()
  await expect(courses.getByRole('heading', { name: say('이용 중', 'Active') })).toBeVisible()
})
