import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { type Edition, editionInForce, type LegalDocument, publishedEditions } from '#contract/addresses/legal.ts'
import type { LegalText } from '#contract/content/legal-text.ts'
import type { Feature } from '#contract/values/features.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { withoutGluedText } from '#lib/url/glued-text.ts'
import { type ArticleChange, compareTexts } from './compare.ts'
import type { LegalView } from './legal-search.ts'
import { legalText } from './texts.ts'

/** Data of a legal document's page. */
export interface LegalPage {
  readonly document: LegalDocument
  /** Title of the document. */
  readonly title: string
  readonly edition: Edition
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
  readonly messages: LocaleMessages
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * Loads an edition in the reader's language, with the changes since the previous one. Redirects to `/not-found` for an
 * edition that does not exist or is not published yet.
 */
export async function loadLegal(choice: Choice, { messages, off, today }: Reader): Promise<LegalPage> {
  const { document, view } = choice
  const id = choice.edition ?? editionInForce(document, today).id
  const posted = publishedEditions(document, today)
  const index = posted.findIndex((each) => each.id === id)
  const edition = posted[index]
  if (!edition) {
    const named = posted.find((each) => each.id === withoutGluedText(id))
    if (!named) throw redirect({ to: '/not-found' })
    const params = { edition: named.id }
    throw document === 'terms'
      ? redirect({ to: '/agreement/$edition', params, replace: true })
      : redirect({ to: '/privacy-policy/$edition', params, replace: true })
  }
  const before = posted[index + 1]
  const [text, textBefore] = await Promise.all([
    legalText(document, edition, messages.locale, off),
    before && legalText(document, before, messages.locale, off),
  ])
  const changes = textBefore ? compareTexts(textBefore, text) : []
  const changed = Object.fromEntries(changes.map((change) => [change.id, change.kind]))
  return {
    document,
    title: text.title,
    edition,
    before,
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
  const day = formatDayWithYear(edition.effectiveOn, locale)
  return {
    title: choice.view === 'changes' ? i18n._(msg`What changed in ${title}`) : title,
    description: i18n._(msg`${summary} In force from ${day}.`),
  }
}
