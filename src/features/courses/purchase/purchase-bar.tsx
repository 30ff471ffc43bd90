import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { CoursePrice } from '#entities/course/course-price.tsx'
import { formatDay, formatMonths, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Text } from '#ui/content/text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import * as styles from '../panel.css.ts'
import { amountsOf } from '../sale/amounts.ts'
import { DeferredTraining } from './deferred-training.tsx'
import { MainAction } from './main-action.tsx'
import type { Sale } from './sale.ts'

/** Sticky bar with price and main action, on narrow screens. */
export function PurchaseBar({ price, sale }: { price: CourseSummary['price']; sale: Sale | undefined }) {
  return (
    <BottomBar>
      {sale?.offer === 'training' ? (
        <DeferredTraining sale={sale} variant="bar" fallback={<BarSkeleton price={price} />} />
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
    </BottomBar>
  )
}

function BarSkeleton({ price }: { price: CourseSummary['price'] }) {
  return (
    <>
      {price ? <CoursePrice price={price} /> : <Skeleton width="8.5rem" height="2.6rem" />}
      <Skeleton height="3rem" marginTop={2} className={styles.barSkeleton} />
    </>
  )
}

function Offered({ sale }: { sale: Sale }) {
  const { t } = useLingui()
  const { locale, today } = usePageLanguage()
  const { course, offer, option, isChoiceMissing } = sale
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
        <Text size="small" muted>
          <Trans>Coming soon</Trans>
        </Text>
      </>
    )
  }
  if (isChoiceMissing && course.price) {
    return (
      <>
        <b>{formatWon(course.price.now, locale)}</b>
        <Text size="small" muted>
          {course.price.from ? <Trans>Lowest price</Trans> : <Trans>Price</Trans>}
        </Text>
      </>
    )
  }
  if (offer === 'inquiry' || !option) {
    return (
      <>
        <b>
          <Trans>Contact us for teams</Trans>
        </b>
        <Text size="small" muted>
          <Trans>By agreement</Trans>
        </Text>
      </>
    )
  }
  const { total, savedRate } = amountsOf(option)
  const length = option.subs_month > 0 ? formatMonths([option.subs_month], locale) : option.name
  return (
    <>
      <b>{total === 0 ? <Trans>Free</Trans> : formatWon(total, locale)}</b>
      <Text size="small" muted>
        {savedRate > 0 ? t`${length} · ${savedRate}% off` : length}
      </Text>
    </>
  )
}
