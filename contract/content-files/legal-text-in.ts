import type { LegalText } from '../content/legal.ts'
import type { Feature } from '../values/features.ts'
import type { Locale } from '../values/locale.ts'
import type { CompanyFile } from './company.ts'
import type { LegalCondition, LegalFile } from './legal.ts'
import { companyFactsIn, fillPlaceholders } from './placeholders.ts'

/** What a published text depends on besides its file. */
interface Seller {
  readonly company: CompanyFile
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
}

/** The text of an edition for one shop: with the facts of its company, without what is about features that are off. */
export function legalTextIn(file: LegalFile, { company, off }: Seller, locale: Locale): LegalText {
  const facts = companyFactsIn(company, locale)
  const words = (text: Record<Locale, string>) => fillPlaceholders(text[locale], facts)
  const isOn = (feature: Feature) => !off.includes(feature)
  const holds = ({ only_with, only_with_any, only_without, only_without_all }: LegalCondition) =>
    (only_with?.every(isOn) ?? true) &&
    (only_with_any?.some(isOn) ?? true) &&
    (only_without === undefined || !only_without.every(isOn)) &&
    (only_without_all === undefined || !only_without_all.some(isOn))
  return {
    title: words(file.title),
    summary: words(file.summary),
    ...(file.announcement ? { announcement: words(file.announcement) } : {}),
    chapters: file.chapters.map(({ title, articles }) => ({
      ...(title ? { title: words(title) } : {}),
      articles: articles.filter(holds).map((article) => ({
        id: article.id,
        title: words(article.title),
        clauses: article.clauses.filter(holds).map(({ text, items, table }) => ({
          text: words(text),
          ...(items ? { items: items.filter(holds).map((item) => words(item.text)) } : {}),
          ...(table
            ? {
                table: {
                  head: table.head.map(words),
                  rows: table.rows.filter(holds).map((row) => row.cells.map(words)),
                },
              }
            : {}),
        })),
      })),
    })),
  }
}
