import type { Actor, SnapshotFrom } from 'xstate'
import type { OpenedSession } from '#contract/accounts/session.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { HttpSession } from '../http/http.ts'
import type { SessionStore } from './session-store.ts'

export type SessionActor = Actor<typeof sessionMachine>

/** The session of a page. Reading it loads nothing; the machine is loaded when the session has to change. */
export interface Session extends HttpSession {
  readonly store: SessionStore
  /** Stores a session that was just opened. */
  open(session: OpenedSession): void
  /** Actor of the session machine, started when it is first asked for. */
  actor(): Promise<SessionActor>
  /** Checks the session with the server. Returns true when the member is still logged in. */
  check(): Promise<boolean>
  /** Actor of a session that the server has confirmed in this tab, while its login lasts; undefined otherwise. */
  confirmedActor(): SessionActor | undefined
  /** Logs out this browser, or every browser of the member. Returns the error when the server could not be told. */
  close(everywhere: boolean): Promise<ApiErrorData | undefined>
}

/** The started machine. */
export interface RunningSession {
  readonly actor: SessionActor
  /** Snapshot once no call is running. */
  readonly settled: () => Promise<SnapshotFrom<typeof sessionMachine>>
}

interface SessionOptions {
  readonly store: SessionStore
  /** Loads and starts the machine; called at most once. */
  readonly start: () => Promise<RunningSession>
  readonly reload: () => void
  /** Goes to the login when a call found that the session has ended (specification, section 4). */
  readonly leadToLogin: (error: ApiErrorData | undefined) => void
}

export function createSession({ store, start, reload, leadToLogin }: SessionOptions): Session {
  let started: Promise<RunningSession> | undefined
  let confirmed: { readonly loginId: string; readonly actor: SessionActor } | undefined
  const running = () => {
    started ??= start()
    return started
  }
  return {
    store,
    actor: async () => (await running()).actor,
    open: (session) => store.open(session),
    accessToken: () => store.read()?.accessToken,
    renew: async (refused) => {
      const now = store.read()
      // Another tab, or another call of this page, has renewed it in the meantime.
      if (now?.accessToken !== refused) return now !== undefined
      const { actor, settled } = await running()
      actor.send({ type: 'access.refused' })
      const settledSnapshot = await settled()
      if (settledSnapshot.matches('rejected')) leadToLogin(settledSnapshot.context.error)
      const renewed = store.read()
      return renewed !== undefined && renewed.accessToken !== refused && settledSnapshot.context.error === undefined
    },
    forget: () => {
      store.clear()
      reload()
    },
    check: async () => {
      const { actor, settled } = await running()
      actor.send({ type: 'check.requested' })
      const snapshot = await settled()
      const isSignedIn = snapshot.matches('signedIn')
      const loginId = store.read()?.loginId
      // A check that failed on the way says nothing about the session.
      const isConfirmed = isSignedIn && snapshot.context.error === undefined && loginId !== undefined
      confirmed = isConfirmed ? { loginId, actor } : undefined
      return isSignedIn
    },
    confirmedActor: () => (confirmed?.loginId === store.read()?.loginId ? confirmed?.actor : undefined),
    close: async (everywhere) => {
      const { actor, settled } = await running()
      // The machine takes no logout while it checks or refreshes: tokens that came later would stay.
      await settled()
      actor.send({ type: 'logout.requested', everywhere })
      return (await settled()).context.error
    },
  }
}
