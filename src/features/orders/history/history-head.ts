import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Title and description of the purchase history. */
export function historyMetadata(i18n: I18n) {
  return {
    title: i18n._(msg`Purchase history`),
    description: i18n._(msg`Your orders and receipts.`),
    hidden: true,
  }
}

/** Title and description of the page of an order, by its number. */
export function orderMetadata(i18n: I18n, number: string) {
  return { ...historyMetadata(i18n), title: i18n._(msg`Order ${number}`) }
}
