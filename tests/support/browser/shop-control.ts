import { expect } from '@playwright/test'
import type { Environment } from '#tests/flows/user-driver.ts'
import { pollIntervals, type Tab } from './tab.ts'
import type { Traffic } from './web-page.ts'

/** Control over the shop under test: its clock, its network and the errors of its calls. */
export interface ShopControl
  extends Pick<Environment, 'setNetwork' | 'failNextCall' | 'loseNextCall' | 'advanceClock'> {
  /** Removes the errors that no call has met. */
  readonly clearFaults: () => Promise<void>
  /** Waits until a call has met each requested error. */
  readonly expectNoFaults: () => Promise<void>
}

export function controlShop(
  { context }: Tab,
  traffic: Traffic,
  /** Advances the clock of the page by so many seconds. */
  advancePage: (seconds: number) => Promise<void>,
): ShopControl {
  return {
    setNetwork: (is) => traffic.setNetwork(is),
    failNextCall: async ({ name }, code) => {
      const answer = await context.request.post('/sandbox/faults', { data: { call: name, code } })
      expect(answer.ok()).toBe(true)
    },
    loseNextCall: ({ name }) => traffic.loseNext(name),
    advanceClock: async (seconds) => {
      const answer = await context.request.post('/sandbox/clock', { data: { advance_seconds: seconds } })
      expect(answer.ok()).toBe(true)
      await advancePage(seconds)
    },
    clearFaults: async () => {
      const answer = await context.request.delete('/sandbox/faults')
      expect(answer.ok()).toBe(true)
    },
    expectNoFaults: async () => {
      const readFaults = async () => (await context.request.get('/sandbox/faults')).json()
      await expect
        .poll(readFaults, { message: 'failures that no call has met', intervals: pollIntervals })
        .toEqual({ armed: {} })
    },
  }
}
