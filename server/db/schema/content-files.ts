import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { draftFailures } from '#contract/desk/content.ts'
import { bytes, checkValues, localized, moment } from './columns.ts'

/** The YAML files that the shop publishes, as they were written: comments and layout stay. */
export const contentFiles = pgTable('content_files', {
  /** Path in the content folder: `courses/job/barista.yaml`. */
  path: text().primaryKey(),
  text: text().notNull(),
  /** Number of an entry, such as a course; null in the kinds with one file. */
  idx: integer(),
  /** Title of an entry. */
  title: localized(),
})

/** What each file was, from its first publication on. */
export const contentEditions = pgTable(
  'content_editions',
  {
    path: text().notNull(),
    /** Counted from 1. */
    edition: integer().notNull(),
    /** Null when the file was removed. */
    text: text(),
    publishedAt: moment().notNull(),
    /** Name of the operator; `import` for one from the command line. */
    publishedBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.edition] })],
)

/** Versions of drafts, those of all files. */
export const draftVersions = pgSequence('content_draft_versions')

/** What operators prepare beside what is published: one draft for each file. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    path: text().primaryKey(),
    /** Null when the draft removes the file. */
    text: text(),
    /** Number and title of an entry, as in `content_files`. */
    idx: integer(),
    title: localized(),
    /** Edition that was changed; 0 for a new file. */
    baseEdition: integer().notNull(),
    /** Another one after each change, so that nobody overwrites what they have not read. */
    version: integer().notNull(),
    updatedAt: moment().notNull(),
    updatedBy: text().notNull(),
    publishAt: moment(),
    /** Operator who scheduled it, and from which network. */
    scheduledBy: jsonb().$type<{ readonly name: string; readonly network: string }>(),
    /** Whether it was not published when it was due. */
    hasFailed: boolean().notNull().default(false),
    /** Why not; null where an earlier version of the shop did not say. */
    failure: text({ enum: draftFailures }),
  },
  (table) => [
    index('content_drafts_publish').on(table.publishAt),
    checkValues('content_drafts_failure', table.failure),
  ],
)

/** Uploaded files that drafts may name. What is published is stored with the other files, and its row deleted. */
export const contentUploads = pgTable('content_uploads', {
  /** Path in the content folder: `pictures/spring.webp`. */
  path: text().primaryKey(),
  /** First 8 digits of the SHA-256, as in the paths of `media`. */
  hash: text().notNull(),
  /** Media type. */
  type: text().notNull(),
  body: bytes().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  uploadedAt: moment().notNull(),
})
