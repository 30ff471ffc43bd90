import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { type Edition, type LegalText, legalEdition } from '#contract/content/legal.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { CurrentEditions, LegalDocument } from '#contract/values/legal-documents.ts'
import type { Http } from '#lib/http/http.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { withoutGluedText } from '#lib/url/glued-text.ts'
import { type ArticleChange, compareTexts } from './compare.ts'
import type { LegalView } from './legal-search.ts'

/** Data of a legal document's page. */
export interface LegalPage {
  readonly document: LegalDocument
  /** Title of the document. */
  readonly title: string
  readonly edition: Edition
  /** Every edition that is posted, newest first. */
  readonly editions: readonly Edition[]
  /** The previous edition. */
  readonly before: Edition | undefined
  readonly content: WholeText | Changes
  readonly head: { readonly title: string; readonly description: string }
}

export interface WholeText {
  readonly kind: 'text'
  readonly chapters: LegalText['chapters']
  /** Articles added or changed since the previous edition, by ID. */
  readonly changed: Readonly<Record<string, ArticleChange['kind']>>
  /** Number of changed articles, including removed ones. */
  readonly changes: number
}

interface Changes {
  readonly kind: 'changes'
  readonly changes: readonly ArticleChange[]
}

interface Choice {
  readonly document: LegalDocument
  /** Absent for the edition in force. */
  readonly edition?: string
  readonly view?: LegalView
}

interface Reader {
  readonly http: Http
  readonly messages: LocaleMessages
  /** The editions in force today. */
  readonly editions: CurrentEditions
}

/**
 * Loads an edition in the reader's language, with the changes since the previous one. Redirects to `/not-found` for an
 * edition that does not exist or is not posted yet.
 */
export async function loadLegal(choice: Choice, { http, messages, editions: current }: Reader): Promise<LegalPage> {
  const { document, view } = choice
  const id = choice.edition ?? current[document]
  const read = http(legalEdition, { params: { document, edition: id } })
  const { text, text_before, editions } = await read.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== codes.notFound) throw error
    const named = withoutGluedText(id)
    if (named === id) throw redirect({ to: '/not-found' })
    const params = { edition: named }
    throw document === 'terms'
      ? redirect({ to: '/agreement/$edition', params, replace: true })
      : redirect({ to: '/privacy-policy/$edition', params, replace: true })
  })
  const index = editions.findIndex((each) => each.id === id)
  const edition = editions[index]
  if (!edition) throw redirect({ to: '/not-found' })
  const changes = text_before ? compareTexts(text_before, text) : []
  const changed = Object.fromEntries(changes.map((change) => [change.id, change.kind]))
  return {
    document,
    title: text.title,
    edition,
    editions,
    before: editions[index + 1],
    content:
      view === 'changes'
        ? { kind: 'changes', changes }
        : { kind: 'text', chapters: text.chapters, changed, changes: changes.length },
    head: headOf(text, edition, choice, messages),
  }
}

function headOf(
  { title: name, summary }: LegalText,
  edition: Edition,
  choice: Choice,
  { i18n, locale }: LocaleMessages,
) {
  const title = choice.edition === undefined ? name : `${name} ${edition.id}`
  const day = formatDayWithYear(edition.effective_on, locale)
  return {
    title: choice.view === 'changes' ? i18n._(msg`What changed in ${title}`) : title,
    description: i18n._(msg`${summary} In force from ${day}.`),
  }
}
