import { Trans, useLingui } from '@lingui/react/macro'
import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import { formatDay, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { itemName, useItemText } from '../order/item-text.ts'
import * as styles from './order.css.ts'

interface OrderItemsProps {
  readonly items: readonly QuoteItem[]
  /** True when each item may be removed, not only goods. */
  readonly isBasket: boolean
  /** Called with another quantity of the item at `index`. */
  readonly onPieces: (index: number, pieces: number) => void
  /** Removes the item at `index`. */
  readonly onRemove: (index: number) => void
}

/** Kinds whose quantity is always one. */
const single = new Set<QuoteItem['kind']>(['subscription', 'access'])
const choices = Array.from({ length: selectionLimits.quantity }, (_, index) => index + 1)

/** Items of the order, at the server's prices. */
export function OrderItems({ items, isBasket, onPieces, onRemove }: OrderItemsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const describe = useItemText()
  return (
    <ul>
      {items.map((item, index) => {
        const name = itemName(item)
        const delivery = formatWon(item.delivery_amt, locale)
        return (
          <li key={`${item.option_idx}-${item.device}`} className={styles.item}>
            <Picture rounded="small" src={item.thumbnail} width={800} height={600} />
            <div>
              <Text as="b" strong>
                {name}
              </Text>
              <Text as="p" size="small" muted>
                {[
                  ...(item.kind === 'goods' ? [t`Add-on`] : []),
                  describe(item),
                  ...(item.delivery_amt > 0 ? [t`delivery ${delivery}`] : []),
                ]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </Text>
              {item.owned && <Owned until={item.owned.until} />}
              <Cluster wrap={false} marginTop={2}>
                {!single.has(item.kind) && (
                  <label htmlFor={`pieces-${index}`} className={styles.quantity}>
                    <Text size="small">
                      <Trans>Quantity</Trans>
                    </Text>
                    <Select
                      className={styles.quantitySelect}
                      id={`pieces-${index}`}
                      aria-label={t`Quantity of ${name}`}
                      value={item.quantity}
                      onChange={(event) => onPieces(index, Number(event.target.value))}
                    >
                      {choices.slice(0, Math.max(item.quantity, item.stock ?? choices.length)).map((pieces) => (
                        <option key={pieces} value={pieces}>
                          {pieces}
                        </option>
                      ))}
                    </Select>
                  </label>
                )}
                {(isBasket || item.kind === 'goods') && items.length > 1 && (
                  <TextButton size="small" aria-label={t`Remove ${name}`} onClick={() => onRemove(index)}>
                    <Trans>Remove</Trans>
                  </TextButton>
                )}
              </Cluster>
            </div>
            <Text as="p" numeric strong className={styles.price}>
              {item.discount_amt > 0 && (
                <Text as="s" size="small" muted>
                  {formatWon(item.regular_amt, locale)}
                </Text>
              )}{' '}
              <span>{formatWon(item.regular_amt - item.discount_amt, locale)}</span>
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

/** Notice that the member already has access to the course. */
function Owned({ until }: { until: string | null }) {
  const { messages, today } = useAppContext()
  const day = until === null ? '' : formatDay(until, today, messages.locale)
  return (
    <Text as="p" size="small">
      <b>
        {until === null ? (
          <Trans>You already have unlimited access to this course.</Trans>
        ) : (
          <Trans>You have this course until {day}. Your new pass starts the next day.</Trans>
        )}
      </b>
    </Text>
  )
}
