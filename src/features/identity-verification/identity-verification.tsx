import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { type IdentityMethod, type IdentityPurpose, identityLimits } from '#contract/accounts/identity-verification.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import type { IdentityVerificationState } from '#machines/identity-verification.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { TimeLeft } from '#ui/form/time-left.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './identity-verification.css.ts'
import { provideIdentityVerification } from './identity-verification.flow.ts'
import { identityVerificationPersistence } from './identity-verification.persistence.ts'

export interface IdentityVerificationProps {
  readonly purpose: IdentityPurpose
  /** `OACX` opens a popup; `CIVS` leaves the page and returns to `returnPath`. */
  readonly method: IdentityMethod
  readonly returnPath: string
  /** ID of the verification from which the user returns. */
  readonly returned: string | undefined
  readonly onVerified: (result: { readonly method: IdentityMethod; readonly idfc_id: string }) => void
}

/** Verifies the user's identity. Part of other flows. */
export function IdentityVerification(props: IdentityVerificationProps) {
  const { http } = useAppContext()
  const { purpose, method, returnPath, returned, onVerified } = props
  const input = { method, purpose, returned }
  const { snapshot, send } = useFlow('identity-verification', {
    provide: () => provideIdentityVerification({ http, returnPath, onVerified }),
    input,
    beganElsewhere: returned !== undefined,
    persistence: identityVerificationPersistence,
    // A return from the provider's page is another subject: it starts with the result.
    subject: [method, purpose, returned].join(' '),
  })
  const state = getStateName(snapshot.value)
  const failed = useFailure(snapshot.context.error)

  const request = (content: ReactNode, busy = false) => (
    <Button
      variant="primary"
      size="large"
      fullWidth
      busy={busy}
      onClick={() => send({ type: 'verification.requested' })}
    >
      <Icon name={busy ? 'refresh-cw' : 'shield-check'} />
      {content}
    </Button>
  )
  const verify = request(<Trans>Verify your identity</Trans>)
  return (
    <FlowContainer flow="identity-verification" state={state} className={styles.container}>
      {state === 'ready' && (
        <>
          {failed !== undefined && (
            <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
              {failed}
            </Callout>
          )}
          {verify}
        </>
      )}
      {state === 'openingWindow' && request(<Trans>Opening the window</Trans>, true)}
      {state === 'waitingForPerson' && (
        <Waiting
          expiresAt={snapshot.context.expiresAt ?? ''}
          onShow={() => send({ type: 'window.requested' })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {state === 'leavingForProvider' && (
        <p role="status">
          <Trans>Taking you to the identity provider</Trans>
        </p>
      )}
      {state === 'checkingResult' && (
        <p role="status">
          <Trans>Checking the result</Trans>
        </p>
      )}
      {state === 'verified' && (
        <p role="status">
          <Trans>Your identity is verified</Trans>
        </p>
      )}
      <Ended state={state} failed={failed}>
        {verify}
      </Ended>
    </FlowContainer>
  )
}

interface EndedProps {
  readonly state: IdentityVerificationState
  readonly failed: ReactNode
  readonly children: ReactNode
}

/** Reason why there is no result, with the button to try again. */
function Ended({ state, failed, children }: EndedProps): ReactElement | null {
  const note = (title: ReactNode, content: ReactNode) => (
    <>
      <Callout tone="danger" title={title}>
        {content}
      </Callout>
      {children}
    </>
  )
  switch (state) {
    case 'windowBlocked':
      return note(
        <Trans>Your browser blocked the window</Trans>,
        <Trans>Allow pop-ups for this site in the address bar, then try again.</Trans>,
      )
    case 'refused':
      return note(
        <Trans>The verification was declined</Trans>,
        <Trans>No information was shared. Try again or log in with your ID.</Trans>,
      )
    case 'canceled':
      return note(
        <Trans>The verification wasn’t completed</Trans>,
        <Trans>The window was closed too early. Start again when you’re ready.</Trans>,
      )
    case 'expired':
      return note(<Trans>The verification has expired</Trans>, <Trans>Start again. You have five minutes.</Trans>)
    case 'resultUnknown':
      return note(<Trans>We couldn’t check the result</Trans>, failed)
    case 'starting':
    case 'ready':
    case 'openingWindow':
    case 'waitingForPerson':
    case 'leavingForProvider':
    case 'checkingResult':
    case 'verified':
      return null
  }
}

/** The popup is open: time left, and a button that brings it to the front. */
function Waiting(props: { expiresAt: string; onShow: () => void; onCancel: () => void }) {
  const { t } = useLingui()
  const left = useSecondsLeft(props.expiresAt)
  return (
    <Card padded="medium">
      <Stack gap={3}>
        <Text as="p" strong role="status">
          <Trans>Verify your identity in the window</Trans>
        </Text>
        <TimeLeft left={left} total={identityLimits.verifySeconds} label={t`Time left`} />
        <div className={styles.choices}>
          <Button onClick={props.onShow}>
            <Trans>Show the window</Trans>
          </Button>
          <Button onClick={props.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
