import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { note, noteError, noteGood, noteWarning } from './surface.css.ts'

const kinds = {
  error: [noteError, 'circle-alert'],
  warning: [noteWarning, 'triangle-alert'],
  good: [noteGood, 'circle-check'],
} as const

/** A coloured box with an icon: what happened (bold), and what to do next. Errors and warnings are read out at once. */
export function Callout({
  kind,
  title,
  children,
}: {
  kind: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
}) {
  const [look, icon] = kinds[kind]
  return (
    <div className={`${note} ${look}`} role={kind === 'good' ? 'status' : 'alert'}>
      <Icon name={icon} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  )
}
