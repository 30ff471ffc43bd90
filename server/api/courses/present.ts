import type { NoticeSummary } from '#contract/content/notices.ts'
import type { Course, Lesson, PurchaseOption } from '#contract/courses/course-detail.ts'
import type { CourseNotice } from '#contract/courses/course-notice.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { Practice } from '#contract/courses/practice.ts'
import { limits } from '#contract/values/limits.ts'
import type { Locale } from '#contract/values/locale.ts'
import { optionPrice } from '#server/content/option-price.ts'
import { reduceRichText } from '#server/content/rich-text.ts'
import type { Localized } from '#server/db/schema/columns.ts'
import type { CoursePractice, courseNotices, courses, lessons, purchaseOptions } from '#server/db/schema/courses.ts'
import { addDays } from '#server/lib/clock.ts'

// Turns rows of courses into wire content (specification, section 3).

export type CourseRow = typeof courses.$inferSelect
/** The columns of a course that a list shows. */
export type SummaryRow = Pick<
  CourseRow,
  | 'idx'
  | 'categoryCode'
  | 'title'
  | 'summary'
  | 'picture'
  | 'loop'
  | 'keywords'
  | 'lessonCount'
  | 'freeLessonCount'
  | 'minutes'
  | 'months'
  | 'regularPrice'
  | 'currentPrice'
  | 'hasDearerOptions'
  | 'isIndividual'
  | 'isGroup'
  | 'opensOn'
> & { categoryName: Localized; classificationName: Localized }

export interface PresentContext {
  readonly locale: Locale
  /** `YYYY-MM-DD`, Korean time. */
  readonly today: string
}

export function mediaUrl(path: string): string {
  return `/media/${encodeURI(path)}`
}

/** Whole percent that `now` saves of `regular`. */
export function discountRate(regular: number, now: number): number {
  return regular === 0 ? 0 : Math.round((1 - now / regular) * 100)
}

export function presentSummary(row: SummaryRow, { locale, today }: PresentContext): CourseSummary {
  const { currentPrice, regularPrice } = row
  return {
    idx: row.idx,
    category: {
      code: row.categoryCode,
      classification: row.classificationName[locale],
      name: row.categoryName[locale],
    },
    title: row.title[locale],
    summary: row.summary[locale],
    thumbnail: mediaUrl(row.picture),
    loop: row.loop === null ? null : mediaUrl(row.loop),
    keyword: row.keywords[locale],
    curriculum: { count: row.lessonCount, free_count: row.freeLessonCount, minutes: row.minutes },
    amt: regularPrice ?? 0,
    price:
      currentPrice === null || regularPrice === null
        ? null
        : {
            now: currentPrice,
            regular: regularPrice,
            rate: discountRate(regularPrice, currentPrice),
            from: row.hasDearerOptions,
          },
    months: row.months,
    individual: { is_exist: row.isIndividual },
    group: { is_exist: row.isGroup },
    is_new: row.opensOn <= today && addDays(row.opensOn, limits.newForDays) > today,
    opens_on: row.opensOn,
  }
}

export function presentLesson(row: typeof lessons.$inferSelect, { locale }: PresentContext): Lesson {
  return {
    number: row.number,
    title: row.title[locale],
    thumbnail: mediaUrl(row.picture),
    free: row.isFree,
    exam: row.isExam,
    clip: row.clip === null ? null : mediaUrl(row.clip),
    crr_detail: row.detail[locale],
    minutes: row.minutes,
  }
}

function presentOption(row: typeof purchaseOptions.$inferSelect, { locale, today }: PresentContext): PurchaseOption {
  const { regular, discounted, current, specialUntil } = optionPrice(row, today)
  return {
    idx: row.idx,
    name: row.name[locale],
    amt: regular,
    disc_rate: discountRate(regular, discounted),
    disc_amt: discounted,
    disc_amt_drt: discounted - current,
    disc_until: specialUntil,
    delivery_amt: row.delivery,
    subs_month: row.months,
  }
}

export function presentIntroduction(row: CourseRow, { locale, today }: PresentContext) {
  return {
    description: row.description[locale],
    description_mobile: row.descriptionMobile[locale],
    equipment: row.equipment,
    is_coming: row.opensOn > today,
  }
}

