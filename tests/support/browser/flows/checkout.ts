import { identityVerificationStatus } from '#contract/accounts/identity-verification.ts'
import { createOrder } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { freeOrder } from '#tests/flows/samples/samples.ts'
import type { CheckoutEnvironment, IdentityEnvironment } from '#tests/flows/user-driver.ts'
import type { ShopControl } from '../shop-control.ts'
import type { Tab } from '../tab.ts'

interface PaymentReturn {
  /** English name of the payment method. */
  readonly method: string
  /** Beginning of the button's name in the payment window, in Korean and English; absent when no button is pressed. */
  readonly answer?: readonly [ko: string, en: string]
  /** What happens after the window is left without an answer. */
  readonly leaves?: 'to look' | 'to cancel'
}

/** How to end a purchase at the payment window, by the reply that must follow. */
const returns: Readonly<Record<string, PaymentReturn>> & { readonly paid: PaymentReturn } = {
  paid: { method: 'Credit card', answer: ['승인', 'Approve'] },
  waiting: { method: 'Virtual account', answer: ['가상계좌', 'Issue'] },
  failed: { method: 'Credit card', answer: ['금액을 다르게', 'Another amount'] },
  settling: { method: 'Credit card', answer: ['늦게 승인', 'Approve late'] },
  unpaid: { method: 'Credit card', leaves: 'to look' },
  over: { method: 'Credit card', leaves: 'to cancel' },
}

/** Seconds after which the sandbox's payment company has given its late answer. */
const lateSeconds = 40

const orderForm = '/order?course=101&option=101003'

/** Orders a course, and answers in the sandbox's payment window and bank. */
export function driveCheckout(
  { context, page, say, pick, open, user }: Tab,
  shop: ShopControl,
  { verifyIdentity }: Pick<IdentityEnvironment, 'verifyIdentity'>,
): CheckoutEnvironment {
  /** Fills the open order form. */
  const fillOrder = async (method: string) => {
    await user.type('Postal code', '04799')
    await user.type('Address', '서울 성동구 아차산로 104')
    await user.type('Apartment, unit', '1203')
    await page.getByRole('radio', { name: say(method) }).check()
    await user.click('checkbox', 'I agree to the terms of purchase and the refund policy')
  }
  /** Presses a button of the payment window by the beginning of its name. */
  const pay = async (answer: readonly [string, string]) => {
    await page
      .getByRole('button', { name: new RegExp(`^\\s*${pick(answer)}`) })
      .first()
      .click()
    await page.waitForURL((url) => !/^\/(sandbox|providers)\//.test(url.pathname))
  }
  /** Leaves the payment window without an answer and opens the order's result, canceled first if asked for. */
  const leaveOrder = async (leaves: PaymentReturn['leaves']) => {
    await open('/mypage/history')
    await page.getByRole('table').getByRole('link').first().click()
    await page.waitForURL(/\/mypage\/history\/detail/)
    const order = new URL(await page.url()).searchParams.get('id') ?? ''
    if (leaves === 'to cancel') {
      await user.select('Reason for cancelling', 'mistake')
      await user.click('button', 'Cancel the order')
      await user.click('button', 'Cancel this order')
      await page.getByText(say('Your order has been cancelled')).waitFor()
    }
    await page.goto(`/order-complete?order=${order}`)
  }
  return {
    openFreeOrder: () => open(freeOrder),
    returnFromPayment: async (reply) => {
      const { method, answer, leaves } = returns[reply?.split(' ')[1] ?? 'paid'] ?? returns.paid
      await open(orderForm)
      await fillOrder(method)
      await user.click('button', 'Pay ₩69,000')
      await page.waitForURL(/\/sandbox\/payment/)
      if (answer) await pay(answer)
      else await leaveOrder(leaves)
    },
    settlePayment: async () => {
      const account = page.getByText(/^(\d{4} )+\d+/)
      if ((await account.count()) === 0) return shop.advanceClock(lateSeconds)
      const bank = await context.newPage()
      await bank.goto(`/sandbox/bank?account=${(await account.first().textContent())?.replace(/\D/g, '')}`)
      await bank.locator('.actions').getByRole('button').click()
      await bank.waitForLoadState()
      await bank.close()
    },
    returnFromIdentityToOrder: async () => {
      await open(orderForm)
      await fillOrder('Credit card')
      await shop.failNextCall(createOrder, codes.identityNotVerified)
      await user.click('button', 'Pay ₩69,000')
      await user.click('button', 'Verify your identity')
      await page.waitForURL(/\/sandbox\/identity/)
      // Without a stored snapshot: with the form submitted before, the order would continue on its own.
      await page.evaluate(() => sessionStorage.removeItem('draft:flow:checkout'))
      await shop.failNextCall(identityVerificationStatus, codes.internalError)
      await verifyIdentity('approve', 'haneul')
      await page.waitForURL(/idfc_id=/)
    },
  }
}
