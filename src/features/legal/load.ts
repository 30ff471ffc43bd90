import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { editionInForce, publishedEditions, type Edition, type LegalDocument } from '../../../contract/legal.ts'
import { formatDayWithYear } from '../../lib/i18n/format.ts'
import type { LocaleMessages } from '../../lib/i18n/i18n.ts'
import { compareTexts, type ArticleChange } from './compare.ts'
import type { LegalView } from './legal-search.ts'
import type { LegalText } from './legal-text.ts'
import { legalText } from './texts.ts'

/** What a page of a legal document shows. */
export interface LegalPage {
  readonly document: LegalDocument
  /** The document's name. */
  readonly title: string
  readonly edition: Edition
  /** The edition that it replaced. */
  readonly before: Edition | undefined
  readonly content: WholeText | Changes
  readonly head: { readonly title: string; readonly description: string }
}

export interface WholeText {
  readonly kind: 'text'
  readonly chapters: LegalText['chapters']
  /** Articles that were added or changed since the edition before, by id. */
  readonly changed: Readonly<Record<string, ArticleChange['kind']>>
  /** How many changed, those that are gone included. */
  readonly changes: number
}

interface Changes {
  readonly kind: 'changes'
  readonly changes: readonly ArticleChange[]
}

interface Choice {
  readonly document: LegalDocument
  /** Left out, the edition in force. */
  readonly edition?: string
  readonly view?: LegalView
}

interface Reader {
  readonly words: LocaleMessages
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * Reads the chosen edition in the reader's language, with what changed since the one before. An edition that does
 * not exist, or is not posted yet, leads to `/not-found`.
 */
export async function loadLegal(choice: Choice, { words, today }: Reader): Promise<LegalPage> {
  const { document, view } = choice
  const id = choice.edition ?? editionInForce(document, today).id
  const posted = publishedEditions(document, today)
  const place = posted.findIndex((each) => each.id === id)
  const edition = posted[place]
  if (!edition) throw redirect({ to: '/not-found' })
  const before = posted[place + 1]
  const [text, textBefore] = await Promise.all([
    legalText(document, edition, words.locale),
    before && legalText(document, before, words.locale),
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
    head: headOf(text, edition, choice, words),
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
