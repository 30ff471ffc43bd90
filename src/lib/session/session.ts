import type { Actor, SnapshotFrom } from 'xstate'
import type { OpenedSession } from '../../../contract/session.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import type { sessionMachine } from '../../../machines/session.machine.ts'
import type { HttpSession } from '../http/http.ts'
import type { SessionStore } from './session-store.ts'

export type SessionActor = Actor<typeof sessionMachine>

/** The session of a page. Reading it is cheap; the machine is loaded when something has to be done about it. */
export interface Session extends HttpSession {
  readonly store: SessionStore
  /** Keeps a session that was just opened. */
  open(session: OpenedSession): void
  /** The running machine. */
  actor(): Promise<SessionActor>
  /** Asks whether the session is still good; answers whether the member stays logged in. */
  check(): Promise<boolean>
  /** Logs out: this browser, or every browser of the member. Answers why the server did not hear of it, if so. */
  close(everywhere: boolean): Promise<ApiErrorData | undefined>
}

/** The machine at work. */
export interface RunningSession {
  readonly actor: SessionActor
  /** Where it stands once it no longer waits for anything. */
  readonly settled: () => Promise<SnapshotFrom<typeof sessionMachine>>
}

interface SessionOptions {
  readonly store: SessionStore
  /** Starts the machine; called once, when it is first needed. */
  readonly start: () => Promise<RunningSession>
  readonly reload: () => void
  /** Leads to the login after a call that somebody asked for found the session over (specification, section 4). */
  readonly leadToLogin: (error: ApiErrorData | undefined) => void
}

export function createSession({ store, start, reload, leadToLogin }: SessionOptions): Session {
  let started: Promise<RunningSession> | undefined
  const running = () => {
    started ??= start()
    return started
  }
  return {
    store,
    actor: async () => (await running()).actor,
    open: (session) => store.open(session),
    accessToken: () => store.read()?.accessToken,
    renew: async (refused, isRead) => {
      const now = store.read()
      // Another tab, or another call of this page, has renewed it meanwhile.
      if (now?.accessToken !== refused) return now !== undefined
      const { actor, settled } = await running()
      actor.send({ type: 'access.refused' })
      const rest = await settled()
      if (rest.matches('rejected') && !isRead) leadToLogin(rest.context.error)
      const renewed = store.read()
      return renewed !== undefined && renewed.accessToken !== refused && rest.context.error === undefined
    },
    forget: () => {
      store.clear()
      reload()
    },
    check: async () => {
      const { actor, settled } = await running()
      actor.send({ type: 'check.requested' })
      return (await settled()).matches('signedIn')
    },
    close: async (everywhere) => {
      const { actor, settled } = await running()
      actor.send({ type: 'logout.requested', everywhere })
      return (await settled()).context.error
    },
  }
}
