import type { SentCategory } from '#contract/content/board-addresses.ts'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import type { MailContent } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { categoryNames } from './inquiry-category-names.ts'
import { linesOf } from './lines-of.ts'
import { formatMoment } from './mail-formats.ts'

/** What a mail about an inquiry needs of it. */
export interface MailedInquiry {
  readonly id: number
  readonly category: SentCategory
  readonly email: string
  readonly locale: Locale
  readonly submittedAt: Date
}

/**
 * Writes the mail that an inquiry arrived, in its transaction. It quotes nothing of the inquiry: whoever sends one can
 * name the address of somebody else.
 */
export async function enqueueInquiryReceived(tx: Transaction, now: Date, inquiry: MailedInquiry): Promise<void> {
  const { email: recipient, locale } = inquiry
  const text = messages[locale]
  const { phone, hours } = await readCompany(tx, locale)
  const after = [text.urgent(phone, hours), text.notYou]
  const content: MailContent = { ...common(inquiry), heading: text.received, before: [text.soon], after }
  await enqueueMessage(tx, { kind: 'inquiry-received', recipient, now, content })
}

/** Writes the answer to an inquiry. `title` and each line of `answer` are plain text. */
export function enqueueInquiryAnswer(
  tx: Transaction,
  now: Date,
  inquiry: MailedInquiry & { readonly title: string },
  answer: string,
): Promise<void> {
  const { email: recipient, locale, title } = inquiry
  const text = messages[locale]
  const { rows, ...frame } = common(inquiry)
  const content: MailContent = {
    ...frame,
    heading: text.answered,
    before: linesOf(answer),
    rows: [{ label: text.title, value: title }, ...rows],
    after: text.answeredText,
  }
  return enqueueMessage(tx, { kind: 'inquiry-answered', recipient, now, content })
}

function common({ id, category, locale, submittedAt }: MailedInquiry) {
  const text = messages[locale]
  return {
    locale,
    subject: text.subject(id),
    rows: [
      { label: text.number, value: String(id) },
      { label: text.category, value: categoryNames[locale][category] },
      { label: text.submitted, value: formatMoment(submittedAt, locale) },
    ],
  }
}

const messages = {
  ko: {
    subject: (id: number) => `서비스 문의 ${id}번`,
    number: '문의번호',
    category: '분류',
    submitted: '보낸 시각',
    title: '제목',
    received: '문의를 받았어요',
    soon: '영업일 하루 안에 이 주소로 답변해 드려요.',
    urgent: (phone: string, { opens, closes }: Company['hours']) =>
      `급하면 ${phone}번으로 전화해 주세요. 평일 ${opens}–${closes}.`,
    notYou: '문의한 적이 없다면 이 메일을 무시해 주세요.',
    answered: '문의에 답변드려요',
    answeredText: ['문의와 함께 보낸 이름, 연락처, 내용, 이미지를 지웠어요. 더 궁금한 점이 있으면 새로 문의해 주세요.'],
  },
  en: {
    subject: (id: number) => `Inquiry ${id}`,
    number: 'Inquiry number',
    category: 'Type',
    submitted: 'Sent',
    title: 'Title',
    received: 'We received your inquiry',
    soon: 'We’ll reply to this address within one business day.',
    urgent: (phone: string, { opens, closes }: Company['hours']) =>
      `If it’s urgent, call ${phone} on weekdays, ${opens}–${closes} (Korea time).`,
    notYou: 'If you didn’t send an inquiry, you can ignore this email.',
    answered: 'Our reply to your inquiry',
    answeredText: [
      'We’ve now deleted the name, contact details, text and picture of your inquiry. If you have another question, send a new inquiry.',
    ],
  },
} as const
