import { Trans } from '@lingui/react/macro'
import { button } from '../../../ui/button.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { screenOnly } from './orders.css.ts'

/** Prints the page; paper carries neither menus nor buttons. */
export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <button className={`${button} ${screenOnly} ${className}`} type="button" onClick={() => window.print()}>
      <Icon name="printer" />
      <Trans>Print</Trans>
    </button>
  )
}
