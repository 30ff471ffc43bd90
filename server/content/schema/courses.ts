import * as v from 'valibot'
import { equipmentSchema, fieldSchema } from '../../../contract/content/courses.ts'
import { handPracticeSchema } from '../../../contract/content/practice.ts'
import { noticeSchema } from './notices.ts'
import { code, count, day, filled, idx, localized, picture, pictureWords, video, won } from './values.ts'

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
  picture: pictureWords,
})

/** A measure from 0 to `length` with the values that matter. */
const scaleSchema = v.pipe(
  v.strictObject({
    length: v.pipe(v.number(), v.minValue(1)),
    step: v.pipe(v.number(), v.minValue(1)),
    unit: filled,
    marks: v.pipe(
      v.array(v.strictObject({ at: v.number(), text: localized })),
      v.minLength(1, 'must name at least one'),
    ),
  }),
  v.check(({ length, step }) => length % step === 0, 'length must be a multiple of step'),
  v.check(({ length, marks }) => marks.every(({ at }) => at >= 0 && at <= length), 'marks must lie within length'),
)

const practiceFields = { lesson: v.pipe(count, v.minValue(1)), title: localized, adds: localized }
const practiceKinds = ['question', ...handPracticeSchema.options].join(', ')

/** What visitors try of a course on its page. */
const practiceSchema = v.variant(
  'kind',
  [
    v.strictObject({ kind: handPracticeSchema, ...practiceFields }),
    v.strictObject({
      kind: v.literal('question'),
      ...practiceFields,
      question: localized,
      answers: v.pipe(
        v.array(v.strictObject({ ...localized.entries, right: v.optional(v.boolean('must be true or false'), false) })),
        v.minLength(2, 'must be two to four'),
        v.maxLength(4, 'must be two to four'),
        v.check((answers) => answers.filter(({ right }) => right).length === 1, 'must name one as right: true'),
      ),
      because: localized,
    }),
  ],
  `must be one of ${practiceKinds}`,
)

/** Shown as a link, so only web addresses are allowed: a browser would run `javascript:`. */
const webAddress = v.pipe(
  v.string('must be an address'),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address'),
)

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
      v.array(
        v.strictObject({
          title: localized,
          text: localized,
          drawing: v.optional(picture),
          scale: v.optional(scaleSchema),
        }),
      ),
      v.minLength(1, 'must name at least one'),
    ),
    practice: v.optional(practiceSchema),
    teacher: v.optional(v.strictObject({ name: localized, role: localized })),
    standard: v.optional(localized),
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
      ({ practice, curriculum }) => (practice?.lesson ?? 0) <= curriculum.length,
      'must be the number of a lesson',
    ),
    ['practice', 'lesson'],
  ),
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
