import { isDeepStrictEqual } from 'node:util'
import { changesPath, editionPath } from '#contract/addresses/legal.ts'
import type { Article, LegalText } from '#contract/content/legal.ts'
import type { CurrentEditions, LegalDocument } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import type { MailRow } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatDay } from './mail-formats.ts'

/** Documents of whose editions members are told by mail; consents are asked for again instead. */
export const announcedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]
export type AnnouncedDocument = (typeof announcedDocuments)[number]

/** An edition that begins later, with the one before. */
export interface ComingEdition {
  readonly document: AnnouncedDocument
  readonly edition: string
  /** First day on which it is in force, `YYYY-MM-DD`. */
  readonly effectiveOn: string
  readonly text: Record<Locale, LegalText>
  readonly textBefore: Record<Locale, LegalText>
}

interface Recipient {
  readonly memberId: string
  readonly email: string
  readonly locale: Locale
}

/**
 * Writes the mail that tells a member of an edition: the day, the articles that differ, what to do against it. It is no
 * advertising, so it needs no consent. `messageId` becomes the ID of its row in the outbox.
 */
export async function enqueueLegalNotice(
  tx: Transaction,
  now: Date,
  { memberId, email: recipient, locale }: Recipient,
  { document, edition, effectiveOn, text, textBefore }: ComingEdition,
  { messageId, current }: { readonly messageId: string; readonly current: CurrentEditions },
): Promise<void> {
  const words = messages[locale]
  const day = formatDay(effectiveOn, locale)
  const { title } = text[locale]
  const { phone, email } = await readCompany(tx, locale)
  const path = editionPath(document, edition, current)
  await enqueueMessage(tx, {
    id: messageId,
    kind: 'legal-notice',
    memberId,
    recipient,
    now,
    content: {
      locale,
      subject: words.subject(title, day),
      heading: words.heading(title),
      before: [words.begins(day)],
      rows: [{ label: words.begin, value: day }, ...rowsOf(textBefore[locale], text[locale], words)],
      button: { label: words.button, address: changesPath(path) },
      after: [words.disagree[document](day, phone, email), words.why],
      link: { label: words.read, address: path },
    },
  })
}

/** A row for each kind of difference, with the titles of the articles. */
function rowsOf(before: LegalText, after: LegalText, words: Record<Difference, string>): MailRow[] {
  const [old, now] = [articlesOf(before), articlesOf(after)]
  const articles: Record<Difference, Article[]> = {
    added: now.filter(({ id }) => !old.some((each) => each.id === id)),
    changed: now.filter((article) => {
      const former = old.find(({ id }) => id === article.id)
      return former && !isDeepStrictEqual(former, article)
    }),
    removed: old.filter(({ id }) => !now.some((each) => each.id === id)),
  }
  return differences.flatMap((kind) => {
    const titles = articles[kind].map(({ title }) => title)
    return titles.length > 0 ? [{ label: words[kind], value: titles.join(', ') }] : []
  })
}

const differences = ['added', 'changed', 'removed'] as const
type Difference = (typeof differences)[number]

function articlesOf({ chapters }: LegalText): Article[] {
  return chapters.flatMap(({ articles }) => articles)
}

interface Words extends Record<Difference, string> {
  readonly subject: (title: string, day: string) => string
  readonly heading: (title: string) => string
  readonly begins: (day: string) => string
  readonly begin: string
  readonly button: string
  readonly disagree: Record<AnnouncedDocument, (day: string, phone: string, email: string) => string>
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
    disagree: {
      terms: (day, phone, email) =>
        `동의하지 않으면 ${day} 전에 고객센터(${phone}, ${email})로 알려 주시거나 내 정보에서 탈퇴할 수 있어요. 그때까지 알려 주지 않으면 새 버전에 동의한 것으로 봐요.`,
      privacy: (_, phone, email) =>
        `궁금한 점이나 이의가 있으면 고객센터(${phone}, ${email})로 알려 주세요. 동의하지 않으면 내 정보에서 탈퇴할 수 있어요.`,
    },
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
    disagree: {
      terms: (day, phone, email) =>
        `If you don’t agree, tell customer support before ${day} (${phone}, ${email}), or close your account in My page. If we hear nothing until then, you’re taken to agree to the new version.`,
      privacy: (_, phone, email) =>
        `If you have questions or object, tell customer support (${phone}, ${email}). If you don’t agree, you can close your account in My page.`,
    },
    why: 'This isn’t advertising: every member gets this email.',
    read: 'Read the new version',
  },
}
