import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/addresses/paths.ts'
import { expectedArrivalDay } from '#contract/content/devices.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatDay, formatWeekday, koreanDay } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from '../checkout/order.css.ts'
import { orderQuery } from '../order/order-queries.ts'
import * as parts from '../order/orders.css.ts'
import { Receipt } from './receipt.tsx'

/** What follows a paid order: starting its courses, the day on which its goods come, and the receipt. */
export function CompletedOrder({ order: number }: { readonly order: string }) {
  const { http, today, layout } = useAppContext()
  const hasLearning = useFeature('learning-system')
  const { data, error } = useQuery(orderQuery(http, number))
  const order = data
  const courses = order ? startedCourses(order, today) : []
  const [course] = courses
  return (
    <>
      {order
        ? (courses.length > 0 || order.delivery) && (
            <Text as="p" size="lead" className={parts.screenOnly}>
              {courses.length > 0 &&
                (hasLearning ? (
                  <Trans>Your course is ready.</Trans>
                ) : (
                  <Trans>We’ll email you how to start.</Trans>
                ))}{' '}
              <Delivery order={order} />
            </Text>
          )
        : !error && <Skeleton width="16rem" height="1.6rem" />}
      {order && <OpenedMonths order={order} />}
      {course !== undefined && (
        <Cluster gap={2} marginTop={8} className={parts.screenOnly}>
          {courses.length === 1 && hasLearning ? (
            <ButtonLink variant="primary" size="large" to="/learn" search={{ course, lesson: 1 }}>
              <Icon name="play" />
              <Trans>Start lesson 1</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" size="large" to="/mypage">
              <Trans>Go to my courses</Trans>
            </ButtonLink>
          )}
        </Cluster>
      )}
      {layout === 'mobile' && hasLearning && courses.length === 1 && course !== undefined && (
        <div className={parts.screenOnly}>
          <Hint marginTop={5}>
            <Icon name="monitor" />
            <span>
              <Trans>Lessons open in the training app, which runs on a Windows PC.</Trans>
            </span>
          </Hint>
          <CopyButton text={new URL(paths.learn({ course, lesson: 1 }), location.origin).href}>
            <Trans>Copy link for your PC</Trans>
          </CopyButton>
        </div>
      )}
      <Receipt order={number} isMain={course === undefined} />
    </>
  )
}

/** Months of the passes that this order has opened, each on a meter that fills up. */
function OpenedMonths({ order: { items } }: { order: Order }) {
  const { messages, today } = useAppContext()
  return items.map(({ id, name, months, until }) => {
    if (months === 0 || until === null) return null
    const day = formatDay(until, today, messages.locale)
    return (
      <div key={id} className={parts.screenOnly}>
        <Text as="p" size="small" strong className={styles.months}>
          <span>{`${name},`}</span> <Trans>until {day}</Trans>
        </Text>
        <Meter length={months} filled={months} unit="28px" fills />
      </div>
    )
  })
}

/** Courses whose access has begun with this order. An extension begins after the access before it. */
function startedCourses({ items }: Order, today: string): number[] {
  return items.flatMap(({ kind, course, from }) =>
    !isDelivered(kind) && course !== null && from !== null && from <= today ? [course] : [],
  )
}

/** The day on which goods arrive; nothing when nothing is delivered. */
function Delivery({ order: { delivery, payment, ordered_at } }: { order: Order }) {
  const { messages, today } = useAppContext()
  if (!delivery) return null
  const paidOn = koreanDay(payment?.approved_at ?? ordered_at)
  const day = formatWeekday(expectedArrivalDay(paidOn), today, messages.locale)
  return <Trans>Your delivery should arrive on {day}.</Trans>
}
