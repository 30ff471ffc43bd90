import { phone } from '../../contract/company.ts'
import { objectionLimits, type SanctionCause } from '../../contract/membership.ts'
import { paths } from '../../contract/paths.ts'
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

/** What an operator did to a membership. */
export type SanctionNotice =
  | {
      readonly kind: 'membership-restricted'
      readonly cause: SanctionCause
      /** End of the restriction; undefined for a permanent one. */
      readonly until: Date | undefined
    }
  | {
      readonly kind: 'membership-terminated'
      readonly cause: SanctionCause
      /** Link token of the page about the termination. */
      readonly token: string
    }
  | { readonly kind: 'membership-restored' }

/** Writes the mail about a restriction, a termination or its end, in its transaction: why, until when, how to object. */
export function enqueueSanctionMail(
  tx: Transaction,
  now: Date,
  { id: memberId, email: recipient, locale }: MailedMember,
  notice: SanctionNotice,
): Promise<void> {
  const text = sanction[locale]
  const heading = text.headings[notice.kind]
  const isEnd = notice.kind === 'membership-restored'
  const end =
    notice.kind !== 'membership-restricted'
      ? []
      : [{ label: text.until, value: notice.until ? formatMoment(notice.until, locale) : text.forGood }]
  const words: MailContent = {
    locale,
    subject: heading,
    heading,
    before: [text.befores[notice.kind]],
    rows: isEnd
      ? [{ label: text.when, value: formatMoment(now, locale) }]
      : [
          { label: text.when, value: formatMoment(now, locale) },
          { label: text.cause, value: text.causes[notice.cause] },
          ...end,
        ],
    ...(isEnd
      ? {}
      : {
          button: {
            label: text.object,
            address:
              notice.kind === 'membership-restricted'
                ? paths.membership()
                : `${paths.terminatedMembership()}#token=${notice.token}`,
          },
        }),
    after: isEnd ? [] : [text.how],
  }
  return enqueueMessage(tx, { kind: notice.kind, memberId, recipient, now, words })
}

const { objectDays, answerDays } = objectionLimits

const sanction: Record<
  Locale,
  {
    headings: Record<SanctionNotice['kind'], string>
    befores: Record<SanctionNotice['kind'], string>
    causes: Record<SanctionCause, string>
    when: string
    cause: string
    until: string
    forGood: string
    object: string
    how: string
  }
> = {
  ko: {
    headings: {
      'membership-restricted': '이용이 제한됐어요',
      'membership-terminated': '회원 계약이 해지됐어요',
      'membership-restored': '다시 이용할 수 있어요',
    },
    befores: {
      'membership-restricted': '읽고 배울 수 있지만 살 수는 없어요.',
      'membership-terminated': '로그인할 수 없고, 다시 가입할 수도 없어요.',
      'membership-restored': '회원으로서 할 수 있던 일을 모두 다시 할 수 있어요.',
    },
    causes: {
      fraud: '부정 이용',
      false_information: '거짓 정보',
      shared_credentials: '계정 공유',
      breach: '약관 위반',
    },
    when: '때',
    cause: '이유',
    until: '끝나는 때',
    forGood: '기한 없음',
    object: '이의 내기',
    how: `${objectDays}일 안에 이의를 낼 수 있어요. 받은 날부터 ${answerDays}일 안에 답해 드려요.`,
  },
  en: {
    headings: {
      'membership-restricted': 'Your membership is restricted',
      'membership-terminated': 'Your membership was terminated',
      'membership-restored': 'Your membership is restored',
    },
    befores: {
      'membership-restricted': 'You can read and learn, but not buy.',
      'membership-terminated': 'You can neither log in nor sign up again.',
      'membership-restored': 'You can use everything as a member again.',
    },
    causes: {
      fraud: 'Fraud',
      false_information: 'False information',
      shared_credentials: 'Shared login',
      breach: 'Breach of the terms',
    },
    when: 'Time',
    cause: 'Reason',
    until: 'Until',
    forGood: 'No end',
    object: 'Object',
    how: `You can object within ${objectDays} days. We answer within ${answerDays} days of your objection.`,
  },
}
