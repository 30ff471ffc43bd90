import type { SignUpEnvironment } from '#tests/flows/user-driver.ts'
import { storeSignUpDraft } from '../sign-up.ts'
import type { Tab } from '../tab.ts'

/** Stores the draft of a sign-up in the browser, or denies the storage. */
export function driveSignUp({ context, page }: Tab): SignUpEnvironment {
  return {
    storeSignUpDraft: async (until) => {
      if (until !== 'denied') return storeSignUpDraft(context, page, until)
      await page.addInitScript(() => {
        const { getItem } = Storage.prototype
        Storage.prototype.getItem = function (name) {
          if (name === 'identification') throw new DOMException('The storage is denied.', 'SecurityError')
          return getItem.call(this, name)
        }
      })
    },
  }
}
