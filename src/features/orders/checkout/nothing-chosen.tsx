import { Trans } from '@lingui/react/macro'
import { paths } from '../../../../contract/paths.ts'
import * as styles from '../order/orders.css.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Page of an order form without items. */
export function NothingChosen() {
  return (
    <EmptyState frame="dashed">
      <h2>
        <Trans>Nothing is chosen yet</Trans>
      </h2>
      <p>
        <Trans>Choose a course with its option, or a device with its term, and order it from there.</Trans>
      </p>
      <div className={`${styles.ways} ${styles.centred}`}>
        <ButtonLink variant="primary" href={paths.courses()}>
          <Trans>See the courses</Trans>
        </ButtonLink>
        <ButtonLink href={paths.devices()}>
          <Trans>See the devices</Trans>
        </ButtonLink>
      </div>
    </EmptyState>
  )
}
