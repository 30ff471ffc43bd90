import { Trans, useLingui } from '@lingui/react/macro'
import { stepPath, type SignUpSearch } from './sign-up.url.ts'
import * as styles from './sign-up.css.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Choice of the member type: individual, or group. */
export function TypeChoice({ search }: { search: SignUpSearch }) {
  const { t } = useLingui()
  const { from, type, next } = search
  return (
    <SegmentedControl className={styles.types} aria-label={t`Kind of membership`}>
      <a
        href={stepPath('terms', { from, type: undefined, next })}
        aria-current={type === undefined ? 'page' : undefined}
      >
        <Trans>For myself</Trans>
      </a>
      <a href={stepPath('terms', { from, type: 'GRP', next })} aria-current={type === 'GRP' ? 'page' : undefined}>
        <Trans>For a group or company</Trans>
      </a>
    </SegmentedControl>
  )
}
