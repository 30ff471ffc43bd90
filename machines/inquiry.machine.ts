import { assertEvent, assign, setup } from 'xstate'
import type { SentCategory } from '../contract/content/board-addresses.ts'
import type { sendInquiry } from '../contract/content/inquiries.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { ContentOf } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

/** Fields of an inquiry as the form has checked them. */
export interface Inquiry {
  readonly name: string
  readonly affiliation: string
  readonly category: SentCategory
  readonly email: string
  /** Digits only. */
  readonly phone: string
  readonly title: string
  readonly content: string
}

/** An inquiry and its picture. */
export interface InquiryWithPicture {
  readonly inquiry: Inquiry
  readonly image: File | undefined
}

interface InquiryContext {
  /** Why the last inquiry was not accepted. */
  readonly error: ApiErrorData | undefined
}

type InquiryEvent =
  | ({ readonly type: 'inquiry.submitted' } & InquiryWithPicture)
  /** The user stops the upload. */
  | { readonly type: 'upload.canceled' }

export const inquiryActors = {
  /** Sends the inquiry. The same inquiry again is the same request. */
  sendInquiry: placeholderActor<ContentOf<typeof sendInquiry>, InquiryWithPicture>('sendInquiry'),
}

/** Sends a service inquiry (specification, sections 2, 3 and 5). */
export const inquiryMachine = setup({
  types: {
    context: {} as InquiryContext,
    events: {} as InquiryEvent,
    tags: {} as 'busy',
  },
  actors: inquiryActors,
  actions: {
    /** Forgets the draft, and navigates to the page that says that the inquiry arrived, with its number. */
    goToComplete: (_, _params: { readonly number: number }) => {},
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLimited: ({ event }) => hasFailedWith(event, codes.tooManyInquiries),
  },
}).createMachine({
  id: 'inquiry',
  context: { error: undefined },
  initial: 'enteringInquiry',
  states: {
    enteringInquiry: { on: { 'inquiry.submitted': { target: 'sendingInquiry', actions: 'clearError' } } },
    sendingInquiry: {
      tags: 'busy',
      invoke: {
        id: 'sendInquiry',
        src: 'sendInquiry',
        // From the event: a file is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'inquiry.submitted')
          return { inquiry: event.inquiry, image: event.image }
        },
        onDone: {
          target: 'inquirySent',
          actions: { type: 'goToComplete', params: ({ event }) => ({ number: event.output.inquiry_id }) },
        },
        onError: [
          { guard: 'isLimited', target: 'inquiriesLimited', actions: 'setError' },
          { target: 'enteringInquiry', actions: 'setError' },
        ],
      },
      on: { 'upload.canceled': 'enteringInquiry' },
    },
    /** The limit of inquiries for 24 hours is reached. The form stays, and can be sent when the time has passed. */
    inquiriesLimited: { on: { 'inquiry.submitted': { target: 'sendingInquiry', actions: 'clearError' } } },
    inquirySent: { type: 'final' },
  },
})

export type InquiryState = StateName<typeof inquiryMachine>
