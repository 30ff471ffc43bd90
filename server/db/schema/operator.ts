import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
