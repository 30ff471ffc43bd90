import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHiddenInput } from '../../ui/visually-hidden.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Switch between courses for individuals and for groups. Radio buttons that CSS reads, so that it works before hydration. */
export function MemberTypeSwitch({ name, className }: { name: string; className?: string }) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      as="div"
      {...(className === undefined ? {} : { className })}
      role="radiogroup"
      aria-label={t`Contents for`}
    >
      <label>
        <VisuallyHiddenInput type="radio" name={name} value="IDV" defaultChecked />
        <Trans>Individual contents</Trans>
      </label>
      <label>
        <VisuallyHiddenInput type="radio" name={name} value="GRP" />
        <Trans>Company contents</Trans>
      </label>
    </SegmentedControl>
  )
}
