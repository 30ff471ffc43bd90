import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { CompanyFile } from '#contract/content-files/company.ts'
import type { Brand } from '#contract/values/brand.ts'

/** One row: the company that runs the shop, as `company.yaml` says, and how the shop looks. */
export const companies = pgTable('companies', {
  id: integer().primaryKey().default(1),
  value: jsonb().$type<CompanyFile>().notNull(),
  /** Null while an earlier version of the shop has imported the content. */
  brand: jsonb().$type<Brand>(),
})
