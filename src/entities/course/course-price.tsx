import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '../../../contract/courses.ts'
import { isLocale } from '../../../contract/locale.ts'
import { formatWon } from '../../lib/i18n/format.ts'
import { visuallyHidden } from '../../theme/layout.css.ts'
import * as styles from '../../ui/price.css.ts'

/** What a course costs today: price, what it was, what is saved; or that it is free, or asked for. */
export function CoursePrice({
  price,
  place,
  withFrom = false,
}: {
  price: CourseSummary['price']
  /** At the end of a table's row, or stacked at the end of a list's row. */
  place?: 'end' | 'stacked'
  /** Says "from" where other options cost more. */
  withFrom?: boolean
}) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const className = [styles.price, place === 'end' && styles.atEnd, place === 'stacked' && styles.stacked]
    .filter(Boolean)
    .join(' ')
  if (price === null) {
    return (
      <p className={className}>
        <b className={styles.inquiry}>
          <Trans>Group inquiry</Trans>
        </b>
      </p>
    )
  }
  const was = price.rate > 0 && (
    <>
      <s>
        <span className={visuallyHidden}>
          <Trans>Regular price</Trans>{' '}
        </span>
        {formatWon(price.regular, locale)}
      </s>
      <em>
        {price.rate}%
        <span className={visuallyHidden}>
          {' '}
          <Trans>off</Trans>
        </span>
      </em>
    </>
  )
  return (
    <p className={className}>
      <b>{price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}</b>
      {withFrom && price.from && (
        <small>
          <Trans>and up</Trans>
        </small>
      )}
      {place === 'end' ? was : was && <span>{was}</span>}
    </p>
  )
}
