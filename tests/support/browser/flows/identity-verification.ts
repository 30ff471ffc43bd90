import { expect } from '@playwright/test'
import { identityVerificationStatus } from '#contract/accounts/identity-verification.ts'
import * as codes from '#contract/protocol/codes.ts'
import { sandboxPersons } from '#server/sandbox/persons.ts'
import type { IdentityEnvironment } from '#tests/flows/user-driver.ts'
import { flowInState } from '../flow-state.ts'
import type { ShopControl } from '../shop-control.ts'
import { fillNewIdentity } from '../sign-up.ts'
import { pollIntervals, type Tab } from '../tab.ts'
import type { WebPage } from '../web-page.ts'

const answers = {
  approve: ['이 사람으로 확인', 'Verify as this person'],
  refuse: ['거절하기', 'Refuse'],
  expire: ['시간 초과', 'Time out'],
} as const

const person = (key: string) => {
  const found = sandboxPersons.find((each) => each.key === key)
  if (!found) throw new Error(`the sandbox has no person "${key}"`)
  return found
}

/** Answers in the window of the sandbox's identity provider. */
export function driveIdentityVerification(
  { context, page, pick, say, open, user }: Tab,
  shop: ShopControl,
): IdentityEnvironment {
  const verifyIdentity: IdentityEnvironment['verifyIdentity'] = async (answer, key) => {
    const window = await identityWindow()
    if (answer === 'close') return window.close()
    if (key === 'newcomer' || key === 'child') await fillNewIdentity(window, key)
    else if (key !== undefined) {
      const { ko, en } = person(key).name
      await window.getByRole('radio', { name: pick([ko, en]) }).check()
    }
    await window.getByRole('button', { name: pick(answers[answer]) }).click()
    if (answer !== 'approve') return
    // The flow must have the result before the test looks at anything else.
    const waiting = flowInState('identity-verification', 'waitingForPerson')
    await page.waitForFunction((selector) => document.querySelector(selector) === null, waiting)
  }

  /** The provider's popup, or its page in this tab. */
  async function identityWindow(): Promise<WebPage> {
    let found: WebPage | undefined
    const find = async () => {
      for (const each of await context.pages())
        if (new URL(await each.url(), 'http://x').pathname === '/sandbox/identity') found = each
      return found !== undefined
    }
    await expect.poll(find, { intervals: pollIntervals }).toBe(true)
    if (!found) throw new Error('the identity provider has no window')
    return found
  }

  return {
    verifyIdentity,
    blockNextPopup: async () => {
      await page.evaluate(() => {
        const { open } = window
        window.open = () => {
          window.open = open
          return null
        }
      })
    },
    verifyOnPage: async (key) => {
      await page
        .getByRole('button', { name: say('Verify your identity'), exact: true })
        .first()
        .waitFor()
      // After a return from the provider's page, the button may only ask for the result again.
      const asksAgain = await page.locator(flowInState('identity-verification', 'resultUnknown')).isVisible()
      await user.click('button', 'Verify your identity')
      if (!asksAgain) await verifyIdentity('approve', key)
    },
    returnFromIdentity: async (reply) => {
      const name = reply?.split(' ')[1]
      await open('/login?tab=simple')
      await user.click('button', 'Verify your identity')
      await page.waitForURL(/\/sandbox\/identity/)
      if (name === 'failing') await shop.failNextCall(identityVerificationStatus, codes.internalError)
      if (name === 'unfinished') await page.getByRole('button', { name: pick(['취소하기', 'Cancel']) }).click()
      else if (name === 'refused') await verifyIdentity('refuse')
      else if (name === 'expired') await verifyIdentity('expire')
      else await verifyIdentity('approve', 'haneul')
    },
  }
}
