import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { SessionActor } from '#lib/session/session.ts'
import { hasCode } from '#machines/api-error-data.ts'
import type { SessionState, sessionMachine } from '#machines/session.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { useAlert } from '#ui/alert/use-alert.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'

interface MembersOnlyProps {
  /** Opens the login page, which returns here. */
  readonly onLogin: () => void
  /** Leaves the page after the user has logged out. */
  readonly onLoggedOut: () => void
  readonly children: ReactNode
}

/**
 * Shows a page to members only (specification, section 4). Visitors are asked to log in. A token is checked first, and
 * refreshed when it has expired. A page that follows another one of the same login is shown while its token is checked.
 */
export function MembersOnly(props: MembersOnlyProps) {
  const router = useRouter()
  const { session } = useAppContext()
  const [confirmed] = useState(() => session.confirmedActor())
  const [actor, setActor] = useState(confirmed)
  useEffect(() => {
    let left = false
    void session.actor().then((running) => {
      if (left) return
      setActor(running)
      void session.check()
    })
    // Each navigation among the pages for members checks again.
    const stop = router.subscribe('onResolved', ({ fromLocation }) => {
      if (fromLocation) void session.check()
    })
    return () => {
      left = true
      stop()
    }
  }, [session, router])
  return actor ? <SessionGate {...props} actor={actor} isConfirmed={confirmed !== undefined} /> : <Waiting />
}

interface SessionGateProps extends MembersOnlyProps {
  readonly actor: SessionActor
  /** Whether the session was confirmed before the page opened. */
  readonly isConfirmed: boolean
}

function SessionGate({ actor, ...props }: SessionGateProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { onLoggedOut } = props
  useEffect(() => {
    const loggedOut = actor.on('logged.out', onLoggedOut)
    return () => loggedOut.unsubscribe()
  }, [actor, onLoggedOut])
  return <PageOrStatus {...props} snapshot={snapshot} onSeen={() => actor.send({ type: 'rejection.seen' })} />
}

interface PageOrStatusProps extends Omit<SessionGateProps, 'actor'> {
  readonly snapshot: SnapshotFrom<typeof sessionMachine>
  readonly onSeen: () => void
}

/** The page, or what replaces it, by state. */
function PageOrStatus({ snapshot, isConfirmed, onSeen, onLogin, children }: PageOrStatusProps) {
  const { t } = useLingui()
  const state = getStateName(snapshot.value)
  const [wasShown, setWasShown] = useState(isConfirmed)
  // While a shown page checks or refreshes the session, it stays: what was typed and is being sent is not lost.
  const isShown =
    state === 'signedIn' ||
    state === 'signingOutEverywhere' ||
    (wasShown && (state === 'checking' || state === 'refreshing'))
  if (isShown !== wasShown) setWasShown(isShown)
  useAlert(state === 'anonymous' || state === 'rejected' ? state : undefined, () =>
    state === 'anonymous'
      ? {
          title: t`Please login first.`,
          content: t`Log in to see this page. You’ll come right back.`,
          primary: { name: t`Log in`, action: onLogin },
        }
      : {
          title: t`This is not authorized access, please login again.`,
          content: hasCode(snapshot.context.error, codes.accountSecured)
            ? t`Your account was secured with a new password or by undoing a change, so you were logged out everywhere.`
            : t`You’ve been logged out. Log in and you’ll come right back.`,
          help: <SupportLink error={snapshot.context.error} />,
          primary: {
            name: t`Log in`,
            action: () => {
              onSeen()
              onLogin()
            },
          },
        },
  )
  return (
    <FlowContainer flow="session" state={state} step="page">
      {isShown ? children : <Waiting state={state} />}
      {isShown && state !== 'signedIn' && (
        <VisuallyHidden as="p" role="status">
          {state === 'signingOutEverywhere' ? <Trans>Logging out</Trans> : <Trans>Checking your login</Trans>}
        </VisuallyHidden>
      )}
    </FlowContainer>
  )
}

/** Replaces the page while it is not shown. Behind an alert it shows no status. */
function Waiting({ state = 'checking' }: { state?: SessionState }) {
  const isOver = state === 'anonymous' || state === 'rejected'
  return (
    <EmptyState frame="page">
      <VisuallyHidden as="h1">
        <Trans>Members only</Trans>
      </VisuallyHidden>
      <ScriptRequired />
      {!isOver && (
        <p role="status">{state === 'signingOut' ? <Trans>Logging out</Trans> : <Trans>Checking your login</Trans>}</p>
      )}
    </EmptyState>
  )
}
