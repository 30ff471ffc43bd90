import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { CompanyFile } from '#contract/content-files/company.ts'

/** One row: the company that runs the shop, as `company.yaml` says. */
export const companies = pgTable('companies', {
  id: integer().primaryKey().default(1),
  value: jsonb().$type<CompanyFile>().notNull(),
})
