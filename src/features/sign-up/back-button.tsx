import { Trans } from '@lingui/react/macro'
import { button, quiet } from '../../ui/button.css.ts'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './sign-up.css.ts'

/** The way to the step before. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button className={`${button} ${quiet} ${styles.back}`} type="button" onClick={onBack}>
      <Icon name="arrow-left" />
      <Trans>Step back</Trans>
    </button>
  )
}
