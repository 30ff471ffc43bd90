import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import type { ButtonVariants } from '#ui/controls/button.css.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { amountsOf } from '../sale/amounts.ts'
import { optionFormId, type Sale } from './sale.ts'

interface MainActionProps extends Pick<ButtonVariants, 'size' | 'fullWidth'> {
  readonly sale: Sale
  /** Shorter labels, for the bar. */
  readonly brief?: boolean
}

/**
 * Main action of a course's page: buy, request a quote, get notified or continue learning; or the reason why there is
 * none. While an option is missing, it submits the form of the options, which says so.
 */
export function MainAction({ sale, brief = false, ...size }: MainActionProps) {
  const { locale, today } = usePageLanguage()
  const { course, offer, option, isChoiceMissing } = sale
  // On narrow screens the bar has the action.
  const look = { ...size, variant: 'primary', 'data-width': brief ? undefined : 'wide' } as const
  const { availability } = course
  switch (offer) {
    case 'training':
    case 'owned':
      return (
        <ButtonLink {...look} to="/mypage">
          <Trans>Learn</Trans>
        </ButtonLink>
      )
    case 'coming':
      return (
        <ButtonLink {...look} to="/contents/opening" search={{ id: course.idx }}>
          {brief ? <Trans>Notify me</Trans> : <Trans>Notify me</Trans>}
        </ButtonLink>
      )
    case 'inquiry':
      return (
        <ButtonLink {...look} to="/cs/inquiry" search={{ type: 'partnership', course: course.idx }}>
          {brief ? <Trans>Contact us</Trans> : <Trans>Ask about this course</Trans>}
        </ButtonLink>
      )
    case 'mall':
      return <MallLink mall={course.affiliate_mall} look={look} />
    case 'sale': {
      if (isChoiceMissing) {
        return (
          <Button {...look} type="submit" form={optionFormId}>
            <Trans>Buy</Trans>
          </Button>
        )
      }
      if (!option) return null
      const { total } = amountsOf(option)
      const price = formatWon(total, locale)
      return (
        <ButtonLink {...look} to="/order" search={{ course: course.idx, option: option.idx }}>
          {total === 0 ? <Trans>Start for free</Trans> : brief ? <Trans>Buy</Trans> : <Trans>Buy for {price}</Trans>}
        </ButtonLink>
      )
    }
    case 'early': {
      const day = formatDay(availability?.from ?? today, today, locale)
      return (
        <Button {...look} disabled>
          <Trans>Opens on {day}</Trans>
        </Button>
      )
    }
    case 'over': {
      const day = formatDay(availability?.until ?? today, today, locale)
      return (
        <Button {...look} disabled>
          <Trans>Ended on {day}</Trans>
        </Button>
      )
    }
    case 'closed':
      return (
        <Button {...look} disabled>
          <Trans>Not on sale</Trans>
        </Button>
      )
  }
}

interface MallLinkProps {
  readonly mall: Sale['course']['affiliate_mall']
  readonly look: ButtonVariants & { readonly 'data-width': 'wide' | undefined }
}

/** Link to the partner's own shop, in a new tab. */
function MallLink({ mall, look }: MallLinkProps) {
  const { t } = useLingui()
  if (!mall) return null
  const { name } = mall
  return (
    <ButtonAnchor {...look} href={mall.url} target="_blank" rel="noopener">
      <Trans>Pay at {name}</Trans>
      <Icon name="external-link" />
      <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
    </ButtonAnchor>
  )
}
