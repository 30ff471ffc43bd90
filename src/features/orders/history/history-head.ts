import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Title and description of the purchase history and of its orders. */
export function historyMetadata(i18n: I18n) {
  return {
    title: i18n._(msg`Purchase history`),
    description: i18n._(msg`Your orders and receipts.`),
    hidden: true,
  }
}
