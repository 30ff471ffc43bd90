import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { type QrCode, qrLoginLimits } from '#contract/accounts/qr-login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import type { QrLoginState } from '#machines/qr-login.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { TimeLeft } from '#ui/form/time-left.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { QrCodePicture } from './qr-code.tsx'
import * as styles from './qr-login.css.ts'
import { provideQrLogin } from './qr-login.flow.ts'
import { qrLoginPersistence } from './qr-login.persistence.ts'

interface QrLoginProps {
  readonly onApproved: (session: OpenedSession) => void
  /** Opens the page about a terminated membership, with its link token. */
  readonly onTermination: (token: string) => void
}

/** QR code for the student ID app, with the time left and the phone's progress. */
export function QrLogin({ onApproved, onTermination }: QrLoginProps) {
  const { http } = useAppContext()
  const { t, i18n } = useLingui()
  const { snapshot, send } = useFlow('qr-login', {
    provide: () => provideQrLogin({ http, onApproved, onTermination }),
    input: undefined,
    persistence: qrLoginPersistence,
    subject: '',
  })
  const { code, error } = snapshot.context
  const failed = useFailure(error)
  const state = getStateName(snapshot.value)
  const renew = (
    <Button variant="primary" size="large" fullWidth onClick={() => send({ type: 'code.requested' })}>
      <Icon name="refresh-cw" />
      <Trans>Get a new code</Trans>
    </Button>
  )
  const isOver = state === 'codeExpired' || state === 'loginRefused'
  return (
    <FlowContainer flow="qr-login" state={state} className={styles.container}>
      <VisuallyHidden as="h2">
        <Trans>Log in with your student ID</Trans>
      </VisuallyHidden>
      {state === 'approverTerminated' && (
        <div className={styles.fullWidth}>
          <Callout tone="danger" title={<Trans>Your account was terminated</Trans>}>
            <span>{i18n._(codeMessages[codes.accountDeleted])}</span> <SupportLink error={error} />
          </Callout>
          <Button variant="primary" size="large" fullWidth onClick={() => send({ type: 'termination.chosen' })}>
            <Trans>See why, or object</Trans>
          </Button>
          <Button size="large" fullWidth onClick={() => send({ type: 'code.requested' })}>
            <Icon name="refresh-cw" />
            <Trans>Get a new code</Trans>
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.fullWidth}>
          <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
            {failed}
          </Callout>
          {renew}
        </div>
      )}
      {state !== 'failed' && state !== 'approverTerminated' && (
        <>
          {isOver ? (
            <div className={`${styles.code} ${styles.expired}`}>
              <Icon name={state === 'codeExpired' ? 'timer' : 'circle-x'} size={32} />
            </div>
          ) : (
            <div className={styles.code} aria-busy={code === undefined}>
              {code && <QrCodePicture text={code.text} label={t`QR login code`} />}
            </div>
          )}
          <ol className={styles.steps}>
            <li>
              <Trans>Open your mobile student ID in the school app.</Trans>
            </li>
            <li>
              <Trans>Tap the QR button at the top right.</Trans>
            </li>
            <li>
              <Trans>Point your phone at this screen and tap Approve.</Trans>
            </li>
          </ol>
          <div className={styles.time}>
            {code && !isOver && <CodeTimeLeft code={code} />}
            <p role="status">
              <Progress state={state} />
            </p>
            {isOver && renew}
          </div>
        </>
      )}
    </FlowContainer>
  )
}

/** Status text of the current state. */
function Progress({ state }: { state: QrLoginState }): ReactElement | null {
  switch (state) {
    case 'requestingCode':
      return <Trans>Getting a code</Trans>
    case 'waitingForScan':
      return <Trans>Waiting for you to scan</Trans>
    case 'waitingForApproval':
      return <Trans>Scanned. Approve the login on your phone.</Trans>
    case 'openingSession':
      return <Trans>Logging in</Trans>
    case 'loginRefused':
      return <Trans>Login declined on your phone</Trans>
    case 'codeExpired':
      return <Trans>Time’s up</Trans>
    case 'signedIn':
      return <Trans>You are logged in</Trans>
    case 'approverTerminated':
    case 'failed':
      return null
  }
}

function CodeTimeLeft({ code }: { code: QrCode }) {
  const { t } = useLingui()
  return <TimeLeft left={useSecondsLeft(code.expires_at)} total={qrLoginLimits.codeSeconds} label={t`Time left`} />
}
