import { asc, eq } from 'drizzle-orm'
import type { CompanyFile } from '#contract/content-files/company.ts'
import { companyIn } from '#contract/content-files/company-in.ts'
import type { Brand } from '#contract/values/brand.ts'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Database, Transaction } from './open.ts'
import { companies, pages } from './schema/company.ts'

/** The company that runs the shop, in both languages. Throws before the first import of content. */
export async function readCompanyFile(db: Database | Transaction): Promise<CompanyFile> {
  const [row] = await db.select().from(companies)
  if (!row) throw new Error('the shop has no company yet; import a content folder first')
  return row.value
}

/** The pages about the company that have a tab, in the order of the tabs. */
export function readCompanyPages(db: Database | Transaction) {
  return db
    .select({ name: pages.name, title: pages.title, tab: pages.tab })
    .from(pages)
    .where(eq(pages.hasTab, true))
    .orderBy(asc(pages.position), asc(pages.name))
}

/** The company in the language of a mail or document. */
export async function readCompany(db: Database | Transaction, locale: Locale): Promise<Company> {
  return companyIn(await readCompanyFile(db), locale)
}

/** How the shop looks. Throws before the first import of content. */
export async function readBrand(db: Database | Transaction): Promise<Brand> {
  const [row] = await db.select({ brand: companies.brand }).from(companies)
  if (!row?.brand) throw new Error('the shop has no brand yet; import a content folder first')
  return row.brand
}
