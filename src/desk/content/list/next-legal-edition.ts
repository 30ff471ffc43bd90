import * as v from 'valibot'
import { noticeDays } from '#contract/content-files/legal.ts'
import { contentDetail, contentList } from '#contract/desk/content.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import type { Http } from '#lib/http/http.ts'

const editionSchema = v.looseObject({ effective_on: v.string() })

/** What a new edition of a legal document begins with: the newest one, posted today and in force as soon as it may be. */
export async function nextLegalEdition(http: Http, document: LegalDocument, today: string): Promise<object> {
  const query = { kind: 'legal', term: `legal/${document}/`, page_index: 1 } as const
  const { content: files } = await http(contentList, { query })
  const details = await Promise.all(files.map(({ path }) => http(contentDetail, { query: { path } })))
  const editions = details.flatMap(({ value }) => (v.is(editionSchema, value) ? [value] : []))
  const [newest] = editions.toSorted((one, other) => (one.effective_on < other.effective_on ? 1 : -1))
  return {
    ...newest,
    // The name of the file.
    version: undefined,
    // A new wording asks unless its author says otherwise.
    asks_again: undefined,
    posted_on: today,
    effective_on: daysAfter(today, noticeDays(document, 'ordinary')),
    change: 'ordinary',
  }
}

/** The day `days` after `day`; both `YYYY-MM-DD`. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
