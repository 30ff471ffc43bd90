import { fromPromise } from 'xstate'
import { openQrLogin, type QrStatus, qrLogin, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { delay } from '#lib/time/delay.ts'
import { qrLoginMachine } from '#machines/qr-login.machine.ts'

/** Pause before the next poll after a network error, in ms. */
const retryDelayMs = 2_000

interface QrLoginDependencies {
  readonly http: Http
  readonly onApproved: (session: OpenedSession) => void
  /** Opens the page about a terminated membership, with its link token. */
  readonly onTermination: (token: string) => void
}

/** Provides the actors and actions of the QR login. */
export function provideQrLogin({ http, onApproved, onTermination }: QrLoginDependencies) {
  return qrLoginMachine.provide({
    actors: {
      openQrLogin: endpointActor(http, openQrLogin),
      qrLogin: endpointActor(http, qrLogin),
      deadline: deadlineActor,
      watchCode: fromPromise(({ input: { qrId, known }, signal }) => watchCode(http, qrId, known, signal)),
    },
    actions: {
      reportApproved: (_, { session }) => onApproved(session),
      goToTermination: (_, { token }) => {
        if (token !== undefined) onTermination(token)
      },
    },
  })
}

/** Long-polls until the code's status differs from `known`. */
async function watchCode(http: Http, qrId: string, known: QrStatus, signal: AbortSignal): Promise<QrStatus> {
  for (;;) {
    try {
      const content = await http(qrLoginStatus, { params: { qr_id: qrId }, query: { known } }, signal)
      if (content.status !== known) return content.status
    } catch (error) {
      if (error instanceof ApiError && error.code === codes.qrCodeInvalid) throw error
      await delay(retryDelayMs, signal)
    }
    signal.throwIfAborted()
  }
}
