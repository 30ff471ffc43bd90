import { useLingui } from '@lingui/react/macro'
import type { inviteOperator } from '#contract/desk/operators.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/** The button that asked for the link may be gone, or far from it. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The link by which a passkey is registered, which nobody sees again. */
export function InvitationLink({ invitation: { link } }: { invitation: ContentOf<typeof inviteOperator> }) {
  const { t } = useLingui()
  return (
    <div tabIndex={-1} ref={focus} key={link}>
      <Callout tone="success" title={t`The link works once, for a day. It is shown only now.`}>
        <Stack gap={3} align="start">
          <code>{link}</code>
          <CopyButton text={link} />
        </Stack>
      </Callout>
    </div>
  )
}
