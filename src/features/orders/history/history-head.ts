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

/** Title and description of the page of an order, by its number. Without one the page leads to the purchase history. */
export function orderMetadata(i18n: I18n, number: string | undefined) {
  const history = historyMetadata(i18n)
  return number === undefined ? history : { ...history, title: i18n._(msg`Order ${number}`) }
}
