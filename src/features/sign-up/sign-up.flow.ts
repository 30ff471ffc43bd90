import { fromPromise } from 'xstate'
import type { OpenedSession } from '#contract/accounts/session.ts'
import {
  checkUserid,
  consentAsGuardian,
  identifyForSignUp,
  signUpAsGroup,
  signUpAsIndividual,
} from '#contract/accounts/sign-up.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { proveHuman } from '#lib/human-check/prove-human.ts'
import { signUpMachine } from '#machines/sign-up.machine.ts'
import { clearSignUpDraft, readSignUpDraft, saveSignUpDraft } from './draft-storage.ts'

interface SignUpDependencies {
  readonly http: Http
  readonly goToFindId: () => void
  readonly onSignedUp: (session: OpenedSession) => void
}

/** Provides the actors and actions of the sign-up. */
export function provideSignUp({ http, goToFindId, onSignedUp }: SignUpDependencies) {
  return signUpMachine.provide({
    actors: {
      readDraft: fromPromise(async () => readSignUpDraft()),
      identifyForSignUp: endpointActor(http, identifyForSignUp),
      consentAsGuardian: endpointActor(http, consentAsGuardian),
      checkUserid: endpointActor(http, checkUserid),
      proveHuman: fromPromise(({ signal }) => proveHuman(http, signal)),
      join: fromPromise(async ({ input: { memberType, body }, signal }) => {
        const call = {}
        const content =
          memberType === 'GRP'
            ? await http(signUpAsGroup, { ...call, body }, signal)
            : await http(signUpAsIndividual, { ...call, body: individual(body) }, signal)
        return content
      }),
    },
    actions: {
      saveDraft: ({ context }) => saveSignUpDraft(context),
      clearDraft: () => clearSignUpDraft(),
      openSession: (_, { session }) => onSignedUp(session),
      goToFindId: () => goToFindId(),
    },
  })
}

/** Body of an individual's sign-up, which has no `group`. */
function individual<Body extends { readonly group: string }>({ group: _, ...body }: Body) {
  return body
}
