import type { BrowserContext, Page } from '@playwright/test'
import { deskCookie } from '#server/lib/cookies.ts'
import type { DeskEnvironment } from '#tests/flows/user-driver.ts'
import { type Authenticator, acceptInvitation, addAuthenticator, inviteOperator } from '../desk.ts'
import { placeOrder } from '../place-order.ts'

/** A pass for 69,000 won. */
const pass = { kind: 'course', option: 101_003, quantity: 1 } as const
/** A pass for 29,000 won. */
const shortPass = { course: 102, item: { kind: 'course', option: 102_001, quantity: 1 } } as const

/** Opens pages of the desk as a new owner, with orders of new members. Needs Chromium's own protocol. */
export function driveDesk(context: BrowserContext, page: Page): DeskEnvironment {
  let device: Promise<Authenticator> | undefined
  const authenticator = () => {
    device ??= addAuthenticator(page)
    return device
  }
  const openDesk = async (path: string) => {
    await authenticator()
    if (path === '/invitation') {
      await page.goto(await inviteOperator(context, { name: crypto.randomUUID(), roles: ['owner'] }))
      return
    }
    await acceptInvitation(page, ['owner'])
    if (path === '/login') await context.clearCookies({ name: deskCookie.name })
    await page.goto(new URL(path, page.url()).href)
  }
  return {
    openDesk,
    openDeskRefund: async (paidBy) => {
      const { course, item } = shortPass
      const order = await (paidBy === 'card'
        ? placeOrder(context, { items: [pass, item], finishes: course })
        : placeOrder(context, { items: [item], payment: 'deposit' }))
      await openDesk(`/orders/${order}/refund`)
    },
    answerPasskey: async (answer) => (await authenticator()).approve(answer === 'approve'),
  }
}
