import { fromPromise } from 'xstate'
import { sendInquiry } from '#contract/content/inquiries.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import { isRefusedForGood } from '#lib/forms/request-attempt.ts'
import type { Http } from '#lib/http/http.ts'
import { sendWithProgress, type UploadProgress } from '#lib/http/upload.ts'
import { inquiryMachine } from '#machines/inquiry.machine.ts'
import { forgetAttempt, idempotencyKeyFor } from './inquiry-draft.ts'

export interface InquiryDependencies {
  readonly http: Http
  readonly onUploadProgress: UploadProgress
  /** Page from which the visitor came, and the layout of this one: they help whoever answers. */
  readonly sentFrom: Pick<CallInput<typeof sendInquiry>['body'], 'page' | 'layout'>
  /** Forgets the draft, and opens the page that says that the inquiry with this number arrived. */
  readonly goToComplete: (number: number) => void
}

/** Provides the actors and actions of an inquiry. */
export function provideInquiry({ http, onUploadProgress, sentFrom, goToComplete }: InquiryDependencies) {
  const send = (path: string, init: RequestInit) => sendWithProgress(path, init, onUploadProgress)
  return inquiryMachine.provide({
    actors: {
      sendInquiry: fromPromise(async ({ input: { inquiry, image }, signal }) => {
        const body = {
          ...inquiry,
          ...sentFrom,
          idempotency_key: idempotencyKeyFor(inquiry, image),
          consent: 'Y',
        } as const
        const call = { body, files: { image }, send }
        try {
          return await http(sendInquiry, call, signal)
        } catch (error) {
          if (isRefusedForGood(error)) forgetAttempt()
          throw error
        }
      }),
    },
    actions: {
      goToComplete: (_, { number }) => {
        forgetAttempt()
        goToComplete(number)
      },
    },
  })
}
