import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { withdrawalPreview, withdrawalReasons } from '#contract/accounts/withdrawal.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { getStateName } from '#machines/state-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { KeptRecords } from './kept-records.tsx'
import { Losses, WithdrawalDelay } from './losses.tsx'
import * as styles from './withdrawal.css.ts'
import { provideWithdrawal } from './withdrawal.flow.ts'
import { withdrawalPersistence } from './withdrawal.persistence.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { Withdrawn } from './withdrawn.tsx'

interface WithdrawalScreenProps {
  /** ID of the guardian's verification from which the page was opened. */
  readonly returned: string | undefined
  /** Removes that ID from the address. */
  readonly onReturned: () => void
  /** Shows content to members only, in the frame of their pages. */
  readonly membersOnly: (content: ReactElement) => ReactNode
  /** Renders the guardian's identity verification. */
  readonly identity: (props: {
    readonly returned: string | undefined
    readonly onVerified: (result: { readonly idfc_id: string }) => void
  }) => ReactNode
}

/** Withdrawal of a member (specification, section 2): one page, and the page after it. */
export function WithdrawalScreen({ returned, onReturned, membersOnly, identity }: WithdrawalScreenProps) {
  const { http, session } = useAppContext()
  const queryClient = useQueryClient()
  const { snapshot, send } = useFlow('withdrawal', {
    provide: () =>
      provideWithdrawal({
        http,
        clearSession: () => session.store.clear(),
        reloadPreview: () =>
          void queryClient.invalidateQueries({ queryKey: endpointQuery(http, withdrawalPreview, {}).queryKey }),
      }),
    input: undefined,
    beganElsewhere: returned !== undefined,
    persistence: withdrawalPersistence,
    subject: '',
  })
  const state = getStateName(snapshot.value)
  const { error, humanProof, guardianId, withdrawn } = snapshot.context

  if (withdrawn) {
    return (
      <FlowContainer flow="withdrawal" state={state} layout="step">
        <Withdrawn withdrawn={withdrawn} />
      </FlowContainer>
    )
  }
  return membersOnly(
    <FlowContainer flow="withdrawal" state={state} step={state === 'verifyingGuardian' ? 'guardian' : 'form'}>
      {state === 'verifyingGuardian' ? (
        <GuardianVerification error={error} onBack={() => send({ type: 'back' })}>
          {identity({
            returned,
            onVerified: ({ idfc_id }) => {
              send({ type: 'guardian.verified', idfc_id })
              if (returned !== undefined) onReturned()
            },
          })}
        </GuardianVerification>
      ) : (
        <Page
          isByGuardian={guardianId !== undefined}
          humanCheck={state === 'provingHuman' ? 'running' : humanProof === undefined ? 'open' : 'passed'}
          busy={state === 'withdrawing'}
          error={error}
          onAssertHuman={() => send({ type: 'human.asserted' })}
          onSubmit={(form, password) =>
            guardianId === undefined
              ? send({ type: 'withdrawal.submitted', form, password })
              : send({ type: 'guardian-withdrawal.submitted', form })
          }
          onChooseGuardian={() => send({ type: 'guardian.chosen' })}
        />
      )}
    </FlowContainer>,
  )
}

type PageProps = Omit<Parameters<typeof WithdrawalForm>[0], 'reasons' | 'refundAmount' | 'hasGuardian'>

/** What is lost and kept, and the form. */
function Page(form: PageProps) {
  const { http } = useAppContext()
  const preview = useQuery(endpointQuery(http, withdrawalPreview, {}))
  const reasons = useQuery(endpointQuery(http, withdrawalReasons, {}))
  const failed = useFailure(preview.error ?? reasons.error)
  const data = preview.data && reasons.data && { preview: preview.data, reasons: reasons.data }
  return (
    <>
      <StepHeading title={<Trans>Close account</Trans>}>
        <Trans>Everything is on this page. We won’t ask you again.</Trans>
      </StepHeading>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>This page didn’t load</Trans>}
        onRetry={() => {
          void preview.refetch()
          void reasons.refetch()
        }}
        skeleton={<Skeleton />}
      >
        {(loaded) => (
          <div className={styles.form}>
            {loaded.preview.delay && <WithdrawalDelay delay={loaded.preview.delay} />}
            <Losses preview={loaded.preview} />
            <KeptRecords />
            {!loaded.preview.delay && (
              <WithdrawalForm
                {...form}
                reasons={loaded.reasons}
                refundAmount={loaded.preview.refund_amt}
                hasGuardian={loaded.preview.has_guardian}
              />
            )}
          </div>
        )}
      </AsyncContent>
    </>
  )
}

interface GuardianVerificationProps {
  readonly error: Parameters<typeof useFailure>[0]
  readonly onBack: () => void
  /** The identity verification. */
  readonly children: ReactNode
}

/** The guardian proves who they are, in place of the member's password. */
function GuardianVerification({ error, onBack, children }: GuardianVerificationProps) {
  const failed = useFailure(error)
  return (
    <div className={styles.guardian}>
      <StepHeading title={<Trans>Guardian verification</Trans>}>
        <Trans>The guardian who gave consent verifies with their own phone.</Trans>
      </StepHeading>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t close your account</Trans>}>
          {failed}
        </Callout>
      )}
      {children}
      <Button variant="quiet" onClick={onBack}>
        <Trans>Back to the form</Trans>
      </Button>
    </div>
  )
}
