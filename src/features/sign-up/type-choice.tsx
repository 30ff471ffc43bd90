import { Trans, useLingui } from '@lingui/react/macro'
import { segmentedControl } from '../../ui/navigation.css.ts'
import { stepPath, type SignUpSearch } from './sign-up.url.ts'
import * as styles from './sign-up.css.ts'

/** For oneself, or for a group or company. */
export function TypeChoice({ search }: { search: SignUpSearch }) {
  const { t } = useLingui()
  const { from, type, next } = search
  return (
    <nav className={`${segmentedControl} ${styles.types}`} aria-label={t`Kind of membership`}>
      <a
        href={stepPath('terms', { from, type: undefined, next })}
        aria-current={type === undefined ? 'page' : undefined}
      >
        <Trans>For myself</Trans>
      </a>
      <a href={stepPath('terms', { from, type: 'GRP', next })} aria-current={type === 'GRP' ? 'page' : undefined}>
        <Trans>For a group or company</Trans>
      </a>
    </nav>
  )
}
