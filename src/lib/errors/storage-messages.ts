import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StorageProblem } from '../browser/page-storage.ts'

interface StorageMessage {
  readonly title: MessageDescriptor
  readonly advice: MessageDescriptor
}

/** Why this browser cannot keep a login, and what to do. */
export const storageMessages: Readonly<Record<StorageProblem, StorageMessage>> = {
  blocked: {
    title: msg`This browser blocks cookies and site data`,
    advice: msg`You need them to log in. In the browser’s privacy settings, allow cookies and site data for this site, then reload the page. You can look at everything without logging in.`,
  },
  full: {
    title: msg`This browser has no room left for this site`,
    advice: msg`It could not keep your login. In the browser’s settings, delete the site data of this site, then reload the page. You can look at everything without logging in.`,
  },
}
export const reloadPage = msg`Reload the page`
