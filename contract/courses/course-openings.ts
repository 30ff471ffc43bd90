import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { idSchema } from '../protocol/paging.ts'
import { emailSchema } from '../values/contact.ts'
import { daySchema } from '../values/quantities.ts'
import { generatedText } from '../values/text.ts'

/** Mails on the day a course opens, and when the PC client is there (docs/decisions/026-inquiries.md). */
export const courseOpeningLimits = {
  /** Hour of the day in Korean time from which the mail is sent. */
  hour: 9,
  /** Days after which a request is deleted that nothing has fulfilled. */
  keptDays: 365,
} as const

const openingBody = v.object({
  email: emailSchema,
  /** Consent to the use of the address for these mails. */
  consent: v.literal('Y'),
})

/**
 * Asks for one mail on the day the course opens, and mails the address a link that takes it back. The same address
 * again is the same request. `PR40008400` when the course is open, `PR11001429` with `Retry-After` for too many
 * requests within 24 hours.
 */
export const requestOpeningMail = defineEndpoint({
  name: 'request-opening-mail',
  area: 'course-openings',
  summary: 'Asks for a mail on the day a course opens',
  method: 'POST',
  path: '/v1/lecture/intro/contents/{lectureId}/opening',
  params: v.object({ lectureId: idSchema }),
  body: openingBody,
  content: v.object({ opens_on: daySchema }),
  success: 201,
  codes: [codes.courseIsOpen, codes.tooManyMails],
})

/**
 * Asks for one mail when the PC client can be downloaded, and mails the address a link that takes it back. The same
 * address again is the same request. Nothing is stored when the client is there. `PR11001429` as above.
 */
export const requestClientMail = defineEndpoint({
  name: 'request-client-mail',
  area: 'course-openings',
  summary: 'Asks for a mail when the PC client can be downloaded',
  method: 'POST',
  path: '/v1/client-file/opening',
  body: openingBody,
  /** Whether the client can be downloaded already. */
  content: v.object({ is_available: v.boolean() }),
  success: 201,
  codes: [codes.tooManyMails],
})

/** Deletes every request of the address that got the link. `PR40007404` when it has none. */
export const cancelOpeningMails = defineEndpoint({
  name: 'cancel-opening-mails',
  area: 'course-openings',
  summary: 'Takes an address off all lists of courses that open',
  method: 'POST',
  path: '/v1/lecture/intro/opening/cancel',
  body: v.object({ token: generatedText(200) }),
  content: noContent,
  codes: [codes.openingLinkInvalid],
})
