import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type CalloutTone, callout } from './callout.css.ts'

interface CalloutProps extends MarginVariants {
  readonly tone?: CalloutTone
  /** Instead of the icon of the tone. */
  readonly icon?: IconName
  readonly iconSize?: 16 | 20
  /** Whether screen readers read it when it appears: `alert` for dangers and warnings, `status` for successes. */
  readonly announced?: boolean
  readonly title?: ReactNode
  /** A button at the end. */
  readonly action?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

const icons = { neutral: 'info', success: 'circle-check', warning: 'triangle-alert', danger: 'circle-alert' } as const
const roles = { neutral: undefined, success: 'status', warning: 'alert', danger: 'alert' } as const

/** A coloured box with an icon: what happened in bold, then what to do. */
export function Callout(props: CalloutProps) {
  const { tone = 'neutral', icon = icons[tone], iconSize, announced = true, title, action, className, children } = props
  const { marginTop, marginBottom } = props
  return (
    <div
      className={classNames(callout({ tone }), margins({ marginTop, marginBottom }), className)}
      role={announced ? roles[tone] : undefined}
    >
      <Icon name={icon} size={iconSize} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}
