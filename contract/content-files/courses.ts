import * as v from 'valibot'
import { equipmentSchema } from '../courses/courses.ts'
import { fieldIcons } from '../courses/field-icons.ts'
import { handPracticeSchema } from '../courses/practice.ts'
import { both } from './both.ts'
import { noticeSchema } from './notices.ts'
import {
  addressCode,
  code,
  color,
  count,
  day,
  filled,
  idx,
  localized,
  picture,
  pictureWords,
  video,
  won,
} from './values.ts'

const oneToTwelve = both('must name one to twelve fields', '분야는 한 개에서 열두 개까지예요')
const percent = both('must be from 0 to 100', '0에서 100까지여야 해요')

export const categoriesSchema = v.pipe(
  v.array(
    v.strictObject({
      // The figures have the devices beside the fields.
      code: v.pipe(addressCode, v.notValue('devices', both('must not be devices', 'devices는 쓸 수 없어요'))),
      name: localized,
      /** Colour of its marks and meters on light pages; without it, one of the shop's own. */
      color: v.optional(color),
      /** Colours that are not derived from `color`. */
      shades: v.optional(
        v.strictObject({
          /** Behind pictures. */
          tint: v.optional(color),
          /** Marks and meters on dark pages, and behind pictures there. */
          dark: v.optional(color),
          dark_tint: v.optional(color),
          /** Six tones of the drawings of lessons, pale to deep. */
          drawings: v.optional(
            v.pipe(
              v.array(color),
              v.length(6, both('must be six colours, pale to deep', '옅은 색부터 짙은 색까지 여섯 개여야 해요')),
            ),
          ),
        }),
      ),
      icon: v.optional(
        v.picklist(
          fieldIcons,
          both(`must be one of ${fieldIcons.join(', ')}`, `다음 중 하나여야 해요: ${fieldIcons.join(', ')}`),
        ),
      ),
      /** Folder of the illustration kit that the lessons take their pictures from. */
      kit: v.optional(code),
      picture,
      /** Percent from the left edge of the picture to what stays in sight where it is cut. */
      focus: v.optional(v.pipe(count, v.maxValue(100, percent))),
      classifications: v.pipe(
        v.array(v.strictObject({ code, name: localized })),
        v.minLength(1, both('must name at least one classification', '분류가 하나 이상 있어야 해요')),
      ),
    }),
  ),
  v.minLength(1, oneToTwelve),
  v.maxLength(12, oneToTwelve),
)
export type Category = v.InferOutput<typeof categoriesSchema>[number]

interface Priced {
  amount: number
  discounted?: number | undefined
  special?: { amount: number } | undefined
}

const pricesFall = ({ amount, discounted, special }: Priced) =>
  (discounted === undefined || discounted < amount) &&
  (special === undefined || special.amount < (discounted ?? amount))
const pricesRise = both(
  'must be higher than discounted, and that higher than special.amount',
  '할인가보다, 할인가는 특별가보다 높아야 해요',
)

const subscriptionSchema = v.pipe(
  v.strictObject({
    name: localized,
    months: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(36, both('must be 36 months at the most', '36개월을 넘을 수 없어요')),
    ),
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

const lessonSchema = v.pipe(
  v.strictObject({
    title: localized,
    detail: localized,
    minutes: v.pipe(count, v.minValue(1)),
    free: v.optional(v.boolean(), false),
    exam: v.optional(v.boolean(both('must be true or false', '예 또는 아니요여야 해요')), false),
    picture: pictureWords,
  }),
  v.forward(
    v.check(
      ({ free, exam }) => !(free && exam),
      both(
        'must not be free: an exam needs a verified identity',
        '무료 수업은 시험일 수 없어요. 시험은 본인 확인이 필요해요',
      ),
    ),
    ['exam'],
  ),
)

/** A measure from 0 to `length` with the values that matter. */
const scaleSchema = v.pipe(
  v.strictObject({
    length: v.pipe(v.number(), v.minValue(1)),
    step: v.pipe(v.number(), v.minValue(1)),
    unit: filled,
    marks: v.pipe(
      v.array(v.strictObject({ at: v.number(), text: localized })),
      v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')),
    ),
  }),
  v.check(
    ({ length, step }) => length % step === 0,
    both('length must be a multiple of step', '길이는 간격의 배수여야 해요'),
  ),
  v.check(
    ({ length, marks }) => marks.every(({ at }) => at >= 0 && at <= length),
    both('marks must lie within length', '표시는 길이 안에 있어야 해요'),
  ),
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
        v.array(
          v.strictObject({
            ...localized.entries,
            right: v.optional(v.boolean(both('must be true or false', '예 또는 아니요여야 해요')), false),
          }),
        ),
        v.minLength(2, both('must be two to four', '두 개에서 네 개여야 해요')),
        v.maxLength(4, both('must be two to four', '두 개에서 네 개여야 해요')),
        v.check(
          (answers) => answers.filter(({ right }) => right).length === 1,
          both('must name one as right: true', '정답이 하나 있어야 해요'),
        ),
      ),
      because: localized,
    }),
  ],
  both(`must be one of ${practiceKinds}`, `다음 중 하나여야 해요: ${practiceKinds}`),
)

