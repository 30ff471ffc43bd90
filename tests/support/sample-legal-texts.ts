import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { legalEdition } from '#contract/content/legal.ts'
import { type LegalFile, legalFileSchema } from '#contract/content-files/legal.ts'
import { legalTextIn } from '#contract/content-files/legal-text-in.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { Feature } from '#contract/values/features.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import { companyFile } from './sample-company.ts'

const parsed = new Map<string, LegalFile>()

/** An edition of the bundled content. */
export function legalFile(document: LegalDocument, edition: string): LegalFile {
  const path = `content/legal/${document}/${edition}.yaml`
  const file = parsed.get(path) ?? v.parse(legalFileSchema, parse(readFileSync(path, 'utf8')))
  parsed.set(path, file)
  return file
}

/** Names of a document's editions in the bundled content, newest first. */
export function editionsOf(document: LegalDocument): string[] {
  const names = readdirSync(`content/legal/${document}`).map((file) => basename(file, '.yaml'))
  return names.toSorted().toReversed()
}

/** What the sample shop answers about an edition, without the features `off`. */
export function legalAnswer(
  document: LegalDocument,
  edition: string,
  { locale, off = [] }: { readonly locale: Locale; readonly off?: readonly Feature[] },
): ContentOf<typeof legalEdition> {
  const all = editionsOf(document)
  const before = all[all.indexOf(edition) + 1]
  const textOf = (id: string) => legalTextIn(legalFile(document, id), { company: companyFile, off }, locale)
  return {
    text: textOf(edition),
    text_before: before === undefined ? null : textOf(before),
    editions: all.map((id) => {
      const { version = id, posted_on, effective_on } = legalFile(document, id)
      return { id, version, posted_on, effective_on }
    }),
  }
}
