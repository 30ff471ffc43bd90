import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import * as styles from './sign-up.css.ts'
import type { SignUpSearch } from './sign-up.url.ts'

/** Choice of the member type: individual, or group. */
export function TypeChoice({ search }: { search: SignUpSearch }) {
  const { t } = useLingui()
  const { from, type, next } = search
  return (
    <SegmentedControl className={styles.types} aria-label={t`Account type`}>
      <Link to="/regist" search={{ from, next }} aria-current={type === undefined ? 'page' : undefined}>
        <Trans>Individual account</Trans>
      </Link>
      <Link to="/regist" search={{ from, type: 'GRP', next }} aria-current={type === 'GRP' ? 'page' : undefined}>
        <Trans>Team account</Trans>
      </Link>
    </SegmentedControl>
  )
}
