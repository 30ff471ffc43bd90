import { checkUserid, consentAsGuardian, identifyForSignUp, type SignUpResult } from '../contract/accounts/sign-up.ts'
import type { MemberType } from '../contract/courses/courses.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import type { SignUpBody, SignUpDraft } from './sign-up.data.ts'

/** Actors of the sign-up, provided by the feature. */
export const signUpActors = {
  /** Reads the results of a sign-up that was begun before in this browser. */
  readDraft: placeholderActor<SignUpDraft>('readDraft'),
  identifyForSignUp: endpointActor(identifyForSignUp),
  consentAsGuardian: endpointActor(consentAsGuardian),
  checkUserid: endpointActor(checkUserid),
  /** Solves the human check. Output: the proof. */
  proveHuman: placeholderActor<string>('proveHuman'),
  /** Creates the member of the given type. */
  join: placeholderActor<SignUpResult, { readonly memberType: MemberType; readonly body: SignUpBody }>('join'),
}
