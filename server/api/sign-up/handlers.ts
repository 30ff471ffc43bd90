import type * as contract from '../../../contract/accounts/sign-up.ts'
import type { HandlersFor } from '../handler.ts'
import checkUserid from './check-userid.ts'
import consentAsGuardian from './consent-as-guardian.ts'
import identifyForSignUp from './identify-for-sign-up.ts'
import signUpAsGroup from './sign-up-as-group.ts'
import signUpAsIndividual from './sign-up-as-individual.ts'

/** A handler for each call of `contract/accounts/sign-up.ts`. */
export const signUpHandlers = {
  checkUserid,
  consentAsGuardian,
  identifyForSignUp,
  signUpAsGroup,
  signUpAsIndividual,
} satisfies HandlersFor<typeof contract>
