import { type ContactType, type FoundId, findId, requestFindIdCode } from '#contract/accounts/find-id.ts'
import type { SentCode } from '#contract/accounts/one-time-code.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { type Contact, contactBody, findIdMachine } from '#machines/find-id.machine.ts'
import { clearContactDraft } from './contact-form.tsx'

/** Provides the actors and actions of finding an ID. */
export function provideFindId(http: Http) {
  return findIdMachine.provide({
    actors: {
      requestFindIdCode: endpointActor(http, requestFindIdCode),
      findId: endpointActor(http, findId),
    },
    actions: { forgetContact: clearContactDraft },
  })
}

/** Calls of the one-time code flow inside this one. */
export interface CodeCalls {
  readonly requestCode: (signal: AbortSignal) => Promise<SentCode>
  readonly enterCode: (otpId: string, code: string, signal: AbortSignal) => Promise<FoundId>
}

/** Binds the calls of the one-time code to a contact. */
export function codeCalls(http: Http, type: ContactType, contact: Contact): CodeCalls {
  const params = { type }
  return {
    requestCode: (signal) => http(requestFindIdCode, { params, body: contactBody(type, contact) }, signal),
    enterCode: (otpId, code, signal) =>
      http(findId, { params, body: { otp_id: otpId, otp: code, full_id: 'N' } }, signal),
  }
}
