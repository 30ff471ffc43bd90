import { createActor, fromPromise, waitFor } from 'xstate'
import { checkSession, closeSession, refreshSession } from '#contract/accounts/session.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode, hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { endpointActor } from '../http/endpoint-actor.ts'
import type { Http } from '../http/http.ts'
import type { RunningSession } from './session.ts'
import type { SessionStore, StoredSession } from './session-store.ts'

/** Name of the lock that one tab at a time holds while it refreshes. */
const lockName = 'shop-session'

/** Runs `work` in one tab at a time. Insecure contexts have no locks: there the server's grace window returns one pair to all. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work()
}

interface PageActions {
  readonly reload: () => void
  /** Removes what was typed in this tab, so that the next person at this computer does not find it. */
  readonly forgetDrafts: () => void
}

/** Provides the actors and actions of the session machine. `http` sends the access token and never renews it. */
export function provideSession(store: SessionStore, http: Http, { reload, forgetDrafts }: PageActions) {
  /** The session that a refused check was made with: another tab may have renewed it before the response came. */
  let refused: StoredSession | undefined
  return sessionMachine.provide({
    actors: {
      checkSession: fromPromise(async ({ input, signal }) => {
        const sent = store.read()
        try {
          return await http(checkSession, input, signal)
        } catch (error) {
          // An aborted check says nothing about the present session.
          refused = !signal.aborted && hasCode(toApiErrorData(error), codes.accessTokenInvalid) ? sent : undefined
          throw error
        }
      }),
      closeSession: endpointActor(http, closeSession),
      refresh: fromPromise(() => {
        const asked = refused ?? store.read()
        refused = undefined
        return withLock(async () => {
          await store.waitForLatest()
          const now = store.read()
          if (!now) throw ApiError.received(errorWithCode(codes.accessTokenInvalid))
          // Both tokens: a tab may have seen one of another tab's pair before the other.
          // Another tab has renewed: its tokens serve this one too.
          if (asked && (now.refreshToken !== asked.refreshToken || now.accessToken !== asked.accessToken)) return
          const input = { body: { refresh_token: now.refreshToken } }
          const content = await http(refreshSession, input)
          store.renew(content)
        })
      }),
    },
    actions: { clearSession: () => store.clear(), reload, forgetDrafts },
  })
}

/** Starts the session machine, and sends it the changes of the store, by other tabs too. */
export function startSession(machine: typeof sessionMachine, store: SessionStore): RunningSession {
  const actor = createActor(machine)
  actor.start()
  const follow = () => actor.send({ type: store.read() ? 'session.opened' : 'session.closed' })
  follow()
  store.subscribe(follow)
  return { actor, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}
