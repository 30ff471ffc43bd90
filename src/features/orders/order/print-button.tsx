import { Trans } from '@lingui/react/macro'
import type { ButtonVariants } from '#ui/controls/button.css.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { screenOnly } from './orders.css.ts'

/** Prints the page, without menus and buttons. */
export function PrintButton({ size }: Pick<ButtonVariants, 'size'>) {
  return (
    <Button size={size} className={screenOnly} onClick={() => window.print()}>
      <Icon name="printer" />
      <Trans>Print</Trans>
    </Button>
  )
}
