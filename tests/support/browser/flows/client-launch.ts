import { expect } from '@playwright/test'
import * as v from 'valibot'
import { freeOrder } from '#tests/flows/samples/samples.ts'
import type { ClientLaunchEnvironment, SessionEnvironment } from '#tests/flows/user-driver.ts'
import { flowInState } from '../flow-state.ts'
import type { Tab } from '../tab.ts'
import type { WebPage } from '../web-page.ts'

const trainingSchema = v.object({ content: v.object({ is_buy: v.boolean() }) })

/** Takes the free course, and plays the client that takes the focus. */
export function driveClientLaunch(
  { context, page, say }: Tab,
  { inOtherTab }: Pick<SessionEnvironment, 'inOtherTab'>,
): ClientLaunchEnvironment {
  return {
    takeFreeCourse: async () => {
      await inOtherTab('log in')
      const tab = await context.newPage()
      await tab.goto('/')
      if (!(await isTaken(tab))) {
        await tab.goto(freeOrder)
        await tab.getByLabel(say('Postal code'), { exact: true }).fill('04799')
        await tab.getByLabel(say('Address'), { exact: true }).fill('서울 성동구 아차산로 104')
        await tab.getByLabel(say('Apartment, unit'), { exact: true }).fill('1203')
        await tab.getByRole('checkbox', { name: say('I agree to the terms of purchase and the refund policy') }).check()
        await tab.getByRole('button', { name: say('Order for free') }).click()
        await tab.waitForURL(/\/order-complete/)
        await expect.poll(() => isTaken(tab)).toBe(true)
      }
      await tab.close()
    },
    openClient: async () => {
      // Repeated: the page may not listen yet.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('blur')))
        expect(await page.locator(flowInState('client-launch', 'running')).count()).toBe(1)
      }).toPass()
    },
  }
}

/** Whether the member of a page has the free course. */
async function isTaken(tab: WebPage): Promise<boolean> {
  const answer: unknown = await tab.evaluate(async () => {
    const response = await fetch('/api/v1/member/my/training/109', {
      headers: { Authorization: localStorage.getItem('accessToken') ?? '' },
    })
    return response.json()
  })
  return v.parse(trainingSchema, answer).content.is_buy
}
