import { fromPromise } from 'xstate'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import { clearDrafts } from '#lib/drafts/form-draft.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { proveHuman } from '#lib/human-check/prove-human.ts'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'

interface WithdrawalDependencies {
  readonly http: Http
  /** Removes the session from this browser. */
  readonly clearSession: () => void
  readonly reloadPreview: () => void
}

/** Provides the actors and actions of a withdrawal. */
export function provideWithdrawal({ http, clearSession, reloadPreview }: WithdrawalDependencies) {
  return withdrawalMachine.provide({
    actors: {
      proveHuman: fromPromise(({ signal }) => proveHuman(http, signal)),
      withdraw: endpointActor(http, withdraw),
    },
    actions: {
      endSession: () => {
        clearDrafts()
        clearSession()
      },
      reloadPreview,
    },
  })
}
