import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { objectToRestriction, objectToTermination, Termination } from '#contract/accounts/membership.ts'
import type { CallInput, ContentOf } from '#contract/protocol/endpoint.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import * as styles from './membership-screen.css.ts'
import { objectionDraft } from './objection-draft.ts'
import { ObjectionForm } from './objection-form.tsx'
import { SanctionDetails } from './sanction-details.tsx'

type ObjectionCall = typeof objectToRestriction | typeof objectToTermination

interface SanctionedMembershipProps<Call extends ObjectionCall> {
  readonly sanction: Termination
  /** End of a restriction, null for one without an end; absent for a termination. */
  readonly until?: string | null
  readonly title: ReactNode
  /** What the member can and cannot do now. */
  readonly children: ReactNode
  /** The call that sends an objection. */
  readonly call: Call
  /** Input of that call with the text of the objection. */
  readonly inputOf: (content: string) => CallInput<Call>
  /** Shows the sanction with the recorded objection. */
  readonly onRecorded: (recorded: ContentOf<Call>) => void
}

/** Why a membership is restricted or terminated, and the form that objects to it. */
export function SanctionedMembership<Call extends ObjectionCall>({
  sanction,
  until,
  title,
  children,
  call,
  inputOf,
  onRecorded,
}: SanctionedMembershipProps<Call>) {
  const subject = `${call.name} ${sanction.since}`
  const objection = useEndpointMutation(call, {
    onSuccess: (recorded) => {
      objectionDraft(subject).clear()
      onRecorded(recorded)
    },
  })
  const canObject = sanction.objected_at === null && Date.parse(sanction.objection_until) >= serverNow()
  const sent = useFocusWhen<HTMLDivElement>(objection.data)
  return (
    <div className={styles.content}>
      <Callout className={styles.wide} tone="warning" announced={false} title={title}>
        {children}
      </Callout>
      {objection.isSuccess && (
        <div tabIndex={-1} ref={sent} className={styles.wide}>
          <Callout tone="success" title={<Trans>We received your objection</Trans>}>
            <Trans>We’ve sent you a confirmation email. We’ll reply to the same address.</Trans>
          </Callout>
        </div>
      )}
      <SanctionDetails sanction={sanction} {...(until === undefined ? {} : { until })} />
      {canObject && (
        <ObjectionForm
          subject={subject}
          busy={objection.isPending}
          error={objection.error}
          onSubmit={(content) => objection.mutate(inputOf(content))}
        />
      )}
    </div>
  )
}
