import { objectionLimits, type SanctionCause } from '#contract/accounts/membership.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import type { MailContent } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { linesOf } from './lines-of.ts'
import { formatMoment, formatWon } from './mail-formats.ts'
import type { UndoLink } from './security-messages.ts'
import { findSecurityRecipients } from './security-recipients.ts'

/**
 * Writes the mails about a withdrawal, in its transaction, to everybody who hears of what happens to the account. They
 * say until when support can undo it; one of them has the link to undo it.
 */
export async function enqueueWithdrawalMails(
  tx: Transaction,
  now: Date,
  memberId: string,
  { deleteAt, refundAmount }: { readonly deleteAt: Date; readonly refundAmount: number },
  undo?: UndoLink,
): Promise<void> {
  const { locale, trusted, all } = await findSecurityRecipients(tx, now, memberId)
  const text = withdrawal[locale]
  const support = text.support((await readCompany(tx, locale)).phone)
  const contentWith = (link: UndoLink | undefined): MailContent => ({
    locale,
    subject: text.heading,
    heading: text.heading,
    before: [text.before],
    ...(link === undefined ? {} : { button: { label: text.undo, address: link.address } }),
    rows: [
      { label: text.requested, value: formatMoment(now, locale) },
      { label: text.deletion, value: formatMoment(deleteAt, locale) },
      ...(refundAmount === 0 ? [] : [{ label: text.refund, value: formatWon(refundAmount, locale) }]),
    ],
    after: link === undefined ? [support, text.ifNotYou] : [support, text.ifNotYouUndo],
  })
  const message = { kind: 'withdrawal-requested', memberId, now } as const
  for (const recipient of all) {
    await enqueueMessage(tx, { ...message, recipient, content: contentWith(recipient === trusted ? undo : undefined) })
  }
}

const withdrawal: Record<
  Locale,
  {
    heading: string
    before: string
    requested: string
    deletion: string
    refund: string
    undo: string
    support: (phone: string) => string
    ifNotYou: string
    ifNotYouUndo: string
  }
> = {
  ko: {
    heading: '탈퇴했어요',
    before: '계정을 닫고 모든 기기에서 로그아웃했어요.',
    requested: '탈퇴일',
    deletion: '정보 삭제일',
    refund: '환불',
    undo: '제가 한 일이 아니에요',
    support: (phone) => `되돌리려면 정보를 지우기 전에 ${phone}번으로 전화해 주세요. 지운 뒤에는 새로 가입해야 해요.`,
    ifNotYou: '직접 탈퇴하지 않았다면 바로 전화해 주세요.',
    ifNotYouUndo: '직접 탈퇴하지 않았다면 위 버튼으로 취소하고 새 비밀번호를 정해 주세요.',
  },
  en: {
    heading: 'Your account is closed',
    before: 'Your account is closed and you’re logged out on every device.',
    requested: 'Closed',
    deletion: 'Data deletion',
    refund: 'Refund',
    undo: 'This wasn’t me',
    support: (phone) =>
      `To undo this, call ${phone} before your data is deleted. After that, you’ll need to sign up again.`,
    ifNotYou: 'If this wasn’t you, call us right away.',
    ifNotYouUndo: 'If this wasn’t you, undo it with the button above and set a new password.',
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
  | {
      readonly kind: 'objection-refused'
      /** What an operator wrote to the member, plain text with lines. */
      readonly answer: string
    }

/**
 * Writes the mails about a restriction, a termination, its end or a refused objection, in its transaction, to everybody
 * who hears of what happens to the account: why, until when, how to object.
 */
export async function enqueueSanctionMails(
  tx: Transaction,
  now: Date,
  memberId: string,
  notice: SanctionNotice,
): Promise<void> {
  const { locale, all } = await findSecurityRecipients(tx, now, memberId)
  const text = sanction[locale]
  const heading = text.headings[notice.kind]
  const end =
    notice.kind !== 'membership-restricted'
      ? []
      : [{ label: text.until, value: notice.until ? formatMoment(notice.until, locale) : text.forGood }]
  const before = notice.kind === 'objection-refused' ? linesOf(notice.answer) : [text.befores[notice.kind]]
  const common = { locale, subject: heading, heading, before }
  const when = { label: text.when, value: formatMoment(now, locale) }
  const content: MailContent =
    'cause' in notice
      ? {
          ...common,
          rows: [when, { label: text.cause, value: text.causes[notice.cause] }, ...end],
          button: {
            label: text.object,
            address:
              notice.kind === 'membership-restricted'
                ? paths.membership()
                : paths.terminatedMembership({ token: notice.token }),
          },
          after: [text.how],
        }
      : { ...common, rows: [when], after: [] }
  for (const recipient of all) await enqueueMessage(tx, { kind: notice.kind, memberId, recipient, now, content })
}

const { objectDays, answerDays } = objectionLimits

const sanction: Record<
  Locale,
  {
    headings: Record<SanctionNotice['kind'], string>
    befores: Record<Exclude<SanctionNotice['kind'], 'objection-refused'>, string>
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
      'objection-refused': '이의 신청을 검토했어요',
    },
    befores: {
      'membership-restricted': '계속 배울 수 있지만 구매할 수는 없어요.',
      'membership-terminated': '이 계정으로는 로그인할 수 없어요.',
      'membership-restored': '제한이 풀려 모든 기능을 다시 이용할 수 있어요.',
    },
    causes: {
      fraud: '부정 이용',
      false_information: '거짓 정보',
      shared_credentials: '계정 공유',
      breach: '이용약관 위반',
    },
    when: '시각',
    cause: '이유',
    until: '종료일',
    forGood: '기한 없음',
    object: '이의 신청하기',
    how: `${objectDays}일 안에 이의를 신청할 수 있어요. 신청 후 ${answerDays}일 안에 답해 드려요.`,
  },
  en: {
    headings: {
      'membership-restricted': 'Your account is restricted',
      'membership-terminated': 'Your account was terminated',
      'membership-restored': 'Your account is restored',
      'objection-refused': 'Our answer to your objection',
    },
    befores: {
      'membership-restricted': 'You can still learn, but you can’t buy.',
      'membership-terminated': 'You can’t log in with this account.',
      'membership-restored': 'You can use everything again.',
    },
    causes: {
      fraud: 'Fraud',
      false_information: 'False information',
      shared_credentials: 'Sharing your login',
      breach: 'Breach of the terms of use',
    },
    when: 'Time',
    cause: 'Reason',
    until: 'Until',
    forGood: 'Permanent',
    object: 'Object',
    how: `You can object within ${objectDays} days. We’ll reply within ${answerDays} days of your objection.`,
  },
}
