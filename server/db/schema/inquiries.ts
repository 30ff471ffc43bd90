import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessionBrowserSchema, sessionSystemSchema } from '#contract/accounts/session.ts'
import { sentCategoryCodes } from '#contract/content/board-addresses.ts'
import { locales } from '#contract/values/locale.ts'
import { visitLayouts } from '#contract/values/visit-counts.ts'
import { bytes, checkValues, moment } from './columns.ts'
import { members } from './members.ts'
import { operators } from './operator.ts'

/** Service inquiries that are not answered yet. An answer deletes the row (specification, section 9). */
export const inquiries = pgTable(
  'inquiries',
  {
    id: serial().primaryKey(),
    /** Member whose objection this is; null for every other inquiry. */
    memberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** Member who sent it while logged in; null for a visitor's. */
    senderId: uuid().references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    affiliation: text().notNull(),
    category: text({ enum: sentCategoryCodes }).notNull(),
    email: text().notNull(),
    /** Digits only. */
    phone: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Language of the page, and of the mails. */
    locale: text({ enum: locales }).notNull(),
    /** Page from which the sender came, layout of the form, browser and system; null when they are unknown. */
    page: text(),
    layout: text({ enum: visitLayouts }),
    browser: text({ enum: sessionBrowserSchema.options }),
    system: text({ enum: sessionSystemSchema.options }),
    /** SHA-256 of fields and picture, to tell a repeated request from another one with the same key. */
    requestHash: text().notNull(),
    consentedAt: moment().notNull(),
    submittedAt: moment().notNull(),
    /** The operator who answers it. */
    takenBy: uuid().references(() => operators.id, { onDelete: 'set null' }),
    /** Who handed it over, and what that operator wrote. */
    handoverFrom: text(),
    handoverNote: text(),
  },
  (table) => [
    checkValues('inquiries_category', table.category),
    checkValues('inquiries_locale', table.locale),
    checkValues('inquiries_layout', table.layout),
    checkValues('inquiries_browser', table.browser),
    checkValues('inquiries_system', table.system),
    index('inquiries_submitted').on(table.submittedAt),
    index('inquiries_member').on(table.memberId),
    index('inquiries_sender').on(table.senderId, table.submittedAt),
    index('inquiries_taken').on(table.takenBy, table.submittedAt),
  ],
)

/** The picture of an inquiry, encoded anew and without metadata. Deleted with its inquiry. */
export const inquiryPictures = pgTable(
  'inquiry_pictures',
  {
    inquiryId: integer()
      .primaryKey()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    type: text({ enum: ['image/jpeg', 'image/png'] }).notNull(),
    body: bytes().notNull(),
  },
  (table) => [checkValues('inquiry_pictures_type', table.type)],
)

/**
 * Answers to the inquiries of members, who read them in My page. The inquiry itself is deleted with its answer. A row is
 * deleted by its member, or after a year (`inquiryLimits.keptAnswerDays`).
 */
export const inquiryAnswers = pgTable(
  'inquiry_answers',
  {
    inquiryId: integer().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    category: text({ enum: sentCategoryCodes }).notNull(),
    submittedAt: moment().notNull(),
    answeredAt: moment().notNull(),
    answer: text().notNull(),
  },
  (table) => [
    checkValues('inquiry_answers_category', table.category),
    index('inquiry_answers_member').on(table.memberId, table.submittedAt),
    index('inquiry_answers_answered').on(table.answeredAt),
  ],
)

/** Texts that operators begin an answer with, in each language by title. They hold no personal data. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    text: text().notNull(),
    /** Name of the operator who changed it last. */
    changedBy: text().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    checkValues('saved_answers_locale', table.locale),
    uniqueIndex('saved_answers_title').on(table.locale, table.title),
  ],
)

/** Record of each inquiry without personal data, kept for three years after its answer (specification, section 9). */
export const complaintRecords = pgTable(
  'complaint_records',
  {
    inquiryId: integer().primaryKey(),
    /** Key by which a repeated request is recognised. */
    idempotencyKey: uuid().notNull(),
    category: text({ enum: sentCategoryCodes }).notNull(),
    submittedAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    checkValues('complaint_records_category', table.category),
    uniqueIndex('complaint_records_key').on(table.idempotencyKey),
    index('complaint_records_answered').on(table.answeredAt),
  ],
)

/** Who asked for a mail when a course opens, or the PC client is there. The row is deleted when that mail is written. */
export const courseOpeningRequests = pgTable(
  'course_opening_requests',
  {
    /** Public number of the link that deletes it. */
    id: uuid().primaryKey(),
    /** Null for the PC client. */
    courseIdx: integer(),
    /** In lower case. */
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    requestedAt: moment().notNull(),
  },
  (table) => [
    checkValues('course_opening_requests_locale', table.locale),
    uniqueIndex('course_opening_requests_course_email').on(table.courseIdx, table.email),
    uniqueIndex('course_opening_requests_client_email').on(table.email).where(sql`course_idx is null`),
    index('course_opening_requests_email').on(table.email),
  ],
)
