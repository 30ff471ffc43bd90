import type { Page } from '@playwright/test'
import { type Actor, assertEvent, type EventFrom } from 'xstate'
import { passwordLogin } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { FlowPersistence } from '#lib/flows/flow-persistence.ts'
import type { useFlow } from '#lib/flows/use-flow.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { type LoginState, loginMachine } from '#machines/login.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import type { Outcome } from '#tests/flows/expectations.ts'
import { type FlowModel, positionIn } from '#tests/flows/flow-model.ts'
import { type FlowStateKey, stateOf } from '#tests/flows/flow-models.ts'
import { errorOf, errorReply } from '#tests/flows/replies.ts'
import type { UserDriver } from '#tests/flows/user-driver.ts'
import { addressInState, expectFlowState, flowInState } from '../support/browser/flow-state.ts'

/**
 * Names of states, events and error codes keep their types wherever they are used: a name that is not declared does not
 * compile. Nothing runs here. Each `@ts-expect-error` fails the check of types when its line does compile.
 */
type Flow = ReturnType<typeof useFlow<typeof loginMachine>>
type Model = FlowModel<typeof loginMachine>

/** What a screen does with a flow. */
export function screen({ snapshot, send }: Flow) {
  const state = getStateName(snapshot.value)
  const isAlert = state === 'unregistered'
  // @ts-expect-error
  const isGone = state === 'noMember'
  snapshot.matches('unregistered')
  // @ts-expect-error
  snapshot.matches('noMember')
  send({ type: 'alert.closed' })
  // @ts-expect-error
  send({ type: 'alert.shut' })
  // @ts-expect-error
  snapshot.can({ type: 'alert.shut' })
  return isAlert || isGone
}

/** A switch over the states names all of them: here one is missing. */
// @ts-expect-error
export function titleOf(state: Extract<LoginState, 'unregistered' | 'signedIn'>): string {
  switch (state) {
    case 'signedIn':
      return 'Logged in'
  }
}

/** Steps with addresses. */
export const stepOf: Partial<Record<LoginState, 'form' | 'done'>> = {
  enteringPassword: 'form',
  // @ts-expect-error
  typingPassword: 'form',
}

/** Stored snapshots. */
export const persistence: Pick<FlowPersistence<typeof loginMachine>, 'excludedStates'> = {
  // @ts-expect-error
  excludedStates: ['showingQr', 'showingCode'],
}

/** Models: a case for each event, expectations of states, and the state of the parent flow. */
// @ts-expect-error
export const events: Model['events'] = { 'alert.closed': {} }
export const outcome: Outcome<typeof loginMachine> = {
  // @ts-expect-error
  target: 'loggedIn',
}
// @ts-expect-error
export const states: Pick<Model['expectations']['states'], 'signedIn'> = { loggedIn: 'transient' }
export const position = positionIn(loginMachine, 'checkingIdentity')
// @ts-expect-error
export const wrongPosition = positionIn(loginMachine, 'checkingPerson')

/** Addresses of support views, and their words. */
export const address = addressInState<'login'>('/login', 'unregistered')
// @ts-expect-error
export const wrongAddress = addressInState<'login'>('/login', 'noMember')
export const state = stateOf('qr-login', 'waitingForScan')
// @ts-expect-error
export const stateOfAnotherFlow = stateOf('login', 'waitingForScan')
export const key: FlowStateKey = 'login/unregistered'
// @ts-expect-error
export const wrongKey: FlowStateKey = 'login/waitingForScan'

/** Browser tests. */
export async function browserTest(page: Page) {
  await expectFlowState(page, 'qr-login', 'codeExpired')
  // @ts-expect-error
  await expectFlowState(page, 'login', 'codeExpired')
  page.locator(flowInState('login', 'signedIn'))
  // @ts-expect-error
  page.locator(flowInState('login', 'loggedIn'))
}

/** Events, in actions and in tests of machines. */
export function input(event: EventFrom<typeof loginMachine>, actor: Actor<typeof loginMachine>) {
  assertEvent(event, 'password.submitted')
  // @ts-expect-error
  assertEvent(event, 'password.typed')
  // @ts-expect-error
  actor.send({ type: 'password.typed' })
  return event.userid
}

/** Error codes: of guards, and of replies, which take only codes that the call declares or that any call may answer. */
export async function errors(error: Error, user: UserDriver) {
  hasCode(error, codes.accountDeleted)
  // @ts-expect-error
  hasCode(error, codes.accountGone)
  // @ts-expect-error
  // biome-ignore lint/plugin/code-literals: no such code exists
  hasCode(error, 'MB00000400')
  errorOf(passwordLogin, codes.internalError)
  // @ts-expect-error
  errorOf(passwordLogin, codes.insufficientStock)
  // @ts-expect-error
  errorReply(passwordLogin, codes.insufficientStock)
  // @ts-expect-error
  await user.environment.failNextCall(passwordLogin, codes.insufficientStock)
}
