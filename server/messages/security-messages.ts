import { eq } from 'drizzle-orm'
import type { Locale } from '../../contract/locale.ts'
import type { SocialProvider } from '../../contract/social-providers.ts'
import { paths } from '../../contract/paths.ts'
import type { Transaction } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment } from './mail-formats.ts'
import type { MailRow, MailContent } from '../lib/message-content.ts'

/** A change of an account, or a login, that is reported to its member. */
export type SecurityMessage =
  /** `removed`: social accounts that were unlinked with it. */
  | { readonly kind: 'password-changed'; readonly removed: readonly SocialProvider[] }
  /** `address` is the network address of the new browser. */
  | { readonly kind: 'new-browser'; readonly address: string }
  | { readonly kind: 'social-linked' | 'social-unlinked'; readonly provider: SocialProvider }
  | { readonly kind: 'identity-linked' }
  /** Goes to both addresses; the undo link goes to the previous one alone. */
  | { readonly kind: 'email-changed'; readonly previous: string; readonly current: string }
  | { readonly kind: 'phone-changed'; readonly current: string }

/** A link by which the member undoes the change. */
export interface UndoLink {
  /** URL or path of the shop; a secret in it is in the hash. */
  readonly address: string
  readonly expiresAt: Date
}

/**
 * Writes the mails about an account change, in the transaction of the change. Without `undo` the mail links to setting
 * a new password. The language is the member's, never that of the browser that made the change.
 */
export async function enqueueSecurityMessages(
  tx: Transaction,
  now: Date,
  memberId: string,
  message: SecurityMessage,
  undo?: UndoLink,
): Promise<void> {
  const [member] = await tx
    .select({ email: members.email, locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new Error('there is no such member')
  const { locale } = member
  const { kind } = message
  const withUndo = { content: securityMail(locale, now, message, undo), ...(undo ? { expiresAt: undo.expiresAt } : {}) }
  if (message.kind !== 'email-changed') {
    return enqueueMessage(tx, { kind, memberId, recipient: member.email, now, ...withUndo })
  }
  await enqueueMessage(tx, { kind, memberId, recipient: message.previous, now, ...withUndo })
  const content = securityMail(locale, now, message)
  await enqueueMessage(tx, { kind, memberId, recipient: message.current, now, content })
}

/** The mail of a security message. */
function securityMail(locale: Locale, now: Date, message: SecurityMessage, undo?: UndoLink): MailContent {
  const { heading, rows } = contents[locale](message)
  const text = advice[locale]
  return {
    locale,
    subject: heading,
    heading,
    before: [text.ifYou],
    rows: [{ label: text.when, value: formatMoment(now, locale) }, ...rows],
    button: undo ? { label: text.undo, address: undo.address } : { label: text.newPassword, address: paths.findId() },
    after: [undo ? text.ifNotYouUndo(formatMoment(undo.expiresAt, locale)) : text.ifNotYou, text.neverAsk],
  }
}

const providerNames = {
  ko: { google: '구글', kakao: '카카오', naver: '네이버' },
  en: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
} as const satisfies Record<Locale, Record<SocialProvider, string>>

/** A phone number with only the last four digits visible. */
function lastDigits(phone: string): string {
  return `···· ${phone.slice(-4)}`
}

const contents: Record<Locale, (message: SecurityMessage) => { heading: string; rows: MailRow[] }> = {
  ko: (message) => {
    switch (message.kind) {
      case 'password-changed':
        return {
          heading: '비밀번호가 바뀌었어요',
          rows: message.removed.map((provider) => ({ label: '함께 연결 해제', value: providerNames.ko[provider] })),
        }
      case 'new-browser':
        return {
          heading: '새 브라우저에서 로그인했어요',
          rows: [{ label: '네트워크 주소', value: message.address }],
        }
      case 'social-linked':
        return {
          heading: `${providerNames.ko[message.provider]} 계정을 연결했어요`,
          rows: [{ label: '로그인 방법', value: providerNames.ko[message.provider] }],
        }
      case 'social-unlinked':
        return {
          heading: `${providerNames.ko[message.provider]} 계정 연결을 해제했어요`,
          rows: [{ label: '로그인 방법', value: providerNames.ko[message.provider] }],
        }
      case 'identity-linked':
        return { heading: '본인 확인으로 로그인할 수 있게 됐어요', rows: [] }
      case 'email-changed':
        return { heading: '이메일 주소가 바뀌었어요', rows: [{ label: '새 주소', value: message.current }] }
      case 'phone-changed':
        return {
          heading: '휴대폰 번호가 바뀌었어요',
          rows: [{ label: '새 번호', value: lastDigits(message.current) }],
        }
    }
  },
  en: (message) => {
    switch (message.kind) {
      case 'password-changed':
        return {
          heading: 'Your password was changed',
          rows: message.removed.map((provider) => ({ label: 'Also unlinked', value: providerNames.en[provider] })),
        }
      case 'new-browser':
        return {
          heading: 'New login to your account',
          rows: [{ label: 'Network address', value: message.address }],
        }
      case 'social-linked':
        return {
          heading: `${providerNames.en[message.provider]} was linked to your account`,
          rows: [{ label: 'Login method', value: providerNames.en[message.provider] }],
        }
      case 'social-unlinked':
        return {
          heading: `${providerNames.en[message.provider]} was unlinked from your account`,
          rows: [{ label: 'Login method', value: providerNames.en[message.provider] }],
        }
      case 'identity-linked':
        return { heading: 'Your identity can now be used to log in', rows: [] }
      case 'email-changed':
        return { heading: 'Your email address was changed', rows: [{ label: 'New address', value: message.current }] }
      case 'phone-changed':
        return {
          heading: 'Your phone number was changed',
          rows: [{ label: 'New number', value: lastDigits(message.current) }],
        }
    }
  },
}

const advice = {
  ko: {
    when: '시각',
    ifYou: '직접 했다면 아무것도 하지 않아도 돼요.',
    undo: '제가 한 일이 아니에요',
    newPassword: '새 비밀번호 정하기',
    ifNotYou: '직접 하지 않았다면 위 버튼으로 새 비밀번호를 정해 주세요. 모든 기기에서 로그아웃돼요.',
    ifNotYouUndo: (until: string) =>
      `직접 하지 않았다면 위 버튼으로 변경을 취소해 주세요. 모든 기기에서 로그아웃돼요. 버튼은 ${until}까지 쓸 수 있어요.`,
    neverAsk: 'Practicum은 메일로 비밀번호를 묻지 않아요.',
  },
  en: {
    when: 'Time',
    ifYou: 'If this was you, you don’t need to do anything.',
    undo: 'This wasn’t me',
    newPassword: 'Set a new password',
    ifNotYou: 'If this wasn’t you, set a new password with the button above. You’ll be logged out on every device.',
    ifNotYouUndo: (until: string) =>
      `If this wasn’t you, undo it with the button above. You’ll be logged out on every device. The button works until ${until}.`,
    neverAsk: 'Practicum never asks for your password by email.',
  },
} as const satisfies Record<Locale, object>
