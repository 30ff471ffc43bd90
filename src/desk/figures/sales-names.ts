import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { SalesGroup, salesFigures } from '#contract/desk/figures.ts'
import { paymentMethodSchema } from '#contract/orders/orders.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { methodNames } from '../messages/order-names.ts'

export const groupNames: Record<SalesGroup, MessageDescriptor> = {
  day: msg`Day`,
  field: msg`Field`,
  item: msg`Course or device`,
  method: msg`Way of payment`,
}

type SalesRow = ContentOf<typeof salesFigures>['rows'][number]

/** What a row of the sales is called. */
export function nameOfRow(
  { key, name }: SalesRow,
  { i18n, locale, today, group }: { i18n: I18n; locale: Locale; today: string; group: SalesGroup },
): string {
  if (key === null) return i18n._(msg`Belongs to no item`)
  if (name !== null) return name[locale]
  if (group === 'day') return formatDay(key, today, locale)
  if (group === 'field') return key === 'devices' ? i18n._(msg`Devices`) : key
  const method = v.safeParse(paymentMethodSchema, key)
  return method.success ? i18n._(methodNames[method.output]) : key
}
