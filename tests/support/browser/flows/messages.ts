import { sendEmailVerification } from '#contract/accounts/email-verification.ts'
import type { MessageEnvironment } from '#tests/flows/user-driver.ts'
import { callApi, codeSentTo, confirmAddress, linkSentTo } from '../sign-up.ts'
import type { Tab } from '../tab.ts'

/** Reads the mails and text messages that the shop has sent, from the sandbox's outbox. */
export function driveMessages({ context, page, say }: Tab): MessageEnvironment {
  return {
    readCode: (contact) => codeSentTo(context, contact),
    sendEmailLink: async (email) => {
      await callApi(context, sendEmailVerification, '/v1/member/auth/join/verify/email', { email })
    },
    announcePasswordChange: async (userid) => {
      await page.evaluate((changed) => new BroadcastChannel('shop-password').postMessage({ userid: changed }), userid)
    },
    openMailedLink: async (email) => {
      const link = await linkSentTo(context, email)
      // The link may differ from the open page in its hash only: this loads a new document.
      await page.goto('about:blank')
      await page.goto(link)
    },
    confirmEmail: (email) => confirmAddress(context, email, say('Yes, confirm it')),
  }
}
