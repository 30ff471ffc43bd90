import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IdentityMethod } from '#contract/accounts/identity-verification.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { isOrderFormPath } from '#contract/addresses/order-addresses.ts'
import { StorageCallout } from '#entities/storage/storage-callout.tsx'
import { useStorageProblem } from '#lib/browser/use-storage-problem.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { useAddressEvent } from '#lib/flows/use-address-event.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { LoginMethod } from '#machines/login.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StatusMessage } from '#ui/form/status-message.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { AccountAlert } from './account-alert.tsx'
import * as styles from './login.css.ts'
import { provideLogin } from './login.flow.ts'
import { loginPersistence } from './login.persistence.ts'
import { type LoginSearch, methodOf } from './login.url.ts'
import { PasswordForm } from './password-form.tsx'
import { SimpleTab } from './simple-tab.tsx'
import { SocialButtons } from './social-buttons.tsx'

export interface LoginScreenProps {
  readonly search: LoginSearch
  readonly onSignedIn: (session: OpenedSession) => void
  /** Removes the ID of the verification from the address. */
  readonly onReturned: () => void
  readonly onSignUp: () => void
  /** Opens the page about a terminated membership, with its link token. */
  readonly onTermination: (token: string) => void
  /** Renders the flows of the other two tabs. */
  readonly identity: (props: {
    readonly returned: string | undefined
    readonly onVerified: (result: { method: IdentityMethod; idfc_id: string }) => void
  }) => ReactNode
  readonly qr: (props: { readonly onApproved: (session: OpenedSession) => void }) => ReactNode
}

/** Login page: simple authentication, ID and password, student ID, and social accounts. */
export function LoginScreen({
  search,
  onSignedIn,
  onReturned,
  onSignUp,
  onTermination,
  identity,
  qr,
}: LoginScreenProps) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const { login: picture } = useCompany().pictures
  const hasStudentId = useFeature('student-id-app')
  const hasMobileId = useFeature('identity-verification')
  const methods: readonly LoginMethod[] = [
    ...(hasMobileId ? (['simple'] as const) : []),
    'password',
    ...(hasStudentId ? (['qr'] as const) : []),
  ]
  const method = methodOf(search, methods)
  const storageProblem = useStorageProblem()
  const { snapshot, send } = useFlow('login', {
    provide: () =>
      provideLogin({ http, openSession: onSignedIn, goToSignUp: onSignUp, goToTermination: onTermination }),
    input: { method },
    beganElsewhere: search.idfc_id !== undefined,
    persistence: loginPersistence,
    subject: method,
  })
  const { error, method: shown } = snapshot.context
  // The tab is in the address: choosing one follows a link.
  useAddressEvent(send, { type: `${method}.chosen` })

  // The alert tells it; the form below shows no error then.
  const formError = snapshot.hasTag('alert') ? undefined : error
  const tab = (name: typeof method, label: string) => (
    <Link
      to="/login"
      search={{ tab: name === 'password' ? undefined : name, next: search.next }}
      aria-current={shown === name ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <FlowContainer
      flow="login"
      state={getStateName(snapshot.value)}
      layout="page"
      className={picture === undefined ? styles.single : styles.page}
    >
      {picture !== undefined && (
        <div className={styles.side}>
          <Picture rounded="card" className={styles.picture} src={picture} width={800} height={600} />
          <p className={styles.slogan}>
            <Trans>Pick up where you left off</Trans>
          </p>
          <Text as="p" muted>
            <Trans>Your progress and practice are saved to your account.</Trans>
          </Text>
        </div>
      )}
      <div>
        <Heading as="h1" marginBottom={5}>
          <Trans>Log in</Trans>
        </Heading>
        {search.ended === 'secured' && (
          <Callout marginBottom={5} tone="warning" title={<Trans>You’ve been logged out</Trans>}>
            <Trans>Your account was secured with a new password or by undoing a change. Log in again.</Trans>
          </Callout>
        )}
        {search.next !== undefined && isOrderFormPath(search.next) && (
          <Callout marginBottom={5}>
            <Trans>After the login you continue with your order.</Trans>
          </Callout>
        )}
        {storageProblem ? (
          <StorageCallout problem={storageProblem} />
        ) : (
          <>
            {methods.length > 1 && (
              <SegmentedControl className={styles.methods} aria-label={t`Login methods`}>
                {hasMobileId && tab('simple', t`Mobile ID`)}
                {tab('password', t`ID`)}
                {hasStudentId && tab('qr', t`Student ID QR`)}
              </SegmentedControl>
            )}
            {shown === 'password' && (
              <PasswordForm
                busy={snapshot.matches('checkingPassword')}
                done={snapshot.matches('signedIn')}
                error={formError}
                onSubmit={(userid, password) => send({ type: 'password.submitted', userid, password })}
              />
            )}
            {shown === 'simple' &&
              (snapshot.matches('checkingIdentity') || snapshot.matches('signedIn') ? (
                <StatusMessage marginTop={6}>
                  {snapshot.matches('signedIn') ? <Trans>You are logged in</Trans> : <Trans>Logging in</Trans>}
                </StatusMessage>
              ) : (
                <SimpleTab error={formError}>
                  {identity({
                    returned: search.idfc_id,
                    onVerified: (result) => {
                      send({ type: 'identity.verified', ...result })
                      // A used verification is not sent again: the answer would be the same.
                      if (search.idfc_id !== undefined) onReturned()
                    },
                  })}
                </SimpleTab>
              ))}
            {shown === 'qr' && qr({ onApproved: (session) => send({ type: 'qr.approved', session }) })}
            <SocialButtons next={search.next} />
          </>
        )}
        <Cluster as="p" gap={5} rowGap={0} justify="center" marginTop={4}>
          <Link className={styles.other} to="/find-account" search={{ next: search.next }}>
            <Trans>Find ID</Trans>
          </Link>
          <Link className={styles.other} to="/find-password" search={{ next: search.next }}>
            <Trans>Reset password</Trans>
          </Link>
          <Link className={styles.signUp} to="/regist" search={{ next: search.next }}>
            <Trans>Sign up</Trans>
          </Link>
        </Cluster>
      </div>
      <AccountAlert
        state={getStateName(snapshot.value)}
        error={error}
        onClose={() => send({ type: 'alert.closed' })}
        onSignUp={() => send({ type: 'sign-up.chosen' })}
        onTermination={() => send({ type: 'termination.chosen' })}
      />
    </FlowContainer>
  )
}
