import { useLingui } from '@lingui/react/macro'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import { formatDay, formatPeriod, formatMonths as inMonths } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

type Described = Pick<QuoteItem, 'kind' | 'months' | 'quantity' | 'from' | 'until'>

/** Name of an item. Additional goods have their own names. */
export function itemName({ kind, name, option }: Pick<QuoteItem, 'kind' | 'name' | 'option'>): string {
  return kind === 'goods' ? (option ?? name) : name
}

/**
 * Describes an item: kind (unless the name says it), term and quantity. Days show their year when it is not this one,
 * or always with `withYears`.
 */
export function useItemText({ withYears = false } = {}): (item: Described) => string {
  const { t } = useLingui()
  const { messages, today } = useAppContext()
  const day = (date: string) => formatDay(date, withYears ? '' : today, messages.locale)
  return ({ kind, months, quantity, from, until }) => {
    const kinds = {
      subscription: t`${months}-month pass`,
      access: t`Unlimited access`,
      goods: '',
      rental: t`Rented for ${inMonths([months], messages.locale)}`,
      purchase: t`Bought`,
    }
    const term =
      from === null
        ? []
        : [until === null ? t`from ${day(from)}` : formatPeriod(from, until, withYears ? '' : today, messages.locale)]
    const pieces = quantity > 1 ? [t`${quantity} ea`] : []
    return [kinds[kind], ...pieces, ...term].filter((text) => text !== '').join(' · ')
  }
}
