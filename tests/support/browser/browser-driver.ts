import type { BrowserContext, Page } from '@playwright/test'
import { qrLoginLimits } from '#contract/accounts/qr-login.ts'
import type { Expectation, Text } from '#tests/flows/expectations.ts'
import type { DeskEnvironment, UserDriver } from '#tests/flows/user-driver.ts'
import { expectFailure, expectNotice, expectState } from './expect-state.ts'
import type { Language } from './fixtures.ts'
import { driveCheckout } from './flows/checkout.ts'
import { driveClientLaunch } from './flows/client-launch.ts'
import { driveDesk } from './flows/desk.ts'
import { driveIdentityVerification } from './flows/identity-verification.ts'
import { driveMessages } from './flows/messages.ts'
import { driveOrders } from './flows/orders.ts'
import { driveQrLogin } from './flows/qr-login.ts'
import { driveSession } from './flows/session.ts'
import { driveSignUp } from './flows/sign-up.ts'
import { keyboardUser } from './keyboard.ts'
import { RequestLog } from './request-log.ts'
import { controlShop } from './shop-control.ts'
import { createTab, type Tab } from './tab.ts'
import type { Traffic } from './web-page.ts'

/** Longest wait for a state, in ms: longer than the server holds a long poll for a QR code. */
const stateTimeoutMs = (qrLoginLimits.waitSeconds + 7) * 1_000

/** Drives a real browser as a user would. What others do goes through the sandbox. */
export interface BrowserDriver extends UserDriver {
  /** Number of requests that the page has made so far. */
  readonly requestCount: () => number
  /** Waits until one of these calls has ended, with any answer. Ignores requests before number `since`. */
  readonly expectAnswer: (calls: readonly string[], since: number) => Promise<void>
  /** Holds calls until the returned function is called. */
  readonly hold: (calls: readonly string[]) => Promise<() => Promise<void>>
  /** Waits until a flow is in a state and the page shows what its model expects. */
  readonly expectState: (flow: string, state: string, expectation: Expectation) => Promise<void>
  /** Waits until the page shows a failure or alert, or shows none. */
  readonly expectFailure: (shows: Text | undefined) => Promise<void>
  /** Waits until the page shows this notice of a flow, and none of the flow's others. */
  readonly expectNotice: (notices: readonly Text[], shown: Text | undefined) => Promise<void>
  readonly clearFaults: () => Promise<void>
  readonly expectNoFaults: () => Promise<void>
  readonly close: () => Promise<void>
}

export function createBrowserDriver(
  context: BrowserContext,
  page: Page,
  language: Language,
  hands: 'mouse' | 'keyboard' = 'mouse',
): BrowserDriver {
  const mouse = createTab(context, page, language)
  const tab = hands === 'mouse' ? mouse : { ...mouse, user: keyboardUser(mouse, page) }
  const requests = new RequestLog(context, page)
  const driver = driveTab(tab, requests, (seconds) => page.clock.fastForward(seconds * 1_000))
  return {
    ...driver,
    environment: { ...driver.environment, ...driveDesk(context, page) },
    // A context that is closed while a window navigates never reports it, so navigations end first.
    close: async () => {
      await context.route('**', (route) => route.abort())
      await requests.expectNoNavigation()
      for (const window of context.pages()) await window.waitForLoadState()
      await context.close()
    },
  }
}

/** Passkeys need Chromium's own protocol. */
const noPasskeys = () => Promise.reject(new Error('this engine has no device with passkeys'))
const noDesk: DeskEnvironment = { openDesk: noPasskeys, openDeskRefund: noPasskeys, answerPasskey: noPasskeys }

/** Drives a tab of any engine. `advancePage` advances the clock of its page by seconds. */
export function driveTab(
  tab: Tab,
  traffic: Traffic,
  advancePage: (seconds: number) => Promise<void>,
): Omit<BrowserDriver, 'close'> {
  const shop = controlShop(tab, traffic, advancePage)
  const { clearFaults, expectNoFaults, ...control } = shop
  const identity = driveIdentityVerification(tab, shop)
  const session = driveSession(tab)
  return {
    ...tab.user,
    environment: {
      ...control,
      ...identity,
      ...driveCheckout(tab, shop, identity),
      ...driveOrders(tab),
      ...driveMessages(tab),
      ...driveQrLogin(tab, traffic),
      ...session,
      ...driveClientLaunch(tab, session),
      ...driveSignUp(tab),
      // The real server ends the actors of other flows by itself.
      settleActor: async () => {},
      visit: tab.open,
      ...noDesk,
    },
    requestCount: () => traffic.count,
    expectAnswer: (calls, since) => traffic.expectAnswer(calls, since, stateTimeoutMs),
    hold: (calls) => traffic.hold(calls),
    expectState: (flow, state, expectation) => expectState(tab, flow, state, expectation, stateTimeoutMs),
    expectFailure: (shows) => expectFailure(tab, shows),
    expectNotice: (notices, shown) => expectNotice(tab, notices, shown),
    clearFaults,
    expectNoFaults,
  }
}
