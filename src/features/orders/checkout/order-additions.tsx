import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { itemName } from '../order/item-text.ts'
import * as styles from './order.css.ts'

interface OrderAdditionsProps {
  readonly additions: readonly QuoteItem[]
  /** Adds one piece of an option, by its ID. */
  readonly onAdd: (option: number) => void
}

/** Additional goods for the courses in the order, at the server's prices. */
export function OrderAdditions({ additions, onAdd }: OrderAdditionsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  if (additions.length === 0) return null
  return (
    <Stack gap={2} marginTop={6}>
      <Heading as="h3" size={16}>
        <Trans>Add to your order</Trans>
      </Heading>
      <ul>
        {additions.map((item) => {
          const name = itemName(item)
          const delivery = formatWon(item.delivery_amt, locale)
          const { option_idx } = item
          return (
            option_idx !== null && (
              <li key={option_idx} className={styles.addition}>
                <div className={styles.additionName}>
                  <Text as="b" strong>
                    {name}
                  </Text>
                  {item.delivery_amt > 0 && (
                    <Text as="p" size="small" muted>
                      <Trans>delivery {delivery}</Trans>
                    </Text>
                  )}
                </div>
                <Text as="p" numeric strong>
                  {item.discount_amt > 0 && (
                    <Text as="s" size="small" muted>
                      {formatWon(item.regular_amt, locale)}
                    </Text>
                  )}{' '}
                  <span>{formatWon(item.regular_amt - item.discount_amt, locale)}</span>
                </Text>
                <Button size="small" aria-label={t`Add ${name}`} onClick={() => onAdd(option_idx)}>
                  <Icon name="plus" />
                  <Trans>Add</Trans>
                </Button>
              </li>
            )
          )
        })}
      </ul>
    </Stack>
  )
}
