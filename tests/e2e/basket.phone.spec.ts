import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'

type Say = (ko: string, en: string) => string

const course = '/contents/detail?id=101&memberType=IDV&option=101003'
const headset = '/device/detail?id=11&months=3&quantity=2'
const names = {
  course: ['정맥주사와 채혈', 'IV insertion and blood draw'],
  headset: ['독립형 헤드셋', 'Standalone headset'],
} as const

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Puts what a page offers into the basket. */
async function add(page: Page, say: Say, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('link', { name: say('장바구니에 담기', 'Add to basket') }).click()
  await expect(page.getByText(say('장바구니에 담았어요.', 'It’s in your basket.'))).toBeVisible()
}

const lines = (page: Page) => page.getByRole('main').getByRole('listitem')
const orderLink = (page: Page, say: Say) => page.getByRole('link', { name: say('주문하기', 'Order'), exact: true })

test('keeps a course and devices for one order, whose delivery counts once', async ({ page, say }) => {
  await add(page, say, course)
  await add(page, say, headset)
  await page.getByRole('link', { name: say('장바구니 보기', 'See your basket') }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByText(say('358,300원', '₩358,300'))).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('link', { name: say('장바구니 2개', 'Basket 2 items') }),
  ).toBeVisible()
  await expectAccessible(page)
  await orderLink(page, say).click()
  await expect(page).toHaveURL('/order?option=101003&devices=11r3x2')
})

test('changes quantities and takes a removal back, by keyboard', async ({ page, say }) => {
  await add(page, say, headset)
  await open(page, '/basket')
  const more = page.getByRole('button', { name: say('늘리기', 'More of') })
  await tabTo(page, 'button', /늘리기|More of/)
  await page.keyboard.press('Enter')
  await expect(page.locator('output')).toHaveText('3')
  await expect(more).toBeFocused()
  await tabTo(page, 'button', /빼기|Remove/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('장바구니가 비어 있어요', 'Your basket is empty'))).toBeVisible()
  await page.getByRole('button', { name: say('되돌리기', 'Undo') }).press('Enter')
  await expect(page.locator('output')).toHaveText('3')
  await page.reload()
  await expect(page.locator('output')).toHaveText('3')
})

test('shows the same basket in two tabs, and merges it with the member’s at the login', async ({
  page,
  context,
  say,
}) => {
  await add(page, say, course)
  const other = await context.newPage()
  await add(other, say, headset)
  await open(page, '/basket')
  await expect(lines(page)).toHaveCount(2)
  await logIn(context)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  const stored = () => page.evaluate(() => localStorage.getItem('basket') ?? '')
  await expect.poll(stored).toContain('"owner":"practice01"')
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
})

test('opens a basket from a link, says what is gone, and keeps one’s own', async ({ page, say }) => {
  await add(page, say, course)
  await open(page, '/basket?option=999999&devices=11r3x2')
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByText(say('더 이상 판매하지 않아요.', 'No longer on sale.'))).toBeVisible()
  await page.getByRole('link', { name: say('없어진 상품 빼기', 'Remove An item that is gone') }).click()
  await expect(page).toHaveURL('/basket?devices=11r3x2')
  await page.getByRole('button', { name: say('내 장바구니에 담기', 'Put these in your basket') }).click()
  await page.getByRole('link', { name: say('장바구니 보기', 'See your basket') }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText(say(...names.course))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('adds, changes and removes by plain links', async ({ page, say }) => {
    await page.goto(headset)
    await page.getByRole('link', { name: say('장바구니에 담기', 'Add to basket') }).click()
    await expect(page).toHaveURL('/basket?devices=11r3x2')
    await expect(lines(page).first()).toContainText(say(...names.headset))
    await page.getByRole('link', { name: say('늘리기', 'More of') }).click()
    await expect(page).toHaveURL('/basket?devices=11r3x3')
    await expect(orderLink(page, say)).toHaveAttribute('href', '/order?devices=11r3x3')
  })
})

test('cancels one item of an order and leaves the other', { tag: '@once' }, async ({ page, context, say }) => {
  await logIn(context)
  await open(page, '/order?option=101003_106003')
  await page.getByLabel(say('우편번호', 'Postal code'), { exact: true }).fill('04799')
  await page.getByLabel(say('주소', 'Address'), { exact: true }).fill('서울 성동구 아차산로 104')
  await page.getByLabel(say('상세 주소', 'Apartment, unit'), { exact: true }).fill('1203')
  await page.getByRole('checkbox', { name: say('환불 규정을 확인했고', 'the refund policy') }).check()
  await page.getByRole('button', { name: say('145,000원 결제하기', 'Pay ₩145,000') }).click()
  await page
    .getByRole('button', { name: say('승인', 'Approve') })
    .first()
    .click()
  await page.getByRole('link', { name: say('구매 내역에서 보기', 'View in purchase history') }).click()
  const items = page.getByRole('list', { name: say('취소할 상품', 'Items to cancel') })
  await items.getByRole('checkbox', { name: say('정맥주사와 채혈', 'IV insertion') }).uncheck()
  await page.getByLabel(say('취소 사유', 'Reason for cancelling')).selectOption('mistake')
  await page.getByRole('button', { name: say('취소하고 76,000원 환불받기', 'Cancel and refund ₩76,000') }).click()
  const dialog = page.getByRole('alertdialog', { name: say('이 상품을 취소할까요?', 'Cancel these items?') })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('환불받기', 'Refund') }).click()
  await expect(page.getByRole('heading', { name: say('76,000원을 환불했어요', '₩76,000 was refunded') })).toBeVisible()
})
