import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import type { Localized } from '../db/schema/columns.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatDay } from './mail-formats.ts'

/** A pass that ends, and its member. */
export interface EndingPass {
  readonly memberId: string
  readonly email: string
  readonly locale: Locale
  readonly course: { readonly idx: number; readonly title: Localized }
  /** Last day, `YYYY-MM-DD`. */
  readonly endsOn: string
}

/** Hours for which the mail may wait: it is never sent at night. */
const waitsForHours = 8

/**
 * Writes the mail that a pass ends soon. It offers another one, so it is advertising: its subject begins with `(광고)`,
 * it names the sender, and `unsubscribePath` ends such mails without a login (Act on Promotion of Information and
 * Communications Network Utilization, article 50).
 */
export async function enqueuePassEnds(
  tx: Transaction,
  now: Date,
  { memberId, email: recipient, locale, course, endsOn }: EndingPass,
  unsubscribePath: string,
): Promise<void> {
  const text = messages[locale]
  const title = course.title[locale]
  const company = await readCompany(tx, locale)
  await enqueueMessage(tx, {
    kind: 'pass-ends',
    memberId,
    recipient,
    now,
    expiresAt: new Date(now.getTime() + waitsForHours * 60 * 60 * 1000),
    content: {
      locale,
      subject: `(광고) ${text.subject(title)}`,
      heading: text.subject(title),
      before: [text.ends(formatDay(endsOn, locale)), text.extend],
      button: { label: text.button, address: paths.course({ id: course.idx }) },
      after: [text.why, `${company.legal_name}, ${company.address}, ${company.phone}, ${company.email}`],
      link: { label: text.unsubscribe, address: unsubscribePath },
    },
  })
}

const messages = {
  ko: {
    subject: (title: string) => `‘${title}’ 이용권이 곧 끝나요`,
    ends: (day: string) => `${day}까지 이용할 수 있어요.`,
    extend: '지금 연장하면 끝나는 날 다음 날부터 이어져요. 남은 날은 그대로예요.',
    button: '이용권 보기',
    why: '이메일로 소식과 혜택을 받기로 하셔서 보내 드려요.',
    unsubscribe: '무료 수신거부',
  },
  en: {
    subject: (title: string) => `Your pass for “${title}” ends soon`,
    ends: (day: string) => `You have access until ${day}.`,
    extend: 'If you extend it now, the new pass starts the day after. You lose no days.',
    button: 'See the passes',
    why: 'You get this email because you agreed to news and offers by email.',
    unsubscribe: 'Unsubscribe free of charge',
  },
} as const
