import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/pictures/icon.tsx'
import * as styles from './sign-up.css.ts'
import { Button } from '../../ui/controls/button.tsx'

/** Button to the previous step. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onBack}>
      <Icon name="arrow-left" />
      <Trans>Back</Trans>
    </Button>
  )
}
