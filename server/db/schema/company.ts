import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CompanyFile } from '#contract/content-files/company.ts'
import type { SellerFile } from '#contract/content-files/company-in.ts'
import type { PageFile } from '#contract/content-files/pages.ts'
import type { Brand } from '#contract/values/brand.ts'
import { localized } from './columns.ts'

/** One row: the company that runs the shop, as `company.yaml` says, and how the shop looks. */
export const companies = pgTable('companies', {
  id: integer().primaryKey().default(1),
  value: jsonb().$type<CompanyFile>().notNull(),
  /** Null while an earlier version of the shop has imported the content. */
  brand: jsonb().$type<Brand>(),
})

/**
 * The company as it was when something was ordered: one row for all orders with the same facts. The first is also that of
 * orders of earlier versions of the shop, which kept none.
 */
export const sellers = pgTable(
  'sellers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    value: jsonb().$type<SellerFile>().notNull(),
  },
  // A row of an index has less room than the facts.
  () => [uniqueIndex('sellers_value').on(sql`md5(value::text)`)],
)

/** The home page and those about the company, as the files of `pages/` say. */
export const pages = pgTable('pages', {
  /** Last part of its address. */
  name: text().primaryKey(),
  position: integer().notNull(),
  hasTab: boolean().notNull().default(true),
  title: localized().notNull(),
  tab: localized().notNull(),
  description: localized().notNull(),
  note: jsonb().$type<PageFile['note']>(),
  blocks: jsonb().$type<PageFile['blocks']>().notNull(),
  /** Paths in `media` of the pictures that the blocks name. */
  pictures: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
})
