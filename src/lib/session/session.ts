import type { Actor } from 'xstate'
import type { OpenedSession } from '../../../contract/session.ts'
import type { sessionMachine } from '../../../machines/session.machine.ts'
import type { SessionOfCalls } from '../http.ts'
import type { SessionStore } from './session-store.ts'

export type SessionActor = Actor<typeof sessionMachine>

/** The session of a page. Reading it is cheap; the machine is loaded when something has to be done about it. */
export interface Session extends SessionOfCalls {
  readonly store: SessionStore
  /** Keeps a session that was just opened. */
  open(session: OpenedSession): void
  /** The running machine. */
  actor(): Promise<SessionActor>
  /** Asks whether the session is still good. */
  check(): Promise<void>
  /** Logs out: this browser, or every browser of the member. */
  close(everywhere: boolean): Promise<void>
}

interface SessionOptions {
  readonly store: SessionStore
  /** Starts the machine; called once, when it is first needed. */
  readonly start: () => Promise<SessionActor>
  readonly reload: () => void
  /** Leads to the login after a call has found that the session is over (specification, section 4). */
  readonly leadToLogin: () => void
}

export function createSession({ store, start, reload, leadToLogin }: SessionOptions): Session {
  let started: Promise<SessionActor> | undefined
  const actor = () => {
    started ??= start()
    return started
  }
  /** Waits until the machine rests again. */
  const settled = async () => {
    const running = await actor()
    const { waitFor } = await import('xstate')
    return waitFor(running, (snapshot) => !snapshot.hasTag('busy'))
  }
  return {
    store,
    actor,
    open: (session) => store.open(session),
    accessToken: () => store.read()?.accessToken,
    renew: async (refused) => {
      const now = store.read()
      // Another tab, or another call of this page, has renewed it meanwhile.
      if (now?.accessToken !== refused) return now !== undefined
      const running = await actor()
      running.send({ type: 'access.refused' })
      const rested = await settled()
      if (rested.matches('rejected')) leadToLogin()
      const renewed = store.read()
      return renewed !== undefined && renewed.accessToken !== refused && rested.context.failure === undefined
    },
    forget: () => {
      store.clear()
      reload()
    },
    check: async () => {
      const running = await actor()
      running.send({ type: 'check.requested' })
    },
    close: async (everywhere) => {
      const running = await actor()
      running.send({ type: 'logout.requested', everywhere })
      await settled()
    },
  }
}
