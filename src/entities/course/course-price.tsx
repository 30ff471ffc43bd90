import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { isLocale } from '#contract/values/locale.ts'
import { formatWon } from '#lib/i18n/format.ts'
import type { PriceVariants } from '#ui/content/price.css.ts'
import { Price } from '#ui/content/price.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'

/** What a course costs today: price, what it was, what is saved; or that it is free, or asked for. */
export function CoursePrice({
  price,
  align,
  withFrom = false,
}: {
  price: CourseSummary['price']
  align?: PriceVariants['align']
  /** Says "from" where other options cost more. */
  withFrom?: boolean
}) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  if (price === null) {
    return (
      <Price align={align} inquiry>
        <b>
          <Trans>Contact us for teams</Trans>
        </b>
      </Price>
    )
  }
  const was = price.rate > 0 && (
    <>
      <s>
        <VisuallyHidden>
          <Trans>Regular price</Trans>{' '}
        </VisuallyHidden>
        <span>{formatWon(price.regular, locale)}</span>
      </s>
      <em>
        <span>{`${price.rate}%`}</span>
        <VisuallyHidden>
          {' '}
          <Trans>off</Trans>
        </VisuallyHidden>
      </em>
    </>
  )
  return (
    <Price align={align}>
      <b>{price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}</b>
      {withFrom && price.from && (
        <small>
          <Trans>and up</Trans>
        </small>
      )}
      {align === 'end' ? was : was && <span>{was}</span>}
    </Price>
  )
}
