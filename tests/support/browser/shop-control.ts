import { expect } from '@playwright/test'
import type { Environment } from '../../../machines/models/user-driver.ts'
import { callPattern } from './request-log.ts'
import { pollIntervals, type Tab } from './tab.ts'

/** Control over the shop under test: its clock, its network and the errors of its calls. */
export interface ShopControl
  extends Pick<Environment, 'setNetwork' | 'failNextCall' | 'loseNextCall' | 'advanceClock'> {
  /** Removes the errors that no call has met. */
  readonly clearFaults: () => Promise<void>
  /** Waits until a call has met each requested error. */
  readonly expectNoFaults: () => Promise<void>
}

export function controlShop({ context, page }: Tab): ShopControl {
  return {
    setNetwork: (is) => context.setOffline(is === 'down'),
    failNextCall: async ({ name }, code) => {
      const answer = await context.request.post('/sandbox/faults', { data: { call: name, code } })
      expect(answer.ok()).toBe(true)
    },
    loseNextCall: async ({ name }) => {
      await page.route(callPattern(name), (route) => route.abort('internetdisconnected'), { times: 1 })
    },
    advanceClock: async (seconds) => {
      const answer = await context.request.post('/sandbox/clock', { data: { advance_seconds: seconds } })
      expect(answer.ok()).toBe(true)
      await page.clock.fastForward(seconds * 1_000)
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
