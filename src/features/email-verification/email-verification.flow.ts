import { fromPromise } from 'xstate'
import {
  confirmEmail,
  type EmailVerification,
  emailVerificationLimits,
  emailVerificationStatus,
  sendEmailVerification,
} from '#contract/accounts/email-verification.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { delay } from '#lib/time/delay.ts'
import { linkInput } from '#lib/url/link-token.ts'
import { emailVerificationMachine } from '#machines/email-verification.machine.ts'
import { emailDraft } from './email-draft.ts'

interface EmailVerificationDependencies {
  readonly http: Http
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
  /** Called when the address is verified. */
  readonly onVerified: (verified: { readonly id: string; readonly email: string }) => void
}

/** Provides the actors and actions of the email verification. */
export function provideEmailVerification({ http, token, onVerified }: EmailVerificationDependencies) {
  return emailVerificationMachine.provide({
    actors: {
      sendEmailVerification: endpointActor(http, sendEmailVerification),
      watchMail: fromPromise(({ input: { id }, signal }) => watchMail(http, id, signal)),
      deadline: deadlineActor,
      checkLink: fromPromise(({ signal }) => http(emailVerificationStatus, linkInput(token()), signal)),
      confirmLink: fromPromise(({ signal }) => http(confirmEmail, { body: { token: token() } }, signal)),
    },
    actions: {
      reportVerified: (_, { verification: { id, email } }) => {
        emailDraft.clear()
        onVerified({ id, email })
      },
    },
  })
}

/** Polls until the link was opened or has expired. Retries after network errors. */
async function watchMail(http: Http, id: string, signal: AbortSignal): Promise<EmailVerification> {
  for (;;) {
    try {
      const content = await http(emailVerificationStatus, { query: { id } }, signal)
      if (content.status !== 'sent') return content
    } catch (error) {
      if (error instanceof ApiError && error.code === codes.emailLinkInvalid) throw error
    }
    await delay(emailVerificationLimits.askSeconds * 1_000, signal)
  }
}
