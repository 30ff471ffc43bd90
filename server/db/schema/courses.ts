import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { equipmentSchema, noticeCategorySchema } from '#contract/courses/courses.ts'
import type { HandPractice } from '#contract/courses/practice.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import type { Locale } from '#contract/values/locale.ts'
import { checkValues, type Localized, localized, localizedList } from './columns.ts'

/** One row: version and fingerprint of the imported content. */
export const contentState = pgTable('content_state', {
  id: integer().primaryKey().default(1),
  /** Grows with every import that changes something; pages rendered before are stale. */
  generation: integer().notNull(),
  /** SHA-256 of the imported content. */
  fingerprint: text().notNull(),
  /** SHA-256 of what the search index was made of and how; another one is made at the start of a newer shop. */
  searchFingerprint: text().notNull().default(''),
})

/** Colours of a field of training, `#RRGGBB`. */
export interface FieldColors {
  /** Marks and meters on light pages, and the ground of pictures there. */
  readonly hue: string
  readonly tint: string
  /** The same on dark pages. */
  readonly darkHue: string
  readonly darkTint: string
}

/** Fields of training. */
export const categories = pgTable('categories', {
  code: text().primaryKey(),
  position: integer().notNull(),
  name: localized().notNull(),
  picture: text().notNull(),
  /** Null in rows of imports before them. */
  colors: jsonb().$type<FieldColors>(),
  /** One of `fieldIcons`; null for the neutral one. */
  icon: text(),
  /** Folder of the illustration kit; null for the one of its code. */
  kit: text(),
  /** Percent from the left edge of the picture to what stays in sight; null for the middle. */
  focus: integer(),
})

export const classifications = pgTable(
  'classifications',
  {
    categoryCode: text()
      .notNull()
      .references((): AnyPgColumn => categories.code),
    code: text().notNull(),
    position: integer().notNull(),
    name: localized().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryCode, table.code] })],
)

export interface Feature {
  title: Localized
  text: Localized
  /** Path of a drawing below `/media`. */
  drawing?: string | undefined
  scale?: { length: number; step: number; unit: string; marks: { at: number; text: Localized }[] } | undefined
}

/** What a visitor can try of a course. */
export type CoursePractice = {
  title: Localized
  adds: Localized
  /** Lesson that it is taken from, with the path of its picture below `/media`. */
  lesson: { number: number; title: Localized; picture: string }
} & (
  | { kind: HandPractice }
  | { kind: 'question'; question: Localized; answers: { text: Localized; isRight: boolean }[]; because: Localized }
)

export const courses = pgTable(
  'courses',
  {
    idx: integer().primaryKey(),
    slug: text().notNull(),
    categoryCode: text().notNull(),
    classificationCode: text().notNull(),
    title: localized().notNull(),
    summary: localized().notNull(),
    description: localized().notNull(),
    descriptionMobile: localized().notNull(),
    recommendedFor: jsonb().$type<Localized[]>().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    /** Null for none. */
    practice: jsonb().$type<CoursePractice>(),
    /** Who teaches it, with what proves that they can, and the path of their portrait below `/media`. */
    teacher: jsonb().$type<{ name: Localized; role: Localized; portrait?: string | undefined }>(),
    /** Standard or certificate that it prepares for. */
    standard: jsonb().$type<Localized>(),
    keywords: localizedList().notNull(),
    picture: text().notNull(),
    /** Path of the course's moving pictures below `/media`; null in rows of imports before them. */
    loop: text(),
    sampleVideo: jsonb().$type<{ file: string; poster: string; seconds: number }>(),
    languages: text().array().notNull(),
    equipment: text({ enum: equipmentSchema.options }).notNull(),
    opensOn: date({ mode: 'string' }).notNull(),
    /** Members who began it or finished a lesson of it in the last 30 days; `countLearners` writes it each day. */
    monthlyLearners: integer().notNull(),
    /** Order of the operator among courses with equally many learners, from 1; null comes last. */
    suggestedPosition: integer(),
    isIndividual: boolean().notNull(),
    isGroup: boolean().notNull(),
    affiliateMall: jsonb().$type<{ name: Localized; url: string }>(),
    availableFrom: date({ mode: 'string' }),
    availableUntil: date({ mode: 'string' }),
    lessonCount: integer().notNull(),
    freeLessonCount: integer().notNull(),
    minutes: integer().notNull(),
    /** Months of the passes on sale, ascending. */
    months: integer().array().notNull(),
    /** Cheapest option at its regular and at today's price, in won; null where the price is an inquiry. */
    regularPrice: integer(),
    currentPrice: integer(),
    /** Whether other options cost more than `currentPrice`. */
    hasDearerOptions: boolean().notNull(),
    /** Title, keywords and field in both languages, normalized; a hit is checked against it. */
    searchText: text().notNull(),
    /** Single characters and pairs of `searchText`, which the index finds. */
    searchGrams: text().array().notNull(),
    /** Not offered any more: kept for the orders that refer to it. */
    isWithdrawn: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.categoryCode, table.classificationCode],
      foreignColumns: [classifications.categoryCode, classifications.code],
    }),
    index('courses_new')
      .on(table.opensOn.desc().nullsFirst(), table.idx.desc().nullsFirst())
      .where(sql`not is_withdrawn`),
    index('courses_popular')
      .on(table.monthlyLearners.desc().nullsFirst(), table.suggestedPosition.asc(), table.idx.desc().nullsFirst())
      .where(sql`not is_withdrawn`),
    index('courses_lessons')
      .on(table.lessonCount.desc().nullsFirst(), table.idx.desc().nullsFirst())
      .where(sql`not is_withdrawn`),
    index('courses_price').on(table.currentPrice.asc(), table.idx.desc().nullsFirst()).where(sql`not is_withdrawn`),
    index('courses_category').on(table.categoryCode, table.opensOn.desc().nullsFirst(), table.idx.desc().nullsFirst()),
    checkValues('courses_equipment', table.equipment),
    // Only imports write it: a pending list would only slow searches down.
    index('courses_search').using('gin', table.searchGrams).with({ fastupdate: false }),
  ],
)

