import { fromPromise } from 'xstate'
import type { FoundId } from '#contract/accounts/find-id.ts'
import type { SentCode } from '#contract/accounts/one-time-code.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { oneTimeCodeMachine } from '#machines/one-time-code.machine.ts'

export interface OneTimeCodeDependencies {
  /** Sends another code to the same contact. */
  readonly requestCode: (signal: AbortSignal) => Promise<SentCode>
  readonly enterCode: (otpId: string, code: string, signal: AbortSignal) => Promise<FoundId>
  /** Called when the code was right. */
  readonly onAccepted: (found: FoundId, otpId: string) => void
  /** Called when the code was right, but no account matches. */
  readonly onNobody: () => void
}

/** Provides the actors and actions of the one-time code. */
export function provideOneTimeCode({ requestCode, enterCode, onAccepted, onNobody }: OneTimeCodeDependencies) {
  return oneTimeCodeMachine.provide({
    actors: {
      requestCode: fromPromise(({ signal }) => requestCode(signal)),
      enterCode: fromPromise(({ input: { otpId, code }, signal }) => enterCode(otpId, code, signal)),
      deadline: deadlineActor,
    },
    actions: {
      reportAccepted: (_, { found, otpId }) => onAccepted(found, otpId),
      reportNoAccount: () => onNobody(),
    },
  })
}
