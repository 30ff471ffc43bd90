import { sendOwnPasswordLink } from '#contract/accounts/find-password.ts'
import { changePassword } from '#contract/accounts/profile.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { changePasswordMachine } from '#machines/change-password.machine.ts'

/** Provides the actors of changing the password. */
export function provideChangePassword(http: Http) {
  return changePasswordMachine.provide({
    actors: {
      changePassword: endpointActor(http, changePassword),
      sendOwnPasswordLink: endpointActor(http, sendOwnPasswordLink),
    },
  })
}
