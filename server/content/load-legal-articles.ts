import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { editions } from '#contract/addresses/legal.ts'
import { type Article, type Clause, legalTextSchema, legalTextWithout } from '#contract/content/legal-text.ts'
import { type Locale, locales } from '#contract/values/locale.ts'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { legalArticles } from '../db/schema/search.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'

/** Documents whose articles a search finds; consents are read where they are given. */
const searchedDocuments = ['terms', 'privacy'] as const
type SearchedDocument = (typeof searchedDocuments)[number]

/** Names of the documents, by which their articles are found too. */
const names = { terms: '이용약관 Terms of use', privacy: '개인정보 처리방침 Privacy policy' } as const

type ArticleRow = typeof legalArticles.$inferInsert

/** Makes the searchable articles equal to the texts that came with this version of the shop. */
export async function loadLegalArticles(tx: Transaction, rows: readonly ArticleRow[]): Promise<void> {
  await tx.delete(legalArticles).where(everyRow)
  for (const chunk of chunks(rows)) await tx.insert(legalArticles).values(chunk)
}

let read: readonly ArticleRow[] | undefined

/** Every article of every edition, read once: the texts are part of the shop and never change while it runs. */
export function readLegalArticles(): readonly ArticleRow[] {
  read ??= searchedDocuments.flatMap((document) =>
    editions[document].flatMap(({ id }) => {
      const english = articlesOf(document, id, 'en')
      return articlesOf(document, id, 'ko').map((korean, index): ArticleRow => {
        // Both languages have the same articles (`texts.test.ts`).
        const translated = english[index] ?? korean
        const title = { ko: korean.title, en: translated.title }
        const searchText = normalize(
          [title.ko, title.en, textOf(korean), textOf(translated), names[document]].join(' '),
        )
        return {
          document,
          edition: id,
          article: korean.id,
          number: index + 1,
          title,
          searchText,
          searchGrams: gramsOf(searchText),
        }
      })
    }),
  )
  return read
}

/** The files of these articles as they are written: parsing them takes a quarter of a second. */
export function legalSources(): string[] {
  return searchedDocuments.flatMap((document) =>
    editions[document].flatMap(({ id }) => locales.map((locale) => sourceOf(document, id, locale))),
  )
}

function sourceOf(document: SearchedDocument, edition: string, locale: Locale): string {
  const file = fileURLToPath(new URL(`../../content/legal/${document}/${edition}.${locale}.yaml`, import.meta.url))
  return readFileSync(file, 'utf8')
}

/** Articles as a shop with every feature has them. */
function articlesOf(document: SearchedDocument, edition: string, locale: Locale): readonly Article[] {
  const { chapters } = legalTextWithout([], v.parse(legalTextSchema, parse(sourceOf(document, edition, locale))))
  return chapters.flatMap(({ articles }) => articles)
}

function textOf({ clauses }: Article): string {
  return clauses
    .flatMap(({ text, items, table }: Clause) => [text, ...(items ?? []), ...(table?.rows.flat() ?? [])])
    .join(' ')
}
