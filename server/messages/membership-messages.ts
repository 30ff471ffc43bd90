import { phone } from '../../contract/company.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Transaction } from '../db/open.ts'
import type { members } from '../db/schema/members.ts'
import type { MailContent } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment, formatWon } from './mail-formats.ts'

type MailedMember = Pick<typeof members.$inferSelect, 'id' | 'email' | 'locale'>

/** Writes the mail about a withdrawal, in its transaction. It says until when support can undo it. */
export function enqueueWithdrawalMail(
  tx: Transaction,
  now: Date,
  { id: memberId, email: recipient, locale }: MailedMember,
  { deleteAt, refundAmount }: { readonly deleteAt: Date; readonly refundAmount: number },
): Promise<void> {
  const text = withdrawal[locale]
  const words: MailContent = {
    locale,
    subject: text.heading,
    heading: text.heading,
    before: [text.before],
    rows: [
      { label: text.requested, value: formatMoment(now, locale) },
      { label: text.deletion, value: formatMoment(deleteAt, locale) },
      ...(refundAmount === 0 ? [] : [{ label: text.refund, value: formatWon(refundAmount, locale) }]),
    ],
    after: text.after,
  }
  return enqueueMessage(tx, { kind: 'withdrawal-requested', memberId, recipient, now, words })
}

const withdrawal: Record<
  Locale,
  { heading: string; before: string; requested: string; deletion: string; refund: string; after: string[] }
> = {
  ko: {
    heading: '탈퇴했어요',
    before: '계정을 닫고 모든 기기에서 로그아웃했어요.',
    requested: '탈퇴한 때',
    deletion: '정보를 지우는 때',
    refund: '환불',
    after: [
      `되돌리려면 정보를 지우기 전에 ${phone}으로 전화해 주세요. 지운 뒤에는 새로 가입해야 해요.`,
      '직접 탈퇴하지 않았다면 바로 전화해 주세요.',
    ],
  },
  en: {
    heading: 'You have left Practicum',
    before: 'Your account is closed, and you are logged out on every device.',
    requested: 'Closed',
    deletion: 'Your data is deleted',
    refund: 'Refund',
    after: [
      `To undo this, call ${phone} before your data is deleted. After that, you have to sign up again.`,
      'If you did not do this, call us at once.',
    ],
  },
}
