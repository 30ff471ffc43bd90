import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CompanyFile } from '#contract/content-files/company.ts'
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

/** Pages about the company, as the files of `pages/` say. */
export const pages = pgTable('pages', {
  /** Last part of its address. */
  name: text().primaryKey(),
  position: integer().notNull(),
  title: localized().notNull(),
  tab: localized().notNull(),
  description: localized().notNull(),
  note: jsonb().$type<PageFile['note']>(),
  blocks: jsonb().$type<PageFile['blocks']>().notNull(),
  /** Paths in `media` of the pictures that the blocks name. */
  pictures: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
})
