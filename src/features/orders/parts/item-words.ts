import { useLingui } from '@lingui/react/macro'
import type { QuoteItem } from '../../../../contract/checkout.ts'
import { dayInWords } from '../../../lib/format.ts'
import { useRouter } from '@tanstack/react-router'

type Described = Pick<QuoteItem, 'kind' | 'option' | 'months' | 'quantity' | 'from' | 'until'>

/** What a thing of an order is: its kind, its term and how many there are. */
export function useItemWords(): (item: Described) => string {
  const { t } = useLingui()
  const { words, today } = useRouter().options.context
  const day = (date: string) => dayInWords(date, today, words.locale)
  return ({ kind, option, months, quantity, from, until }) => {
    const kinds = {
      subscription: t`${months}-month pass`,
      access: t`Access for good`,
      goods: option ?? t`Goods`,
      rental: t`Rented for ${months} months`,
      purchase: t`Bought`,
    }
    const term = from === null ? [] : [until === null ? t`from ${day(from)}` : `${day(from)} – ${day(until)}`]
    const pieces = quantity > 1 ? [t`${quantity} pieces`] : []
    return [kinds[kind], ...pieces, ...term].join(' · ')
  }
}
