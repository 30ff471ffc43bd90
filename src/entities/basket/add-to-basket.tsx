import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { type SelectedItem, selectionKey, selectionSearch } from '#contract/addresses/order-selection.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import type { ButtonVariants } from '#ui/controls/button.css.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { useBasket } from './use-basket.ts'
import { useBasketChange } from './use-basket-change.ts'

interface AddToBasketProps extends Pick<ButtonVariants, 'size' | 'fullWidth'> {
  readonly item: SelectedItem
  /** Price of one piece without delivery, in won. */
  readonly price: number
}

/** Puts an item into the basket, and says so. Without the script it opens a basket of this item alone. */
export function AddToBasket({ item, price, ...size }: AddToBasketProps) {
  const entries = useBasket()
  const { mutate, isPending, error } = useBasketChange()
  const key = selectionKey(item)
  const isIn = entries.some((entry) => selectionKey(entry.item) === key && entry.item.quantity === item.quantity)
  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isPending) mutate({ put: [{ item, seen_amt: price }] })
  }
  return (
    <div>
      {isIn ? (
        <ButtonLink {...size} to="/basket">
          <Trans>See your basket</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink {...size} to="/basket" search={selectionSearch([item])} preload={false} onClick={add}>
          <Trans>Add to basket</Trans>
        </ButtonLink>
      )}
      <div role="status">
        {isIn && (
          <Text as="p" size="small" marginTop={2}>
            <Trans>It’s in your basket.</Trans>
          </Text>
        )}
      </div>
      {error && (
        <Text as="p" size="small" role="alert" marginTop={2}>
          {error instanceof ApiError && error.code === codes.basketFull ? (
            <Trans>
              Your basket is full. <TextLink to="/basket">Order or remove something first.</TextLink>
            </Trans>
          ) : (
            <Trans>We couldn’t put it in your basket. Check your connection and try again.</Trans>
          )}
        </Text>
      )}
    </div>
  )
}
