import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHiddenInput } from '#ui/content/visually-hidden.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'

/** Switch between courses for individuals and for groups. Radio buttons that CSS reads, so that it works before hydration. */
export function MemberTypeSwitch({ name, className }: { name: string; className?: string }) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      as="div"
      {...(className === undefined ? {} : { className })}
      role="radiogroup"
      aria-label={t`Courses for`}
    >
      <label>
        <VisuallyHiddenInput type="radio" name={name} value="IDV" defaultChecked />
        <Trans>For individuals</Trans>
      </label>
      <label>
        <VisuallyHiddenInput type="radio" name={name} value="GRP" />
        <Trans>For teams</Trans>
      </label>
    </SegmentedControl>
  )
}
