import type { Page } from '@playwright/test'
import { openDesk } from '../support/browser/desk.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { keyboardUser, tabTo } from '../support/browser/keyboard.ts'
import { placeOrder } from '../support/browser/place-order.ts'
import { createTab } from '../support/browser/tab.ts'

/** Counts the keys that are pressed from now on, without the letters of texts. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key }) => {
      if (key.length > 1 || key === ' ') Reflect.get(window, 'countPress')()
    })
  })
  return async () => {
    const counted = presses
    presses = 0
    return counted
  }
}

const controllers = { kind: 'device', device: 15, sale_type: 'purchase', months: 0, quantity: 1 } as const

/**
 * The desk by keyboard alone. It takes what waits first on Today, so it runs once; its passkeys need Chromium's own
 * protocol.
 */
test.describe('by keyboard alone', { tag: ['@chromium', '@once'] }, () => {
  test('an operator ships the three oldest orders from Today', async ({ page, context, language, say }) => {
    test.slow()
    for (let order = 0; order < 3; order++) await placeOrder(context, { items: [controllers] })
    await openDesk(page, ['support'])
    const user = keyboardUser(createTab(context, page, language), page)
    const takePresses = await countPresses(page)
    const toShip = page.getByRole('row').filter({ hasText: say('발송할 주문', 'To ship') })
    await expect(toShip.nth(2)).toBeVisible()
    const numbers = (await toShip.getByRole('link').allTextContents()).slice(0, 3)

    await tabTo(page, 'link', numbers[0] ?? '')
    await page.keyboard.press('Enter')
    const presses: number[] = []
    for (const [index, number] of numbers.entries()) {
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await user.click('button', 'Ship')
      const form = page.getByRole('group', { name: say('발송', 'Ship'), exact: true })
      const carrier = form.getByRole('combobox', { name: say('택배사', 'Carrier') })
      await expect(carrier).toBeFocused()
      // The parcels of a day mostly go by one carrier.
      if (index === 0) await page.keyboard.type('CJ')
      await expect(carrier).toHaveValue('CJ대한통운')
      await page.keyboard.press('Tab')
      await page.keyboard.insertText(`5550${index}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: `5550${index}` })).toHaveAttribute('href', /cjlogistics/)
      // What was written down has names in the language of the operator.
      await expect(page.getByText('trackingNumber')).toHaveCount(0)
      const next = page.getByRole('link', {
        name: /^(Next: |Done\.|Everything is done|다음: |처리했어요|할 일을 마쳤어요)/,
      })
      await expect(next).toBeFocused()
      const following = numbers[index + 1]
      if (following !== undefined) await expect(next).toContainText(following)
      await page.keyboard.press('Enter')
      presses.push(await takePresses())
    }
    // After the first one: the button, the number of the parcel, and on to the next.
    expect(presses.slice(1).every((count) => count <= 6)).toBe(true)
    // Back leads through what was done.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: numbers[2] })).toBeVisible()
  })

  test('an operator refunds one of two items of an order', async ({ page, context, language, say }) => {
    const items = [
      { kind: 'course', option: 101_003, quantity: 1 },
      { kind: 'course', option: 102_001, quantity: 1 },
    ] as const
    const number = await placeOrder(context, { items: [...items] })
    await openDesk(page, ['money'])
    const user = keyboardUser(createTab(context, page, language), page)

    // The search for anything knows the number.
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.insertText(number)
    await expect(page.getByRole('option', { name: number })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()

    await user.click('link', 'Refund')
    await user.mark('checkbox', { ko: ' 69,000원', en: ' ₩69,000' }, false)
    await user.type('Reason, for the record', 'Took the wrong one')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: say('29,000원을 환불할까요?', 'Refund ₩29,000?') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-flow=desk-refund]')).toHaveAttribute('data-state', 'refunded')
    await tabTo(page, 'link', say(`주문 ${number}`, `Order ${number}`))
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('환불 완료', 'Refund completed')).first()).toBeVisible()
  })

  test('an operator finds what the shop sells by the words of customers', async ({ page, context, say }) => {
    await openDesk(page, ['content'])
    const heading = page.getByRole('heading', { level: 1 })
    const find = async (words: string) => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(words)
      return page.getByRole('option')
    }
    // A section of the desk, which the role allows, and one that it does not.
    await expect((await find(say('후기', 'Reviews'))).first()).toContainText(say('운영', 'Desk'))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText(say('후기', 'Reviews'))
    await expect((await find(say('발송할 주문', 'To ship'))).filter({ hasText: say('운영', 'Desk') })).toHaveCount(0)

    // The word of the other language, and one from the other keyboard layout.
    const course = say('과정', 'Course')
    for (const words of ['injection', '주사', 'wntk'])
      await expect((await find(words)).filter({ hasText: course }).first()).toBeVisible()
    await expect((await find(say('장갑', 'gloves'))).filter({ hasText: say('장비', 'Device') }).first()).toBeVisible()

    // A page of the shop opens beside the desk.
    await expect((await find(say('자주 묻는', 'Frequently'))).first()).toContainText(say('사이트', 'Shop'))
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    await expect(await opened).toHaveURL(/\/cs\/faq/)
    await expect(heading).toHaveText(say('후기', 'Reviews'))
  })
})
