import { fromPromise } from 'xstate'
import { checkSession } from '#contract/accounts/session.ts'
import { lessonAddress, openLesson } from '#contract/content/learning.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { clientLaunchMachine, type LaunchedLesson } from '#machines/client-launch.machine.ts'
import { openClient } from './open-client.ts'

/** Provides the actors of the client launch. */
export function provideClientLaunch({ http }: { readonly http: Http }) {
  return clientLaunchMachine.provide({
    actors: {
      checkSession: endpointActor(http, checkSession),
      verifyMember: endpointActor(http, verifyMember),
      launchClient: fromPromise<{ readonly isOpened: boolean }, LaunchedLesson>(async ({ input, signal }) => {
        const content = await http(openLesson, { body: input }, signal)
        const address = lessonAddress({ ...input, ticket: content.ticket })
        return { isOpened: await openClient(address, signal) }
      }),
    },
  })
}
