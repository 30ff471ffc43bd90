import * as contract from '#contract/accounts/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import checkUserid from './check-userid.ts'
import consentAsGuardian from './consent-as-guardian.ts'
import identifyForSignUp from './identify-for-sign-up.ts'
import { register } from './register.ts'

/** A handler for each call of `contract/accounts/sign-up.ts`. */
export const signUpHandlers = {
  checkUserid,
  consentAsGuardian,
  identifyForSignUp,
  signUpAsGroup: defineHandler(contract.signUpAsGroup, async (call) => ({
    content: await register(call, { memberType: 'GRP', group: call.body.group }, call.body),
  })),
  signUpAsIndividual: defineHandler(contract.signUpAsIndividual, async (call) => ({
    content: await register(call, { memberType: 'IDV', group: null }, call.body),
  })),
} satisfies HandlersFor<typeof contract>
