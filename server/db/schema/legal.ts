import { boolean, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LegalText } from '#contract/content/legal.ts'
import { editionChanges, type LegalFile } from '#contract/content-files/legal.ts'
import type { Feature } from '#contract/values/features.ts'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import { checkValues, moment } from './columns.ts'

/** Editions of legal texts as they were published: later changes of the company or of features change no row. */
export const legalEditions = pgTable(
  'legal_editions',
  {
    document: text({ enum: legalDocuments }).notNull(),
    /** Name of its file; consents refer to it. */
    edition: text().notNull(),
    version: text().notNull(),
    /** Korean days: shown from the first one, in force from the second one. */
    postedOn: date({ mode: 'string' }).notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    change: text({ enum: editionChanges }).notNull(),
    /** Whether members who agreed to an earlier edition are asked to agree to this one. */
    asksAgain: boolean().notNull().default(false),
    /** What the file says, with placeholders and conditions. */
    file: jsonb().$type<LegalFile>().notNull(),
    /** What pages show. */
    text: jsonb().$type<Record<Locale, LegalText>>().notNull(),
    /** Features that the shop was without when the text was published, sorted. */
    off: jsonb().$type<readonly Feature[]>().notNull(),
    /** When the file was published as it is. */
    publishedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.edition] }),
    checkValues('legal_editions_document', table.document),
    checkValues('legal_editions_change', table.change),
  ],
)
