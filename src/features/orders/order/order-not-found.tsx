import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { MarginVariants } from '#ui/spacing.css.ts'

/** Shown for an order number that is none of this member's orders. */
export function OrderNotFound({ marginTop }: Pick<MarginVariants, 'marginTop'>) {
  return (
    <EmptyState frame="dashed" marginTop={marginTop}>
      <h1 tabIndex={-1} data-step-heading="">
        <Trans>We couldn’t find this order</Trans>
      </h1>
      <p>
        <Trans>
          Check the order number. You’ll find your orders in the purchase history of the account you ordered with.
        </Trans>
      </p>
      <ButtonLink variant="primary" to="/mypage/history">
        <Trans>View purchase history</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
