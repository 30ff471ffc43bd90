import * as v from 'valibot'
import { sessionBrowserSchema, sessionSystemSchema } from '../accounts/session.ts'
import { sentCategorySchema } from '../content/board-addresses.ts'
import { inquiryLimits } from '../content/inquiries.ts'
import { visitLayoutSchema } from '../content/visit-counts.ts'
import { inquiryIsTaken, savedAnswerTitleTaken } from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { localeSchema } from '../values/locale.ts'
import { filledLine, filledLines, momentSchema } from '../values/text.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

export const deskInquiryLimits = {
  /** Business days of Korea within which an inquiry is answered. */
  answerBusinessDays: 1,
  /** Characters. */
  maxAnswerLength: 2 * inquiryLimits.maxContentLength,
  maxNoteLength: 500,
  maxSavedTitleLength: 60,
} as const

/** Text of an answer; a mail carries it as plain text. */
export const inquiryAnswerSchema = filledLines(deskInquiryLimits.maxAnswerLength)

/** An operator who can answer inquiries. */
const answeringOperator = v.object({ id: v.string(), name: v.string() })

const inquiryEntries = {
  id: v.number(),
  category: sentCategorySchema,
  locale: localeSchema,
  sent_at: momentSchema,
  /** End of the business day on which the answer is due. */
  due_at: momentSchema,
  /** Who answers it; null until somebody has taken it. */
  taken_by: v.nullable(answeringOperator),
  has_picture: v.boolean(),
  /** The member whose objection to a sanction it is; null for every other inquiry. */
  objector: v.nullable(v.object({ id: v.string(), userid: v.string() })),
}

/** Inquiries that wait for an answer, the oldest first. An answer deletes the inquiry. */
export const inquiryList = defineDeskEndpoint({
  name: 'inquiry-list',
  summary: 'Inquiries that wait for an answer, the oldest first',
  method: 'GET',
  path: '/v1/desk/inquiry',
  allows: ['viewer', 'support', 'money'],
  looks: { list: 'inquiries' },
  query: v.object({
    ...paging(50),
    category: v.optional(sentCategorySchema),
    taken: v.optional(v.picklist(['nobody', 'me', 'others'])),
  }),
  content: v.array(
    v.object({
      ...inquiryEntries,
      /** Null for operators who may not read personal data: people write what they want. */
      title: v.nullable(v.string()),
      /** Name of the sender; null as the title is. */
      name: v.nullable(v.string()),
    }),
  ),
  paged: true,
  codes: [],
})

const inquiryParams = v.object({ id: idSchema })

/** An inquiry with its contact. Reading it is recorded. `PR10004404` once it is answered. */
export const inquiryDetail = defineDeskEndpoint({
  name: 'inquiry-detail',
  summary: 'An inquiry with its contact and note',
  method: 'GET',
  path: '/v1/desk/inquiry/{id}',
  allows: ['support', 'money'],
  looks: { act: 'read-inquiry' },
  params: inquiryParams,
  content: v.object({
    ...inquiryEntries,
    title: v.string(),
    content: v.string(),
    name: v.string(),
    affiliation: v.string(),
    email: v.string(),
    /** Digits only. */
    phone: v.string(),
    /** The member who sent it while logged in. */
    sender: v.nullable(v.object({ id: v.string(), userid: v.string() })),
    /** Where it was sent from; null for what is unknown. */
    sent_from: v.object({
      /** Path of the page before the form, its address, and the page of the support area that explains it. */
      page: v.nullable(v.object({ path: v.string(), address: v.string(), support_address: v.string() })),
      layout: v.nullable(visitLayoutSchema),
      device: v.nullable(v.object({ browser: sessionBrowserSchema, system: sessionSystemSchema })),
    }),
    /** Of who handed it over; null when nobody did. */
    handover: v.nullable(v.object({ from: v.string(), note: v.string() })),
    /** Operators to whom it can be handed over. */
    operators: v.array(answeringOperator),
  }),
  codes: [],
})

/** The picture of an inquiry. Reading it is recorded. `PR10004404` when there is none. */
export const inquiryPicture = defineDeskEndpoint({
  name: 'inquiry-picture',
  summary: 'The picture of an inquiry',
  method: 'GET',
  path: '/v1/desk/inquiry/{id}/picture',
  allows: ['support', 'money'],
  looks: { act: 'read-inquiry' },
  params: inquiryParams,
  content: v.blob(),
  fileTypes: ['image/jpeg', 'image/png'],
  codes: [],
})

/** Mails the answer to the sender, and deletes the inquiry. Refused while another operator has taken it. */
export const answerInquiry = defineDeskEndpoint({
  name: 'answer-inquiry',
  summary: 'Answers an inquiry by mail and deletes it',
  method: 'POST',
  path: '/v1/desk/inquiry/{id}/answer',
  allows: ['support', 'money'],
  params: inquiryParams,
  body: v.object({ answer: inquiryAnswerSchema }),
  content: noContent,
  codes: [inquiryIsTaken],
})

export const takeInquiry = defineDeskEndpoint({
  name: 'take-inquiry',
  summary: 'Takes an inquiry that nobody has taken',
  method: 'POST',
  path: '/v1/desk/inquiry/{id}/take',
  allows: ['support', 'money'],
  params: inquiryParams,
  content: noContent,
  codes: [inquiryIsTaken],
})

/** Anybody who answers inquiries hands one over, to themselves too: the one who has taken it may be away. */
export const handOverInquiry = defineDeskEndpoint({
  name: 'hand-over-inquiry',
  summary: 'Hands an inquiry over to an operator, with a note',
  method: 'POST',
  path: '/v1/desk/inquiry/{id}/handover',
  allows: ['support', 'money'],
  params: inquiryParams,
  body: v.object({
    /** ID of the operator. */
    to: v.pipe(v.string(), v.uuid()),
    note: filledLines(deskInquiryLimits.maxNoteLength),
  }),
  content: noContent,
  codes: [],
})

const savedAnswerEntries = {
  title: filledLine(deskInquiryLimits.maxSavedTitleLength),
  locale: localeSchema,
  text: inquiryAnswerSchema,
}

export const savedAnswerList = defineDeskEndpoint({
  name: 'saved-answer-list',
  summary: 'Saved answers, by title',
  method: 'GET',
  path: '/v1/desk/saved-answer',
  allows: ['support', 'money'],
  query: v.object({ locale: v.optional(localeSchema) }),
  content: v.array(
    v.object({ id: v.number(), ...savedAnswerEntries, changed_by: v.string(), changed_at: momentSchema }),
  ),
  codes: [],
})

export const addSavedAnswer = defineDeskEndpoint({
  name: 'add-saved-answer',
  summary: 'Adds a saved answer',
  method: 'POST',
  path: '/v1/desk/saved-answer',
  allows: ['support'],
  body: v.object(savedAnswerEntries),
  content: noContent,
  codes: [savedAnswerTitleTaken],
})

export const changeSavedAnswer = defineDeskEndpoint({
  name: 'change-saved-answer',
  summary: 'Changes a saved answer',
  method: 'PUT',
  path: '/v1/desk/saved-answer/{id}',
  allows: ['support'],
  params: inquiryParams,
  body: v.object(savedAnswerEntries),
  content: noContent,
  codes: [savedAnswerTitleTaken],
})

export const deleteSavedAnswer = defineDeskEndpoint({
  name: 'delete-saved-answer',
  summary: 'Deletes a saved answer',
  method: 'DELETE',
  path: '/v1/desk/saved-answer/{id}',
  allows: ['support'],
  params: inquiryParams,
  content: noContent,
  codes: [],
})
