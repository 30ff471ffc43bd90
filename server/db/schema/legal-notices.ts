import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import { checkValues, moment } from './columns.ts'
import { members } from './members.ts'

/** Which member was told of which edition before it began: one mail each. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    document: text({ enum: legalDocuments }).notNull(),
    /** Stays when the edition is withdrawn, so that nobody is told twice. */
    edition: text().notNull(),
    /** The mail in the outbox, which is deleted earlier than this row. */
    messageId: uuid().notNull(),
    /** The text message to the guardian of a member under 14. */
    guardianMessageId: uuid(),
    toldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.document, table.edition] }),
    index('legal_notices_edition').on(table.document, table.edition),
    checkValues('legal_notices_document', table.document),
  ],
)
