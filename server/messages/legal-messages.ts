import { changesPath, editionPath } from '#contract/addresses/legal.ts'
import { type DifferingArticle, differingArticles } from '#contract/content/article-changes.ts'
import type { LegalText } from '#contract/content/legal.ts'
import { changesArticle } from '#contract/content-files/legal.ts'
import { type CurrentEditions, isConsentDocument, type LegalDocument } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import type { MailRow } from '../lib/message-content.ts'
import { enqueueMessage, enqueueTextMessage } from './enqueue-message.ts'
import { formatDay } from './mail-formats.ts'

/** Documents of whose editions members are told by mail; consents are asked for again instead. */
export const announcedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

/** An edition that begins later, with the one before. */
export interface ComingEdition {
  readonly document: LegalDocument
  readonly edition: string
  /** First day on which it is in force, `YYYY-MM-DD`. */
  readonly effectiveOn: string
  readonly text: Record<Locale, LegalText>
  readonly textBefore: Record<Locale, LegalText>
}

/** What every message about an edition says, worked out once for all its recipients. */
export interface LegalNotice extends Pick<ComingEdition, 'document' | 'effectiveOn'> {
  readonly path: string
  readonly titles: Record<Locale, string>
  readonly rows: Record<Locale, readonly MailRow[]>
  /** What the shop says of it. */
  readonly announcement: Record<Locale, string | undefined>
  /** The article of the terms about their changes, where they have it. */
  readonly clausePath: string | undefined
}

/** Compares an edition with the one before, in both languages. */
export function prepareLegalNotice(
  { document, edition, effectiveOn, text, textBefore }: ComingEdition,
  current: CurrentEditions,
): LegalNotice {
  const path = editionPath(document, edition, current)
  const hasClause = text.ko.chapters.some(({ articles }) => articles.some(({ id }) => id === changesArticle))
  const rows = (locale: Locale) => rowsOf(differingArticles(textBefore[locale], text[locale]), messages[locale])
  return {
    ...{ document, effectiveOn, path },
    titles: { ko: text.ko.title, en: text.en.title },
    rows: { ko: rows('ko'), en: rows('en') },
    announcement: { ko: text.ko.announcement, en: text.en.announcement },
    clausePath: document === 'terms' && hasClause ? `${path}#${changesArticle}` : undefined,
  }
}

interface Recipient {
  readonly memberId: string
  readonly email: string
  readonly locale: Locale
}

/**
 * Writes the mail that tells a member of an edition: the day, the articles that differ, what to do against it. It is no
 * advertising, so it needs no consent. What silence means, the edition says, or the terms to which it leads. `messageId` becomes the ID
 * of its row in the outbox.
 */
export async function enqueueLegalNotice(
  tx: Transaction,
  now: Date,
  { memberId, email: recipient, locale }: Recipient,
  { effectiveOn, path, titles, rows, announcement, clausePath }: LegalNotice,
  messageId: string,
): Promise<void> {
  const words = messages[locale]
  const day = formatDay(effectiveOn, locale)
  const said = announcement[locale] ?? (clausePath === undefined ? undefined : words.clause)
  const { phone, email } = await readCompany(tx, locale)
  await enqueueMessage(tx, {
    id: messageId,
    kind: 'legal-notice',
    memberId,
    recipient,
    now,
    content: {
      locale,
      subject: words.subject(titles[locale], day),
      heading: words.heading(titles[locale]),
      before: [words.begins(day)],
      rows: [{ label: words.begin, value: day }, ...rows[locale]],
      button: { label: words.button, address: changesPath(path) },
      after: [words.disagree(phone, email), ...(said === undefined ? [] : [said]), words.why],
      link:
        clausePath === undefined
          ? { label: words.read, address: path }
          : { label: words.readClause, address: clausePath },
    },
  })
}

interface Guardian {
  /** The member under 14. */
  readonly memberId: string
  readonly child: string
  readonly phone: string
  readonly locale: Locale
}

/** Writes the text message that tells the guardian of a member under 14 of an edition. */
export async function enqueueGuardianLegalNotice(
  tx: Transaction,
  now: Date,
  { memberId, child, phone: recipient, locale }: Guardian,
  { document, effectiveOn, path, titles }: LegalNotice,
  messageId: string,
): Promise<void> {
  const { short_name: shop, phone } = await readCompany(tx, locale)
  const words = messages[locale]
  const facts = { shop, child, title: titles[locale], day: formatDay(effectiveOn, locale), phone }
  const text = isConsentDocument(document) ? words.guardianConsent(facts) : words.guardian(facts)
  const address = changesPath(path)
  await enqueueTextMessage(tx, {
    id: messageId,
    kind: 'child-legal-notice',
    memberId,
    recipient,
    locale,
    text,
    address,
    now,
  })
}

