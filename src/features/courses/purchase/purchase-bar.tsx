import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '../../../../contract/courses.ts'
import { formatDay, formatMonths, formatWon } from '../../../lib/i18n/format.ts'
import { muted, small } from '../../../theme/layout.css.ts'
import { bottomBar } from '../../../ui/bottom-bar.css.ts'
import { CoursePrice } from '../../../entities/course/course-price.tsx'
import { useWords } from '../../../lib/i18n/use-words.ts'
import { amountsOf } from '../sale/amounts.ts'
import { DeferredTraining } from './deferred-training.tsx'
import { MainAction } from './main-action.tsx'
import * as styles from '../panel.css.ts'
import type { Sale } from './sale.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Price and main action at the bottom of narrow screens, whatever part of the page is read. */
export function PurchaseBar({ price, sale }: { price: CourseSummary['price']; sale: Sale | undefined }) {
  return (
    <div className={bottomBar} data-purchase-bar="" data-width="narrow">
      {sale?.offer === 'training' ? (
        <DeferredTraining sale={sale} place="bar" fallback={<BarSkeleton price={price} />} />
      ) : sale ? (
        <>
          <p>
            <Offered sale={sale} />
          </p>
          <MainAction sale={sale} brief />
        </>
      ) : (
        <BarSkeleton price={price} />
      )}
    </div>
  )
}

function BarSkeleton({ price }: { price: CourseSummary['price'] }) {
  return (
    <>
      {price ? <CoursePrice price={price} /> : <Skeleton className={styles.boneAmount} />}
      <Skeleton className={styles.boneButton} />
    </>
  )
}

function Offered({ sale }: { sale: Sale }) {
  const { t } = useLingui()
  const { locale, today } = useWords()
  const { course, offer, option } = sale
  const quiet = `${small} ${muted}`
  if (offer === 'owned') {
    return (
      <b>
        <Trans>You own this course</Trans>
      </b>
    )
  }
  if (offer === 'coming') {
    return (
      <>
        <b>{formatDay(course.opens_on, today, locale)}</b>
        <span className={quiet}>
          <Trans>Coming soon</Trans>
        </span>
      </>
    )
  }
  if (offer === 'inquiry' || !option) {
    return (
      <>
        <b>
          <Trans>Group inquiry</Trans>
        </b>
        <span className={quiet}>
          <Trans>By agreement</Trans>
        </span>
      </>
    )
  }
  const { total, savedRate } = amountsOf(option)
  const length = option.subs_month > 0 ? formatMonths([option.subs_month], locale) : option.name
  return (
    <>
      <b>{total === 0 ? <Trans>Free</Trans> : formatWon(total, locale)}</b>
      <span className={quiet}>{savedRate > 0 ? t`${length} · ${savedRate}% off` : length}</span>
    </>
  )
}
