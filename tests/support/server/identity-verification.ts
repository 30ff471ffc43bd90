import {
  type IdentityMethod,
  type IdentityPurpose,
  type OpenedVerification,
  openIdentityPage,
  openIdentityPopup,
} from '#contract/accounts/identity-verification.ts'
import { goTo, type Page, press } from './html-page.ts'
import type { Browser } from './http-browser.ts'

/** Begins a verification, by popup or page. */
export async function beginVerification(
  browser: Browser,
  { method = 'OACX', purpose = 'login' }: { method?: IdentityMethod; purpose?: IdentityPurpose } = {},
): Promise<OpenedVerification> {
  if (method === 'OACX') {
    return (await browser.call(openIdentityPopup, `/v1/member/auth/oacx/popup/${purpose}`)).content
  }
  const body = { return_url: '/login', purpose }
  return (await browser.call(openIdentityPage, '/v1/member/auth/civs/popup', { body })).content
}

/** The buttons of the sandbox's window. */
export const answers = {
  approve: 'Verify as this person',
  refuse: 'Refuse',
  cancel: 'Cancel',
  expire: 'Time out',
  fail: 'Don’t respond',
} as const

/** Presses a button of the provider's window; `person` is the beginning of the label. */
export async function answerVerification(
  browser: Browser,
  { url }: OpenedVerification,
  answer: keyof typeof answers = 'approve',
  person = 'Kim Haneul',
): Promise<Page> {
  return press(browser, await goTo(browser, url), answers[answer], { [person]: true })
}
