import { useLingui } from '@lingui/react/macro'
import type { OrderAmounts } from '#contract/orders/order-amounts.ts'
import type { OrderItem } from '#contract/orders/orders.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Amounts } from './amounts.tsx'
import { itemName, useItemText } from './item-text.ts'
import * as styles from './orders.css.ts'

type Detailed = OrderAmounts &
  Pick<QuoteItem, 'kind' | 'name' | 'option' | 'course' | 'device' | 'months' | 'quantity' | 'from' | 'until'>

interface ItemDetailsProps {
  readonly item: Detailed
  /** State of its refund. */
  readonly refund?: OrderItem['refund']
  /** True when the order has no other item: the amounts of the order are those of the item. */
  readonly isOnly: boolean
}

/** An item with its option and period, in the details of an order. Has amounts unless it is the only one. */
export function ItemDetails({ item, refund = null, isOnly }: ItemDetailsProps) {
  const { t } = useLingui()
  const describe = useItemText({ withYears: true })
  const refunds = {
    awaits_return: t`waiting for its return`,
    requested: t`being refunded`,
    completed: t`refunded`,
  }
  const about = [describe(item), ...(refund === null ? [] : [refunds[refund]])].filter((text) => text !== '')
  return (
    <DefinitionItem name={item.device !== null ? t`Device` : item.kind === 'goods' ? t`Add-on` : t`Course`}>
      <div className={styles.item}>
        <div>
          <ItemName item={item} />
          {about.length > 0 && <small>{about.join(' · ')}</small>}
        </div>
        {!isOnly && <Amounts amounts={item} pieces={item.quantity} />}
      </div>
    </DefinitionItem>
  )
}

/** Name of an item, linked to its page. */
function ItemName({ item }: { item: Detailed }) {
  const { course, device } = item
  const name = itemName(item)
  if (course !== null)
    return (
      <Link to="/contents/detail" search={{ id: course }}>
        {name}
      </Link>
    )
  return device === null ? (
    <span>{name}</span>
  ) : (
    <Link to="/device/detail" search={{ id: device }}>
      {name}
    </Link>
  )
}
