import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, moment } from './columns.ts'

const operatorActionNames = [
  'members restrict',
  'members restore',
  'members terminate',
  'members objection',
  'inquiries answer',
  'reviews answer',
  'reviews hide',
  'reviews restore',
] as const
export type OperatorAction = (typeof operatorActionNames)[number]

/** Actions of operators on members, inquiries and reviews; those on orders are in `order_events`. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid().primaryKey(),
    actor: text().notNull(),
    action: text({ enum: operatorActionNames }).notNull(),
    /** ID of the member, or number of the inquiry or review. */
    subject: text().notNull(),
    note: text(),
    happenedAt: moment().notNull(),
  },
  (table) => [checkValues('operator_actions_action', table.action)],
)

/** One row: the mode of every server that uses this database, set by the first one. */
export const databaseMode = pgTable(
  'database_mode',
  {
    id: integer().primaryKey().default(1),
    mode: text({ enum: ['sandbox', 'live'] }).notNull(),
  },
  (table) => [checkValues('database_mode_mode', table.mode)],
)
