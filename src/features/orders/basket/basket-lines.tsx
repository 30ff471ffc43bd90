import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import { type SelectedItem, selectionKey } from '#contract/addresses/order-selection.ts'
import type { BasketLine, BasketRefusal } from '#contract/orders/basket.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { TextButton, TextLink } from '#ui/content/text-link.tsx'
import { IconButton, IconButtonLink } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from '../checkout/order.css.ts'
import { itemName, useItemText } from '../order/item-text.ts'
import { priceOfPiece } from './basket-quote.ts'
import type { BasketSearch } from './basket-search.ts'

/** A change of a line: another address, or an act. */
type LineChange = { readonly link: BasketSearch } | { readonly act: () => void }

interface BasketLinesProps {
  readonly lines: readonly BasketLine[]
  /** Prices of one piece when the lines were put in, in won, by their keys. */
  readonly seen?: ReadonlyMap<string, number>
  /** The change to another quantity; 0 removes the line. */
  readonly change: (item: SelectedItem, quantity: number) => LineChange
}

const refusals: Record<BasketRefusal, MessageDescriptor> = {
  gone: msg`No longer on sale.`,
  out_of_stock: msg`Not enough in stock.`,
  other_pass: msg`One pass of a course at a time: remove one of the two.`,
  other_sale_type: msg`An order rents or buys a device, not both: remove one of the two.`,
  next_order: msg`This order is full. It stays in the basket for the next one.`,
}

/** Lines of a basket at the prices of now, with what is wrong with them. */
export function BasketLines({ lines, seen, change }: BasketLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <Line key={selectionKey(line.item)} line={line} seen={seen?.get(selectionKey(line.item))} change={change} />
      ))}
    </ul>
  )
}

function Line({
  line,
  seen,
  change,
}: { line: BasketLine; seen: number | undefined } & Pick<BasketLinesProps, 'change'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const describe = useItemText()
  const { item, quote, refusal, stock } = line
  const name = quote ? itemName(quote) : t`An item that is gone`
  const delivery = formatWon(quote?.delivery_amt ?? 0, locale)
  const isSingle = !quote || quote.kind === 'subscription' || quote.kind === 'access'
  return (
    <li className={styles.item}>
      {quote ? <Picture rounded="small" src={quote.thumbnail} width={800} height={600} alt="" /> : <span />}
      <div>
        <Text as="b" strong>
          <ItemLink line={line}>{name}</ItemLink>
        </Text>
        {quote && (
          <Text as="p" size="small" muted>
            {[describe({ ...quote, quantity: 1 }), ...(quote.delivery_amt > 0 ? [t`delivery ${delivery}`] : [])]
              .filter((text) => text !== '')
              .join(' · ')}
          </Text>
        )}
        {refusal && (
          <Text as="p" size="small" role="note">
            <b>
              <span>{i18n._(refusals[refusal])}</span>{' '}
              {refusal === 'out_of_stock' && stock !== null && <Trans>{stock} left.</Trans>}
            </b>
          </Text>
        )}
        {quote && <PriceChange now={priceOfPiece(quote)} seen={seen} />}
        <Cluster marginTop={2}>
          {!isSingle && (
            <Cluster gap={1} wrap={false} role="group" aria-label={t`Quantity of ${name}`}>
              <Step
                label={t`Fewer of ${name}`}
                icon="minus"
                change={item.quantity > 1 ? change(item, item.quantity - 1) : undefined}
              />
              <output aria-live="polite">{item.quantity}</output>
              <Step
                label={t`More of ${name}`}
                icon="plus"
                change={item.quantity < selectionLimits.quantity ? change(item, item.quantity + 1) : undefined}
              />
            </Cluster>
          )}
          <Remove name={name} change={change(item, 0)} />
        </Cluster>
      </div>
      {quote && (
        <Text as="p" numeric strong className={styles.price}>
          {quote.discount_amt > 0 && (
            <Text as="s" size="small" muted>
              {formatWon(quote.regular_amt, locale)}
            </Text>
          )}{' '}
          <span>{formatWon(quote.regular_amt - quote.discount_amt, locale)}</span>
        </Text>
      )}
    </li>
  )
}

function ItemLink({ line: { quote }, children }: { line: BasketLine; children: string }) {
  if (quote?.course) {
    return (
      <Link to="/contents/detail" search={{ id: quote.course }}>
        {children}
      </Link>
    )
  }
  if (!quote?.device) return <span>{children}</span>
  return (
    <Link to="/device/detail" search={{ id: quote.device }}>
      {children}
    </Link>
  )
}

/** Says that a piece costs something else than when it was put in. */
function PriceChange({ now, seen }: { now: number; seen: number | undefined }) {
  const locale = useLocale()
  if (seen === undefined || seen === now) return null
  const [before, after] = [formatWon(seen, locale), formatWon(now, locale)]
  return (
    <Text as="p" size="small" role="note">
      <b>
        {now < seen ? (
          <Trans>
            Now {after} instead of {before}.
          </Trans>
        ) : (
          <Trans>
            The price rose from {before} to {after}.
          </Trans>
        )}
      </b>
    </Text>
  )
}

function Step({ label, icon, change }: { label: string; icon: 'minus' | 'plus'; change: LineChange | undefined }) {
  const drawing = <Icon name={icon} />
  if (change && 'link' in change) {
    return (
      <IconButtonLink label={label} to="/basket" search={change.link} replace resetScroll={false}>
        {drawing}
      </IconButtonLink>
    )
  }
  return (
    <IconButton label={label} disabled={!change} onClick={change?.act}>
      {drawing}
    </IconButton>
  )
}

function Remove({ name, change }: { name: string; change: LineChange }) {
  const { t } = useLingui()
  const label = t`Remove ${name}`
  if ('link' in change) {
    return (
      <TextLink size="small" aria-label={label} to="/basket" search={change.link} replace resetScroll={false}>
        <Trans>Remove</Trans>
      </TextLink>
    )
  }
  return (
    <TextButton size="small" aria-label={label} onClick={change.act}>
      <Trans>Remove</Trans>
    </TextButton>
  )
}