/** Shown as a link, so only web addresses are allowed: a browser would run `javascript:`. */
const webAddress = v.pipe(
  v.string(both('must be an address', '웹 주소여야 해요')),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), both('must be an address', '웹 주소여야 해요')),
)

export const courseFileSchema = v.pipe(
  v.strictObject({
    idx,
    classification: code,
    title: localized,
    summary: localized,
    description: localized,
    description_mobile: localized,
    recommended_for: v.pipe(
      v.array(localized),
      v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')),
    ),
    features: v.pipe(
      v.array(
        v.strictObject({
          title: localized,
          text: localized,
          drawing: v.optional(picture),
          scale: v.optional(scaleSchema),
        }),
      ),
      v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')),
    ),
    practice: v.optional(practiceSchema),
    teacher: v.optional(v.strictObject({ name: localized, role: localized })),
    standard: v.optional(localized),
    keywords: v.strictObject({ ko: v.array(filled), en: v.array(filled) }),
    picture,
    sample_video: v.optional(video),
    languages: v.pipe(
      v.array(v.picklist(['ko', 'en'])),
      v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')),
    ),
    equipment: equipmentSchema,
    published_on: v.optional(day),
    opens_on: v.optional(day),
    /** Place among courses with equally many learners, from 1. */
    suggested_position: v.optional(v.pipe(count, v.minValue(1, both('must be 1 or more', '1 이상이어야 해요')))),
    /** Not read: learners are counted. Editions from before keep it, and can still be published again. */
    learners_last_30_days: v.optional(count),
    individual: v.boolean(both('must be true or false', '예 또는 아니요여야 해요')),
    group: v.boolean(both('must be true or false', '예 또는 아니요여야 해요')),
    affiliate_mall: v.optional(v.strictObject({ name: localized, url: webAddress })),
    availability: v.optional(v.strictObject({ from: day, until: day })),
    curriculum: v.pipe(
      v.array(lessonSchema),
      v.minLength(6, both('must hold 6 to 20 lessons', '수업은 6개에서 20개여야 해요')),
      v.maxLength(20, both('must hold 6 to 20 lessons', '수업은 6개에서 20개여야 해요')),
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
      both('must be the number of a lesson', '있는 수업의 번호여야 해요'),
    ),
    ['practice', 'lesson'],
  ),
  v.forward(
    v.check(
      (course) => (course.published_on === undefined) !== (course.opens_on === undefined),
      both('needs either published_on or opens_on', '공개일과 공개 예정일 중 하나만 있어야 해요'),
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
      both(
        'must be given for individuals, and left out for groups alone',
        '개인용이면 있어야 하고, 단체 전용이면 없어야 해요',
      ),
    ),
    ['options'],
  ),
  v.forward(
    v.check(
      (course) => course.individual || course.group,
      both('must be true for individuals or for groups', '개인과 단체 중 하나는 예여야 해요'),
    ),
    ['individual'],
  ),
)
export type CourseFile = v.InferOutput<typeof courseFileSchema>

export const videosSchema = v.array(
  v.strictObject({ file: video, poster: picture, seconds: v.pipe(count, v.minValue(1)) }),
)