export const lessons = pgTable(
  'lessons',
  {
    courseIdx: integer()
      .notNull()
      .references((): AnyPgColumn => courses.idx),
    /** Counted from 1. */
    number: integer().notNull(),
    title: localized().notNull(),
    detail: localized().notNull(),
    minutes: integer().notNull(),
    isFree: boolean().notNull(),
    /** Opens only for a member whose identity is verified. */
    isExam: boolean().notNull().default(false),
    picture: text().notNull(),
    /** Path of the moving picture of a free lesson below `/media`. */
    clip: text(),
  },
  (table) => [primaryKey({ columns: [table.courseIdx, table.number] })],
)

export const purchaseOptions = pgTable(
  'purchase_options',
  {
    /** Course number times 1000, plus the months of a pass, or 500 and more for what is bought once. */
    idx: integer().primaryKey(),
    courseIdx: integer()
      .notNull()
      .references((): AnyPgColumn => courses.idx),
    name: localized().notNull(),
    /** Months of a pass; 0 for what is bought once. */
    months: integer().notNull(),
    /** Won. */
    amount: integer().notNull(),
    discounted: integer(),
    specialAmount: integer(),
    specialUntil: date({ mode: 'string' }),
    delivery: integer().notNull(),
    isWithdrawn: boolean().notNull().default(false),
  },
  (table) => [index('purchase_options_course').on(table.courseIdx)],
)

export const courseNotices = pgTable(
  'course_notices',
  {
    idx: integer().primaryKey(),
    courseIdx: integer()
      .notNull()
      .references((): AnyPgColumn => courses.idx),
    category: text({ enum: noticeCategorySchema.options }).notNull(),
    title: localized().notNull(),
    text: localized().notNull(),
    views: integer().notNull(),
    isPinned: boolean().notNull(),
    postedOn: date({ mode: 'string' }).notNull(),
    /** For each language, the file with its number in `attachments`, its name, and its size in bytes. */
    attachments: jsonb().$type<Record<Locale, Attachment>[]>().notNull().default([]),
  },
  (table) => [
    checkValues('course_notices_category', table.category),
    index('course_notices_course').on(
      table.courseIdx,
      table.isPinned.desc().nullsFirst(),
      table.idx.desc().nullsFirst(),
    ),
  ],
)

export const banners = pgTable(
  'banners',
  {
    kind: text({ enum: ['top', 'slide'] }).notNull(),
    idx: integer().notNull(),
    position: integer().notNull(),
    content: jsonb().$type<BannerContent>().notNull(),
    shownFrom: date({ mode: 'string' }),
    shownUntil: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.idx] }), checkValues('banners_kind', table.kind)],
)

export interface BannerContent {
  title: Localized
  text: Localized
  href: string
  label?: Localized | undefined
  tab?: Localized | undefined
  tab_text?: Localized | undefined
  button?: Localized | undefined
  /** Path of a slide's picture below `/media`. */
  picture?: string | undefined
  /** Paths of a top banner's pictures below `/media`; absent in rows of imports before the pictures. */
  pictures?: Localized | undefined
  picture_text?: Localized | undefined
  practice?: { course: number } | undefined
  course?: number | undefined
}
