import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary, MemberType } from '#contract/courses/courses.ts'
import { limits } from '#contract/values/limits.ts'
import { AddToBasket } from '#entities/basket/add-to-basket.tsx'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { DetailSearch } from '../detail-search.ts'
import { TryFreeLessons } from '../lessons/try-free-lessons.tsx'
import * as styles from '../panel.css.ts'
import { amountsOf, optionsOf } from '../sale/amounts.ts'
import { PriceLines } from '../sale/price-lines.tsx'
import { DeferredTraining } from './deferred-training.tsx'
import { LowestPrice } from './lowest-price.tsx'
import { MainAction } from './main-action.tsx'
import { OptionForm } from './option-form.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Period } from './period.tsx'
import type { Sale } from './sale.ts'
import { Term } from './term.tsx'

const comingPanel = deferComponent(
  'main aside',
  'course-lazy',
  async () => (await import('./coming-panel.lazy.tsx')).ComingPanel,
)
/** Loaded on demand: only groups see it. */
const inquiryPanel = deferComponent(
  'main aside',
  'course-lazy',
  async () => (await import('./inquiry-panel.lazy.tsx')).InquiryPanel,
)

export interface PurchasePanelProps {
  readonly summary: CourseSummary
  /** Undefined until the course is loaded. */
  readonly sale: Sale | undefined
  /** Shown until the course is loaded. */
  readonly price: CourseSummary['price']
  readonly memberType: MemberType
  readonly search: DetailSearch
  readonly onChoose: (option: number | undefined) => void
}

/** Panel with the price of the course, or another way to get it. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { sale, price, memberType } = props
  const { messages } = usePageLanguage()
  if (!sale) return <PanelSkeleton price={price} />
  if (sale.offer === 'coming') return <LazyHydrate part={comingPanel} messages={messages} props={{ sale }} />
  if (memberType === 'GRP') return <LazyHydrate part={inquiryPanel} messages={messages} props={{ sale }} />
  if (sale.offer === 'training') {
    return <DeferredTraining sale={sale} variant="panel" fallback={<PanelSkeleton price={null} />} />
  }
  if (sale.offer === 'owned') return <OwnedPanel sale={sale} />
  return <SalePanel {...props} sale={sale} />
}

function SalePanel({ sale, summary, search, onChoose }: PurchasePanelProps & { sale: Sale }) {
  const { course, option } = sale
  const isFree = option !== undefined && amountsOf(option).total === 0
  return (
    <Card padded="medium">
      <div className={styles.kind}>
        <Tag tone="accent">
          <Trans>For yourself</Trans>
        </Tag>
        {course.group.is_exist && (
          <TextLink
            className={styles.kindLink}
            size="small"
            to="/contents/detail"
            search={{ id: course.idx, memberType: 'GRP' }}
          >
            <Trans>Buying for a team? Contact us</Trans>
          </TextLink>
        )}
      </div>
      {option ? <PriceLines option={option} /> : course.price && <LowestPrice price={course.price} />}
      {optionsOf(course).length > (isFree ? 1 : 0) && (
        <OptionForm course={course} chosen={option} search={search} onChoose={onChoose} />
      )}
      {option && <Term course={course} option={option} />}
      {course.availability && <Period availability={course.availability} />}
      <Stack gap={2} marginTop={isFree ? 5 : undefined}>
        <MainAction sale={sale} size="large" fullWidth />
        {sale.offer === 'sale' && option && !sale.isChoiceMissing && !isFree && (
          <AddToBasket
            item={{ kind: 'course', option: option.idx, quantity: 1 }}
            price={amountsOf(option).now}
            fullWidth
          />
        )}
        {/* What is free can be started at once: there is nothing to try before. */}
        {!isFree && <TryFreeLessons summary={summary} />}
      </Stack>
      <Assurance sale={sale} />
    </Card>
  )
}

/** Refund rule, or the company that takes the payment. */
function Assurance({ sale: { course, offer, option: chosen } }: { sale: Sale }) {
  // Until an option is chosen, the rule for passes.
  const option = chosen ?? optionsOf(course)[0]
  const { refundDays, goodsReturnDays, refundProgressPercent: percent } = limits
  const days = option && option.delivery_amt > 0 ? goodsReturnDays : refundDays
  if (offer === 'mall' && course.affiliate_mall) {
    const { name } = course.affiliate_mall
    return (
      <Hint marginTop={4}>
        <Icon name="store" size={18} />
        <span>
          <Trans>You pay {name} directly. Its delivery and refund terms apply.</Trans>
        </span>
      </Hint>
    )
  }
  if (!option || amountsOf(option).total === 0) return null
  return (
    <Hint marginTop={4}>
      <Icon name="rotate-ccw" size={18} />
      <span>
        {option.delivery_amt > 0 ? (
          <Plural
            value={days}
            one="Full refund within # day of delivery."
            other="Full refund within # days of delivery."
          />
        ) : (
          <Trans>
            Full refund within {days} days, as long as your progress is under {percent}%.
          </Trans>
        )}
      </span>
    </Hint>
  )
}

function OwnedPanel({ sale }: { sale: Sale }) {
  return (
    <Card padded="medium">
      <div className={styles.kind}>
        <Tag tone="success">
          <Icon name="circle-check" />
          <Trans>You own this course</Trans>
        </Tag>
      </div>
      <MainAction sale={sale} size="large" fullWidth />
    </Card>
  )
}
