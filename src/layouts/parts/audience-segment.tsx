import { Trans, useLingui } from '@lingui/react/macro'
import { segmentedControl } from '../../ui/navigation.css.ts'
import { visuallyHidden } from '../../theme/layout.css.ts'

/** Switch between courses for individuals and for groups. Radio buttons that CSS reads, so that it works before hydration. */
export function AudienceSegment({ name, className }: { name: string; className?: string }) {
  const { t } = useLingui()
  return (
    <div
      className={[segmentedControl, className].filter(Boolean).join(' ')}
      role="radiogroup"
      aria-label={t`Contents for`}
    >
      <label>
        <input className={visuallyHidden} type="radio" name={name} value="IDV" defaultChecked />
        <Trans>Individual contents</Trans>
      </label>
      <label>
        <input className={visuallyHidden} type="radio" name={name} value="GRP" />
        <Trans>Company contents</Trans>
      </label>
    </div>
  )
}
