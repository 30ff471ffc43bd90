import { identityLogin, passwordLogin } from '#contract/accounts/login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { loginMachine } from '#machines/login.machine.ts'

interface LoginDependencies {
  readonly http: Http
  readonly openSession: (session: OpenedSession) => void
  readonly goToSignUp: () => void
  /** Opens the page about a terminated membership, with its link token. */
  readonly goToTermination: (token: string) => void
}

/** Provides the actors and actions of the login. */
export function provideLogin({ http, openSession, goToSignUp, goToTermination }: LoginDependencies) {
  return loginMachine.provide({
    actors: {
      passwordLogin: endpointActor(http, passwordLogin),
      identityLogin: endpointActor(http, identityLogin),
    },
    actions: {
      openSession: (_, { session }) => openSession(session),
      goToSignUp: () => goToSignUp(),
      goToTermination: (_, { token }) => {
        if (token !== undefined) goToTermination(token)
      },
    },
  })
}