/** Null where the catalogue names no teacher, and for rows of imports before the portraits. */
export function presentTeacher({ teacher }: Pick<CourseRow, 'teacher'>, locale: Locale): Course['teacher'] {
  if (teacher?.portrait === undefined) return null
  return { name: teacher.name[locale], role: teacher.role[locale], portrait: mediaUrl(teacher.portrait) }
}

function presentPractice(practice: CoursePractice, locale: Locale): Practice {
  const { number, title, picture } = practice.lesson
  const shared = {
    title: practice.title[locale],
    adds: practice.adds[locale],
    lesson: { number, title: title[locale] },
  }
  if (practice.kind !== 'question') return { kind: practice.kind, ...shared }
  return {
    kind: practice.kind,
    ...shared,
    picture: mediaUrl(picture),
    question: practice.question[locale],
    answers: practice.answers.map(({ text, isRight }) => ({ text: text[locale], is_right: isRight })),
    because: practice.because[locale],
  }
}

export function presentSampleVideo(row: Pick<CourseRow, 'sampleVideo'>): Course['sample_video'] {
  const video = row.sampleVideo
  return video && { src: mediaUrl(video.file), poster: mediaUrl(video.poster), seconds: video.seconds }
}

export function presentCourse(
  row: CourseRow & SummaryRow,
  parts: {
    lessons: (typeof lessons.$inferSelect)[]
    options: (typeof purchaseOptions.$inferSelect)[]
    noticeCount: number
    rating: Course['rating']
    sharePicture: string | null
  },
  language: PresentContext,
): Course {
  const { locale, today } = language
  const summary = presentSummary(row, language)
  const introduction = presentIntroduction(row, language)
  const isOver = row.availableUntil !== null && row.availableUntil < today
  const options = parts.options.map((option) => presentOption(option, language))
  return {
    ...summary,
    ...introduction,
    recommend: row.recommendedFor.map((each) => each[locale]),
    feature: row.features.map(({ title, text, drawing, scale }) => ({
      title: title[locale],
      text: text[locale],
      drawing: drawing === undefined ? null : mediaUrl(drawing),
      scale: scale ? { ...scale, marks: scale.marks.map((mark) => ({ at: mark.at, text: mark.text[locale] })) } : null,
    })),
    practice: row.practice === null ? null : presentPractice(row.practice, locale),
    teacher: presentTeacher(row, locale),
    standard: row.standard === null ? null : row.standard[locale],
    curriculum: { ...summary.curriculum, detail: parts.lessons.map((lesson) => presentLesson(lesson, language)) },
    individual: {
      is_exist: row.isIndividual,
      option: {
        subscription: options.filter((option) => option.subs_month > 0),
        not_subscription: options.filter((option) => option.subs_month === 0),
      },
      buy: row.isIndividual && row.affiliateMall === null && !introduction.is_coming && !isOver,
      is_buy: false,
    },
    group: { is_exist: row.isGroup, is_available: row.isGroup && !isOver },
    affiliate_mall: row.affiliateMall && { name: row.affiliateMall.name[locale], url: row.affiliateMall.url },
    availability:
      row.availableFrom !== null && row.availableUntil !== null
        ? { from: row.availableFrom, until: row.availableUntil }
        : null,
    languages: row.languages.filter((each) => each === 'ko' || each === 'en'),
    sample_video: presentSampleVideo(row),
    share_picture: parts.sharePicture,
    notice_count: parts.noticeCount,
    rating: parts.rating,
  }
}

const noticeAuthor: Localized = { ko: '운영팀', en: 'Shop team' }

/** The columns of a notice, of a course or of the shop, that a list shows. */
type NoticeSummaryRow = Omit<typeof courseNotices.$inferSelect, 'courseIdx' | 'text'> & { number: number }

export function presentNotice(row: NoticeSummaryRow & { text: Localized }, language: PresentContext): CourseNotice {
  // The import reduces it too; a row may be older than the current rules.
  return { ...presentNoticeSummary(row, language), text: reduceRichText(row.text[language.locale]) }
}

export function presentNoticeSummary(row: NoticeSummaryRow, { locale }: PresentContext): NoticeSummary {
  return {
    idx: row.idx,
    number: row.number,
    category: row.category,
    title: row.title[locale],
    author: noticeAuthor[locale],
    view: row.views,
    top: row.isPinned,
    created_at: row.postedOn,
    attachments: row.attachments.map((attachment) => attachment[locale]),
  }
}

/** Names of the header menu are HTML-encoded on the wire (specification, section 3). */
export function htmlEncode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