/** A row for each kind of difference, with the titles of the articles. */
function rowsOf(articles: readonly DifferingArticle[], words: Record<Difference, string>): MailRow[] {
  return differences.flatMap((kind) => {
    const differing = articles.filter((each) => each.kind === kind)
    const titles = differing.flatMap(({ before, after }) => (after ?? before)?.article.title ?? [])
    return titles.length > 0 ? [{ label: words[kind], value: titles.join(', ') }] : []
  })
}

const differences: readonly Difference[] = ['added', 'changed', 'removed']
type Difference = DifferingArticle['kind']

type GuardianFacts = Readonly<Record<'shop' | 'child' | 'title' | 'day' | 'phone', string>>

interface Words extends Record<Difference, string> {
  readonly subject: (title: string, day: string) => string
  readonly heading: (title: string) => string
  readonly begins: (day: string) => string
  readonly begin: string
  readonly button: string
  readonly disagree: (phone: string, email: string) => string
  readonly clause: string
  readonly readClause: string
  /** Of terms and policy, which apply to the child as well. */
  readonly guardian: (notice: GuardianFacts) => string
  /** Of a consent: that of the guardian stays as it is. */
  readonly guardianConsent: (notice: GuardianFacts) => string
  readonly why: string
  readonly read: string
}

const messages: Record<Locale, Words> = {
  ko: {
    subject: (title, day) => `${title} 변경 안내 (${day} 시행)`,
    heading: (title) => `${title}의 새 버전을 미리 알려 드려요`,
    begins: (day) => `${day}부터 새 버전이 적용돼요. 그 전까지는 지금 버전이 그대로 적용돼요.`,
    begin: '시행일',
    added: '새로 생긴 조항',
    changed: '바뀌는 조항',
    removed: '없어지는 조항',
    button: '바뀌는 내용 보기',
    disagree: (phone, email) =>
      `궁금한 점이나 이의가 있으면 고객센터(${phone}, ${email})로 알려 주세요. 동의하지 않으면 내 정보에서 탈퇴할 수 있어요.`,
    clause: '시행일까지 아무 말씀이 없을 때 어떻게 되는지는 약관의 변경 조항에 나와 있어요.',
    readClause: '변경 조항 보기',
    guardian: ({ shop, child, title, day, phone }) =>
      `[${shop}] 가입에 동의하신 ${child} 님에게 적용되는 ${title}의 새 버전이 ${day}부터 시행돼요. 동의하지 않으면 ${phone}번으로 연락해 주세요. 바뀌는 내용:`,
    guardianConsent: ({ shop, child, title, day, phone }) =>
      `[${shop}] ${title}의 새 버전이 ${day}부터 시행돼요. ${child} 님에게는 보호자께서 동의하신 내용이 그대로 적용돼요. 문의는 ${phone}번으로 해 주세요. 바뀌는 내용:`,
    why: '광고가 아니라 회원에게 꼭 알려야 하는 내용이라 보내 드려요.',
    read: '새 버전 전체 보기',
  },
  en: {
    subject: (title, day) => `Changes to our ${title} from ${day}`,
    heading: (title) => `A new version of our ${title}`,
    begins: (day) => `The new version applies from ${day}. Until then, nothing changes.`,
    begin: 'Applies from',
    added: 'New articles',
    changed: 'Changed articles',
    removed: 'Removed articles',
    button: 'See what changes',
    disagree: (phone, email) =>
      `If you have questions or object, tell customer support (${phone}, ${email}). If you don’t agree, you can close your account in My page.`,
    clause: 'What applies if you say nothing by that day is in the article about changes of the terms.',
    readClause: 'Read the article about changes',
    guardian: ({ shop, child, title, day, phone }) =>
      `[${shop}] From ${day} a new version of our ${title} applies to ${child}, whose membership you agreed to. If you do not agree, call ${phone}. What changes:`,
    guardianConsent: ({ shop, child, title, day, phone }) =>
      `[${shop}] Our ${title} has a new version from ${day}. For ${child}, what you agreed to stays as it is. Questions: ${phone}. What changes:`,
    why: 'This isn’t advertising: every member gets this email.',
    read: 'Read the new version',
  },
}
