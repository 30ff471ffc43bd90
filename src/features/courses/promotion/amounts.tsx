import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '../../../../contract/courses.ts'
import { dayInWords, shortDay, won } from '../../../lib/format.ts'
import { Rule } from '../../../ui/rule.tsx'
import { useWords } from '../parts/use-words.ts'
import { cheapestOption, daysBetween } from './offer.ts'
import * as styles from './price-block.css.ts'

/** Ticks that can still be told apart in the panel. */
const mostTicks = 120

/** Today's price in lines: what it was, what it is and why, what is saved. */
export function Amounts({ course }: { course: Course }) {
  const { locale, today } = useWords()
  const { price } = course
  const option = cheapestOption(course)
  if (price === null) {
    return (
      <p className={styles.opening}>
        <Trans>Group inquiry</Trans>
      </p>
    )
  }
  const saved = price.regular - price.now
  const day = option?.disc_until && dayInWords(option.disc_until, today, locale)
  return (
    <dl className={styles.amounts}>
      {saved > 0 && (
        <div>
          <dt>
            <Trans>Regular price</Trans>
          </dt>
          <dd>
            <s>{won(price.regular, locale)}</s>
          </dd>
        </div>
      )}
      <div className={styles.big}>
        <dt>
          <PriceName rate={price.rate} special={Boolean(day)} />
          {day && (
            <small>
              <Trans>until {day}</Trans>
            </small>
          )}
        </dt>
        <dd>{price.now === 0 ? <Trans>Free</Trans> : won(price.now, locale)}</dd>
      </div>
      {saved > 0 && (
        <div className={styles.saved}>
          <dt>
            <Trans>You save</Trans>
          </dt>
          <dd>{won(saved, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

function PriceName({ rate, special }: { rate: number; special: boolean }): ReactNode {
  if (special) return <Trans>Special price {rate}%</Trans>
  if (rate > 0) return <Trans>Discounted {rate}%</Trans>
  return <Trans>Price</Trans>
}

/** Instead of a price: the day on which the course opens, and how many days it is away. */
export function Opening({ course }: { course: Course }) {
  const { locale, today } = useWords()
  const days = daysBetween(today, course.opens_on)
  return (
    <div className={styles.coming}>
      <p>
        <Trans>Opens on</Trans>
      </p>
      <p className={styles.opening}>{shortDay(course.opens_on, locale)}</p>
      {days <= mostTicks && <Rule length={days} major={10} full />}
      <p>
        <Plural value={days} one="# day to go" other="# days to go" />
      </p>
    </div>
  )
}
