import { Trans, useLingui } from '@lingui/react/macro'
import { stepPath, type SignUpSearch } from './sign-up.url.ts'
import * as styles from './sign-up.css.ts'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'

/** Choice of the member type: individual, or group. */
export function TypeChoice({ search }: { search: SignUpSearch }) {
  const { t } = useLingui()
  const { from, type, next } = search
  return (
    <SegmentedControl className={styles.types} aria-label={t`Account type`}>
      <a
        href={stepPath('terms', { from, type: undefined, next })}
        aria-current={type === undefined ? 'page' : undefined}
      >
        <Trans>Individual account</Trans>
      </a>
      <a href={stepPath('terms', { from, type: 'GRP', next })} aria-current={type === 'GRP' ? 'page' : undefined}>
        <Trans>Team account</Trans>
      </a>
    </SegmentedControl>
  )
}
