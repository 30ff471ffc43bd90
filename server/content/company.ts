import { companyIn } from '#contract/content-files/company-in.ts'
import { pagePictures } from '#contract/values/brand.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readBrand, readCompanyFile, readCompanyPages } from '../db/company.ts'
import type { Database, Transaction } from '../db/open.ts'
import { companies, sellers } from '../db/schema/company.ts'
import { keepSeller } from '../db/sellers.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'
import type { ContentState } from './state.ts'

/** Makes the company and its brand equal to the folder's. The first is the seller of orders that name none. */
export async function loadCompany(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const { company } = content
  const pictures = pagePictures.flatMap((page) => {
    const name = content.pagePictures[page]
    return name === undefined ? [] : [[page, pathOf(files, `pictures/${name}`)] as const]
  })
  const brand = { ...content.brand, pagePictures: Object.fromEntries(pictures) }
  await tx
    .insert(companies)
    .values({ value: company, brand })
    .onConflictDoUpdate({ target: companies.id, set: { value: company, brand } })
  if ((await tx.$count(sellers)) === 0) await keepSeller(tx)
}

/** The company with the pages about it in one language, read once for each version of the content. */
export async function companyOf(
  content: Pick<ContentState, 'remember'>,
  db: Database,
  locale: Locale,
): Promise<ShopCompany> {
  const company = await content.remember('company', () => readCompanyFile(db))
  const { pagePictures: pictures = {} } = await content.remember('brand', () => readBrand(db))
  const pages = await content.remember('company pages', async () => readCompanyPages(db))
  return {
    ...companyIn(company, locale),
    pages: pages.map(({ name, title, tab }) => ({ name, title: title[locale], tab: tab[locale] })),
    pictures: Object.fromEntries(Object.entries(pictures).map(([page, path]) => [page, `/media/${encodeURI(path)}`])),
  }
}
