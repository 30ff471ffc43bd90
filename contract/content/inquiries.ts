import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { emailSchema, phoneSchema } from '../values/contact.ts'
import { maxNameLength, nameSchema } from '../values/names.ts'
import { filledLine, filledLines, generatedText, momentSchema } from '../values/text.ts'
import { sentCategoryCodes, sentCategorySchema } from './board-addresses.ts'
import { visitLayoutSchema } from './visit-counts.ts'

/** Rules of service inquiries (specification, sections 5 and 9). */
export const inquiryLimits = {
  /** In characters. */
  maxNameLength,
  maxAffiliationLength: 100,
  maxTitleLength: 50,
  maxContentLength: 4_000,
  /** Bytes of the picture. */
  maxImageBytes: 10 * 1024 * 1024,
  /** Pixels of the picture. */
  maxPixels: 25_000_000,
  /** Pixels of a GIF, a progressive JPEG and an interlaced PNG, which are decoded as a whole. */
  maxPixelsAtOnce: 12_500_000,
  /** Days for which a member can read the answer in My page. */
  keptAnswerDays: 365,
} as const

/** File extensions of the pictures that an inquiry may have (specification, section 5). */
export const inquiryImageExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** All seven types (specification, section 3). `all` stands for every type; it heads lists and cannot be sent. */
export const inquiryCategorySchema = v.object({ code: v.picklist(['all', ...sentCategoryCodes]), name: v.string() })
export type InquiryCategory = v.InferOutput<typeof inquiryCategorySchema>

export const inquiryCategories = defineEndpoint({
  name: 'inquiry-categories',
  area: 'inquiries',
  summary: 'Types of an inquiry',
  method: 'GET',
  path: '/v1/service/qna/category',
  content: v.array(inquiryCategorySchema),
  codes: [],
})

/**
 * Sends an inquiry and mails its sender that it arrived. A repeated request with the same key answers the same number
 * and stores nothing. `PR40001400` to `PR40005400` refuse the picture, each for its own reason. `PR40006429` with
 * `Retry-After` for too many inquiries within 24 hours.
 */
export const sendInquiry = defineEndpoint({
  name: 'send-inquiry',
  area: 'inquiries',
  summary: 'Sends an inquiry, with or without a picture',
  method: 'POST',
  path: '/v1/service/qna',
  body: v.object({
    idempotency_key: v.pipe(v.string(), v.uuid()),
    name: nameSchema,
    affiliation: filledLine(inquiryLimits.maxAffiliationLength),
    category: sentCategorySchema,
    email: emailSchema,
    phone: phoneSchema,
    title: filledLine(inquiryLimits.maxTitleLength),
    content: filledLines(inquiryLimits.maxContentLength),
    /** Page from which the sender came, with the number of what it shows; and the layout of the form. For the answer. */
    page: v.optional(v.pipe(generatedText(120), v.regex(/^\/[\w/-]*(?:\?id=\d{1,9})?$/, 'a path'))),
    layout: v.optional(visitLayoutSchema),
    /** Consent to the use of name and contact for the answer. */
    consent: v.literal('Y'),
  }),
  files: {
    image: { maxBytes: inquiryLimits.maxImageBytes, tooLarge: codes.imageTooLarge, tooMany: codes.tooManyImages },
  },
  content: v.object({
    /** Number of the inquiry. */
    inquiry_id: v.pipe(v.number(), v.integer()),
    submitted_at: momentSchema,
  }),
  success: 201,
  codes: [
    // The session of a logged-in sender has to be renewed: the inquiry is to be listed among theirs.
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.imageTypeUnsupported,
    codes.imageTooLarge,
    codes.tooManyImages,
    codes.imageTooManyPixels,
    codes.imageDamaged,
    codes.tooManyInquiries,
    codes.idempotencyKeyReused,
  ],
})
