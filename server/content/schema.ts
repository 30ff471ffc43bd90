import * as v from 'valibot'
import { ownDeliveryMessage } from '../../contract/checkout.ts'
import { equipmentSchema, fieldSchema, noticeCategorySchema } from '../../contract/courses.ts'
import { deviceCategorySchema } from '../../contract/devices.ts'
import { reduceRichText } from './rich-text.ts'
import { manualCategorySchema } from '../../contract/board-addresses.ts'

/** Schema of an operator's content folder; `content/README.md` explains it. */
const filled = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
const localized = v.strictObject({ ko: filled, en: filled })
const filledRichText = v.pipe(filled, v.transform(reduceRichText))
/** Rich text in both languages, reduced to what the shop shows. */
const localizedRichText = v.strictObject({ ko: filledRichText, en: filledRichText })
/** Slightly below the maximum of the database's integers. */
const most = 2_000_000_000
const amount = (kind: string) =>
  v.pipe(
    v.number(kind),
    v.integer(kind),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  )
const won = amount('must be a whole number of won')
const count = amount('must be a whole number')
const day = v.pipe(
  v.string('must be a day such as 2026-11-30'),
  v.check(isCalendarDay, 'must be a day such as 2026-11-30'),
)
const idx = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(1),
  v.maxValue(999_999),
)
const code = v.pipe(v.string('must be text'), v.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens'))
const picture = v.pipe(v.string('must be a file name'), v.regex(/^[\w.-]+\.svg$/, 'must be the name of an SVG file'))
/** Folders of files to download: of notices, of manuals, and the PC client. */
export const fileFolders = { attachments: 'attachments', manuals: 'manuals', client: 'client' } as const
/** Media types of attachments, by the ending of their file. */
export const attachmentTypes: ReadonlyMap<string, string> = new Map([
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
  ['.csv', 'text/csv; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['.hwp', 'application/x-hwp'],
  ['.hwpx', 'application/hwp+zip'],
])
/** Largest attachment, in bytes. */
export const mostAttachmentBytes = 20 * 1024 * 1024
const attachment = v.pipe(
  v.string('must be a file name'),
  v.check((name) => name === name.trim() && !/[\\/]|\p{Cc}/u.test(name), 'must be a file name'),
  v.check(
    (name) => attachmentTypes.has(/\.[a-z]+$/.exec(name)?.[0] ?? ''),
    `must end with one of ${[...attachmentTypes.keys()].join(', ')}`,
  ),
)
const video = v.pipe(v.string('must be a file name'), v.regex(/^[\w.-]+\.mp4$/, 'must be the name of an MP4 file'))

/** `2026-02-30` has the form of a day and is not one. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const categoriesSchema = v.array(
  v.strictObject({
    code: fieldSchema,
    name: localized,
    picture,
    classifications: v.pipe(
      v.array(v.strictObject({ code, name: localized })),
      v.minLength(1, 'must name at least one classification'),
    ),
  }),
)

interface Priced {
  amount: number
  discounted?: number | undefined
  special?: { amount: number } | undefined
}

const pricesFall = ({ amount, discounted, special }: Priced) =>
  (discounted === undefined || discounted < amount) &&
  (special === undefined || special.amount < (discounted ?? amount))
const pricesRise = 'must be higher than discounted, and that higher than special.amount'

const subscriptionSchema = v.pipe(
  v.strictObject({
    name: localized,
    months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36, 'must be 36 months at the most')),
    amount: won,
    discounted: v.optional(won),
    special: v.optional(v.strictObject({ amount: won, until: day })),
  }),
  v.forward(
    v.check((option) => pricesFall(option), pricesRise),
    ['amount'],
  ),
)

const onceSchema = v.pipe(
  v.strictObject({ name: localized, amount: won, discounted: v.optional(won), delivery: v.optional(won, 0) }),
  v.forward(
    v.check((option) => pricesFall(option), pricesRise),
    ['amount'],
  ),
)

const lessonSchema = v.strictObject({
  title: localized,
  detail: localized,
  minutes: v.pipe(count, v.minValue(1)),
  free: v.optional(v.boolean(), false),
  picture: v.optional(picture),
})

/** Shown as a link, so only web addresses are allowed: a browser would run `javascript:`. */
const webAddress = v.pipe(
  v.string('must be an address'),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address'),
)

/** A notice, of a course or of the shop. */
const noticeSchema = v.strictObject({
  idx,
  category: noticeCategorySchema,
  posted_on: day,
  views: count,
  title: localized,
  text: localizedRichText,
  top: v.optional(v.boolean(), false),
  attachments: v.optional(v.array(v.strictObject({ ko: attachment, en: attachment })), []),
})
/** A file of `notices/`. */
export const noticeFileSchema = noticeSchema
export type NoticeFile = v.InferOutput<typeof noticeFileSchema>

export const courseFileSchema = v.pipe(
  v.strictObject({
    idx,
    classification: code,
    title: localized,
    summary: localized,
    description: localized,
    description_mobile: localized,
    recommended_for: v.pipe(v.array(localized), v.minLength(1, 'must name at least one')),
    features: v.pipe(
      v.array(v.strictObject({ title: localized, text: localized })),
      v.minLength(1, 'must name at least one'),
    ),
    keywords: v.strictObject({ ko: v.array(filled), en: v.array(filled) }),
    picture,
    sample_video: v.optional(video),
    languages: v.pipe(v.array(v.picklist(['ko', 'en'])), v.minLength(1, 'must name at least one')),
    equipment: equipmentSchema,
    published_on: v.optional(day),
    opens_on: v.optional(day),
    learners_last_30_days: count,
    individual: v.boolean('must be true or false'),
    group: v.boolean('must be true or false'),
    affiliate_mall: v.optional(v.strictObject({ name: localized, url: webAddress })),
    availability: v.optional(v.strictObject({ from: day, until: day })),
    curriculum: v.pipe(
      v.array(lessonSchema),
      v.minLength(6, 'must hold 6 to 20 lessons'),
      v.maxLength(20, 'must hold 6 to 20 lessons'),
    ),
    options: v.optional(
      v.strictObject({
        subscription: v.optional(v.array(subscriptionSchema), []),
        not_subscription: v.optional(v.array(onceSchema), []),
      }),
    ),
    notices: v.optional(v.array(noticeSchema), []),
  }),
  v.forward(
    v.check(
      (course) => (course.published_on === undefined) !== (course.opens_on === undefined),
      'needs either published_on or opens_on',
    ),
    ['published_on'],
  ),
  v.forward(
    v.check(
      (course) =>
        course.individual
          ? course.options !== undefined &&
            course.options.subscription.length + course.options.not_subscription.length > 0
          : course.options === undefined,
      'must be given for individuals, and left out for groups alone',
    ),
    ['options'],
  ),
  v.forward(
    v.check((course) => course.individual || course.group, 'must be true for individuals or for groups'),
    ['individual'],
  ),
)
export type CourseFile = v.InferOutput<typeof courseFileSchema>

export const videosSchema = v.array(
  v.strictObject({ file: video, poster: picture, seconds: v.pipe(count, v.minValue(1)) }),
)

const href = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be an address within the shop, such as /contents'))

export const bannersSchema = v.strictObject({
  top: v.array(
    v.strictObject({
      idx,
      title: localized,
      text: localized,
      href,
      picture: v.strictObject({ ko: picture, en: picture }),
      picture_text: localized,
      from: v.optional(day),
      until: v.optional(day),
    }),
  ),
  slides: v.pipe(
    v.array(
      v.strictObject({
        idx,
        label: localized,
        title: localized,
        text: localized,
        tab: localized,
        tab_text: localized,
        button: localized,
        href,
        picture,
        course: v.optional(idx),
        from: v.optional(day),
        until: v.optional(day),
      }),
    ),
    v.minLength(1, 'must hold at least one slide'),
  ),
})

/** A file of `events/`. */
export const eventFileSchema = v.pipe(
  v.strictObject({
    idx,
    category: v.optional(fieldSchema),
    title: localized,
    summary: localized,
    text: localizedRichText,
    picture,
    starts_on: day,
    ends_on: day,
    details: v.optional(v.array(v.strictObject({ name: localized, value: localized })), []),
    courses: v.optional(v.array(idx), []),
  }),
  v.forward(
    v.check((event) => event.starts_on <= event.ends_on, 'must not be before starts_on'),
    ['ends_on'],
  ),
)
export type EventFile = v.InferOutput<typeof eventFileSchema>

/** Questions with their answers, in the order of the list. */
export const faqSchema = v.strictObject({
  categories: v.pipe(
    v.array(v.strictObject({ code, name: localized })),
    v.minLength(1, 'must name at least one category'),
  ),
  questions: v.array(
    v.pipe(
      v.strictObject({
        idx,
        category: code,
        title: localized,
        description: localizedRichText,
        created_on: day,
        updated_on: day,
      }),
      v.forward(
        v.check((question) => question.created_on <= question.updated_on, 'must not be before created_on'),
        ['updated_on'],
      ),
    ),
  ),
})

const rentalSchema = v.strictObject({
  months: v.pipe(
    v.number('must be a whole number of months'),
    v.integer('must be a whole number of months'),
    v.minValue(1, 'must be at least one month'),
    v.maxValue(36, 'must be 36 months at the most'),
  ),
  /** Price of one month. */
  monthly_amount: won,
})

export const deviceFileSchema = v.pipe(
  v.strictObject({
    idx,
    category: deviceCategorySchema,
    name: localized,
    summary: localized,
    keywords: v.optional(v.strictObject({ ko: v.array(filled), en: v.array(filled) }), { ko: [], en: [] }),
    picture,
    details: v.pipe(
      v.array(v.strictObject({ name: localized, value: localized })),
      v.minLength(1, 'must tell one fact'),
    ),
    guide: localized,
    checks: v.pipe(v.array(localized), v.minLength(1, 'must name at least one')),
    purchase_amount: v.optional(won),
    rentals: v.optional(v.array(rentalSchema), []),
    delivery: won,
    stock: count,
    returns_on: v.optional(day),
    courses: v.optional(v.array(idx), []),
  }),
  v.forward(
    v.check(
      (device) => device.purchase_amount !== undefined || device.rentals.length > 0,
      'must name at least one term, or the device needs a purchase_amount',
    ),
    ['rentals'],
  ),
)
export type DeviceFile = v.InferOutput<typeof deviceFileSchema>

export const manualFileSchema = v.strictObject({
  idx,
  category: manualCategorySchema,
  title: localized,
  keywords: v.optional(v.strictObject({ ko: v.array(filled), en: v.array(filled) }), { ko: [], en: [] }),
  file: v.strictObject({ ko: attachment, en: attachment }),
  pages: v.strictObject({ ko: v.pipe(count, v.minValue(1)), en: v.pipe(count, v.minValue(1)) }),
  updated_on: day,
})
export type ManualFile = v.InferOutput<typeof manualFileSchema>

export const clientSchema = v.strictObject({
  version: v.pipe(v.string('must be text'), v.regex(/^\d+(\.\d+){1,3}$/, 'must be a version such as 2.4.0')),
  released_on: day,
  file: attachment,
  /** Larger than the integers of the database. */
  installed_bytes: v.pipe(
    v.number('must be a whole number of bytes'),
    v.safeInteger('must be a whole number of bytes'),
    v.minValue(1, 'must be at least 1'),
  ),
})

/** Delivery requests that a buyer can choose; the buyer writes the last one. */
export const deliveryMessagesSchema = v.pipe(
  v.array(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and hyphens')),
      text: localized,
    }),
  ),
  v.check((messages) => messages.at(-1)?.code === ownDeliveryMessage, `must end with the code "${ownDeliveryMessage}"`),
  v.check((messages) => new Set(messages.map(({ code }) => code)).size === messages.length, 'must name each code once'),
)
