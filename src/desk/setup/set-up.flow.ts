import { setupChecks } from '#contract/desk/setup.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { setUpMachine } from '#machines/set-up.machine.ts'

/** Provides the actors of the set-up. */
export function provideSetUp({ http }: { readonly http: Http }) {
  return setUpMachine.provide({ actors: { setupChecks: endpointActor(http, setupChecks) } })
}
