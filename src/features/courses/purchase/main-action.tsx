import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay, formatWon } from '../../../lib/i18n/format.ts'
import { visuallyHidden } from '../../../theme/layout.css.ts'
import { button, main } from '../../../ui/button.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../lib/use-words.ts'
import { amountsOf } from '../sale/amounts.ts'
import type { Sale } from './sale.ts'

interface MainActionProps {
  readonly sale: Sale
  /** Fewer words, for the bar. */
  readonly brief?: boolean
  readonly className?: string
}

/** The one main action of a course's page: buy, ask, be told, go on learning; or why none of them is open. */
export function MainAction({ sale, brief = false, className = '' }: MainActionProps) {
  const { locale, today } = useWords()
  const { course, offer, option } = sale
  const look = `${button} ${main} ${className}`
  const { availability } = course
  switch (offer) {
    case 'training':
    case 'owned':
      return (
        <a className={look} href="/mypage">
          <Trans>Learn</Trans>
        </a>
      )
    case 'coming':
      return (
        <a className={look} href={`/cs/inquiry?type=service&course=${course.idx}`}>
          {brief ? <Trans>Tell me</Trans> : <Trans>Tell me when it opens</Trans>}
        </a>
      )
    case 'inquiry':
      return (
        <a className={look} href={`/cs/inquiry?type=partnership&course=${course.idx}`}>
          {brief ? <Trans>Ask</Trans> : <Trans>Ask about this course</Trans>}
        </a>
      )
    case 'mall':
      return <MallLink mall={course.affiliate_mall} className={look} />
    case 'sale': {
      if (!option) return null
      const { total } = amountsOf(option)
      const price = formatWon(total, locale)
      return (
        <a className={look} href={`/order?course=${course.idx}&option=${option.idx}`}>
          {total === 0 ? <Trans>Start for free</Trans> : brief ? <Trans>Buy</Trans> : <Trans>Buy for {price}</Trans>}
        </a>
      )
    }
    case 'early': {
      const day = formatDay(availability?.from ?? today, today, locale)
      return (
        <Off className={look}>
          <Trans>Opens on {day}</Trans>
        </Off>
      )
    }
    case 'over': {
      const day = formatDay(availability?.until ?? today, today, locale)
      return (
        <Off className={look}>
          <Trans>Ended on {day}</Trans>
        </Off>
      )
    }
    case 'closed':
      return (
        <Off className={look}>
          <Trans>Not on sale today</Trans>
        </Off>
      )
  }
}

function Off({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button className={className} type="button" disabled>
      {children}
    </button>
  )
}

/** Payment happens in the partner's own mall, in another tab. */
function MallLink({ mall, className }: { mall: Sale['course']['affiliate_mall']; className: string }) {
  const { t } = useLingui()
  if (!mall) return null
  const { name } = mall
  return (
    <a className={className} href={mall.url} target="_blank" rel="noopener">
      <Trans>Pay at {name}</Trans>
      <Icon name="external-link" />
      <span className={visuallyHidden}>{t`(opens in a new tab)`}</span>
    </a>
  )
}
