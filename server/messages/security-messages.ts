import type { AccountChangeKind } from '#contract/accounts/account-changes.ts'
import { loginLimits } from '#contract/accounts/login.ts'
import { browserNames, type SessionDevice, systemNames } from '#contract/accounts/session.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { Transaction } from '../db/open.ts'
import type { MailContent, MailRow } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment } from './mail-formats.ts'
import { findSecurityRecipients } from './security-recipients.ts'

/** A change of an account, or a login, that is reported to its member. */
export type SecurityMessage =
  /** The recently added ways to log in that were removed with it, and those that the member kept. */
  | { readonly kind: 'password-changed'; readonly removed: RecentLogins; readonly kept: RecentLogins }
  /** `undone`: the changes that were taken back, the earliest first. */
  | { readonly kind: 'account-secured'; readonly undone: readonly AccountChangeKind[]; readonly removed: RecentLogins }
  /** `address` is the network address of the new browser. */
  | ({ readonly kind: 'new-browser'; readonly address: string } & SessionDevice)
  /** Many wrong passwords were entered, in browsers that the member does not know or in one that was known until then. */
  | { readonly kind: 'password-login-paused'; readonly browsers: 'known' | 'unknown' }
  | { readonly kind: 'social-linked' | 'social-unlinked'; readonly provider: SocialProvider }
  | { readonly kind: 'identity-linked' }
  | { readonly kind: 'email-changed'; readonly current: string }
  | { readonly kind: 'phone-changed'; readonly current: string }
  /** `current` is the new name. */
  | { readonly kind: 'group-changed'; readonly current: string }
  | { readonly kind: 'person-changed'; readonly changed: readonly ('name' | 'birth')[] }

/** A link by which the member undoes the change. */
export interface UndoLink {
  /** URL or path of the shop; a secret in it is in the hash. */
  readonly address: string
  readonly expiresAt: Date
}

/** Ways to log in that were added recently. */
export interface RecentLogins {
  readonly accounts: SocialProvider[]
  readonly identity: boolean
}

/**
 * Writes the mails about an account change or a login, in its transaction. They go to the account's address and, after
 * a recent change of it, to the former ones; the link to undo goes to one of them alone (`findSecurityRecipients`).
 * Without a link, the mail to the account's address leads to setting a new password. The language is the member's,
 * never that of the browser that made the change.
 */
export async function enqueueSecurityMessages(
  tx: Transaction,
  now: Date,
  memberId: string,
  message: SecurityMessage,
  undo?: UndoLink,
): Promise<void> {
  const { locale, current, trusted, others } = await findSecurityRecipients(tx, now, memberId)
  const enqueue = (recipient: string, action: MailAction) => {
    const content = securityMail(locale, now, message, action)
    const expiry = typeof action === 'object' ? { expiresAt: action.expiresAt } : {}
    return enqueueMessage(tx, { kind: message.kind, memberId, recipient, now, content, ...expiry })
  }
  await enqueue(trusted, undo ?? (trusted === current ? 'set-password' : 'use-earlier-link'))
  for (const former of others) await enqueue(former, 'contact-us')
  if (current !== trusted) await enqueue(current, 'set-password')
}

/**
 * What the reader of a security mail can do: undo the change by a link, set a new password, use the link about their
 * changed address, or contact the shop.
 */
type MailAction = UndoLink | 'set-password' | 'use-earlier-link' | 'contact-us'

/** The mail of a security message. */
function securityMail(locale: Locale, now: Date, message: SecurityMessage, action: MailAction): MailContent {
  const { heading, rows } = contents[locale](message)
  const { kind } = message
  const text = advice[locale]
  const { button, ifNotYou } = actionOf(locale, action)
  return {
    locale,
    subject: heading,
    heading,
    before:
      message.kind === 'password-login-paused'
        ? text.paused[message.browsers]
        : [kind === 'account-secured' ? text.secured : text.ifYou],
    rows: [{ label: text.when, value: formatMoment(now, locale) }, ...rows],
    ...(button === undefined ? {} : { button }),
    after: kind === 'password-login-paused' ? [text.neverAsk] : [ifNotYou, text.neverAsk],
  }
}

function actionOf(locale: Locale, action: MailAction): { button?: MailContent['button']; ifNotYou: string } {
  const text = advice[locale]
  switch (action) {
    case 'set-password':
      return { button: { label: text.newPassword, address: paths.findPassword() }, ifNotYou: text.ifNotYou }
    case 'use-earlier-link':
      return { ifNotYou: text.ifNotYouEarlierLink }
    case 'contact-us':
      return { ifNotYou: text.ifNotYouContact }
    default:
      return {
        button: { label: text.undo, address: action.address },
        ifNotYou: text.ifNotYouUndo(formatMoment(action.expiresAt, locale)),
      }
  }
}

const { attemptsPerSeries } = loginLimits

const providerNames = {
  ko: { google: '구글', kakao: '카카오', naver: '네이버' },
  en: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
} as const satisfies Record<Locale, Record<SocialProvider, string>>

const personParts = {
  ko: { name: '이름', birth: '생년월일' },
  en: { name: 'Name', birth: 'Date of birth' },
} as const satisfies Record<Locale, Record<'name' | 'birth', string>>

const changeNames = {
  ko: {
    'social-linked': '소셜 계정 연결',
    'social-unlinked': '소셜 계정 연결 해제',
    'password-changed': '비밀번호',
    'email-changed': '이메일 주소',
    'phone-changed': '휴대폰 번호',
    'identity-linked': '본인 확인',
    'withdrawal-requested': '탈퇴',
    'group-changed': '회사·기관 이름',
    'person-changed': '이름·생년월일',
  },
  en: {
    'social-linked': 'Social account linked',
    'social-unlinked': 'Social account unlinked',
    'password-changed': 'Password',
    'email-changed': 'Email address',
    'phone-changed': 'Phone number',
    'identity-linked': 'Verified identity',
    'withdrawal-requested': 'Closed account',
    'group-changed': 'Name of the organisation',
    'person-changed': 'Name or date of birth',
  },
} as const satisfies Record<Locale, Record<AccountChangeKind, string>>

const recentLoginLabels = {
  ko: { removed: '함께 해제한 로그인 방법', kept: '그대로 둔 로그인 방법', identity: '본인 확인' },
  en: { removed: 'Login method also removed', kept: 'Login method kept', identity: 'Verified identity' },
} as const satisfies Record<Locale, object>

function recentLoginRows(locale: Locale, what: 'removed' | 'kept', { accounts, identity }: RecentLogins): MailRow[] {
  const labels = recentLoginLabels[locale]
  const names = accounts.map((provider): string => providerNames[locale][provider])
  return [...names, ...(identity ? [labels.identity] : [])].map((value) => ({ label: labels[what], value }))
}

/** A phone number with only the last four digits visible. */
function lastDigits(phone: string): string {
  return `···· ${phone.slice(-4)}`
}

const otherNames = {
  ko: { browser: '다른 브라우저', system: '다른 운영체제' },
  en: { browser: 'Another browser', system: 'another system' },
} as const satisfies Record<Locale, object>

/** Browser and system, such as `Chrome (Windows)`. */
function deviceName(locale: Locale, { browser, system }: SessionDevice): string {
  const browserName = browser === 'other' ? otherNames[locale].browser : browserNames[browser]
  const systemName = system === 'other' ? otherNames[locale].system : systemNames[system]
  return `${browserName} (${systemName})`
}

const contents: Record<Locale, (message: SecurityMessage) => { heading: string; rows: MailRow[] }> = {
  ko: (message) => {
    switch (message.kind) {
      case 'password-changed':
        return {
          heading: '비밀번호가 바뀌었어요',
          rows: [...recentLoginRows('ko', 'removed', message.removed), ...recentLoginRows('ko', 'kept', message.kept)],
        }
      case 'account-secured':
        return {
          heading: '계정을 보호했어요',
          rows: [
            ...message.undone.map((kind) => ({ label: '되돌린 변경', value: changeNames.ko[kind] })),
            ...recentLoginRows('ko', 'removed', message.removed),
          ],
        }
      case 'new-browser':
        return {
          heading: '새 브라우저에서 로그인했어요',
          rows: [
            { label: '기기', value: deviceName('ko', message) },
            { label: '네트워크 주소', value: message.address },
          ],
        }
      case 'password-login-paused':
        return { heading: '누군가 비밀번호를 여러 번 틀렸어요', rows: [] }
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
      case 'group-changed':
        return { heading: '회사·기관 이름이 바뀌었어요', rows: [{ label: '새 이름', value: message.current }] }
      case 'person-changed':
        return {
          heading: '이름이나 생년월일이 바뀌었어요',
          rows: [{ label: '바뀐 정보', value: message.changed.map((part) => personParts.ko[part]).join(', ') }],
        }
    }
  },
  en: (message) => {
    switch (message.kind) {
      case 'password-changed':
        return {
          heading: 'Your password was changed',
          rows: [...recentLoginRows('en', 'removed', message.removed), ...recentLoginRows('en', 'kept', message.kept)],
        }
      case 'account-secured':
        return {
          heading: 'Your account was secured',
          rows: [
            ...message.undone.map((kind) => ({ label: 'Undone change', value: changeNames.en[kind] })),
            ...recentLoginRows('en', 'removed', message.removed),
          ],
        }
      case 'new-browser':
        return {
          heading: 'New login to your account',
          rows: [
            { label: 'Device', value: deviceName('en', message) },
            { label: 'Network address', value: message.address },
          ],
        }
      case 'password-login-paused':
        return { heading: 'Someone entered many wrong passwords', rows: [] }
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
      case 'group-changed':
        return {
          heading: 'Your organisation’s name was changed',
          rows: [{ label: 'New name', value: message.current }],
        }
      case 'person-changed':
        return {
          heading: 'Your name or date of birth was changed',
          rows: [{ label: 'Changed', value: message.changed.map((part) => personParts.en[part]).join(', ') }],
        }
    }
  },
}

const advice = {
  ko: {
    when: '시각',
    paused: {
      unknown: [
        `하루 동안 누군가 이 계정의 비밀번호를 ${attemptsPerSeries}번 틀렸어요. 로그인하지는 못했어요.`,
        '그래서 새 브라우저에서는 당분간 비밀번호로 로그인할 수 없어요. 전에 로그인한 브라우저에서는 그대로 쓸 수 있어요. 새 브라우저에서는 다른 방법으로 로그인하거나 새 비밀번호를 정해 주세요.',
      ],
      known: [
        `하루 동안 누군가 전에 로그인한 적이 있는 브라우저에서 이 계정의 비밀번호를 ${attemptsPerSeries}번 틀렸어요. 비밀번호를 맞히지는 못했어요.`,
        '그래서 그 브라우저를 이제 새 브라우저로 봐요. 그 브라우저를 다른 사람이 쓸 수 있다면 새 비밀번호를 정해 주세요. 모든 기기에서 로그아웃돼요.',
      ],
    },
    ifYou: '직접 했다면 아무것도 하지 않아도 돼요.',
    undo: '제가 한 일이 아니에요',
    newPassword: '새 비밀번호 정하기',
    ifNotYou: '직접 하지 않았다면 위 버튼으로 새 비밀번호를 정해 주세요. 모든 기기에서 로그아웃돼요.',
    ifNotYouUndo: (until: string) =>
      `직접 하지 않았다면 위 버튼으로 변경을 취소해 주세요. 모든 기기에서 로그아웃돼요. 버튼은 ${until}까지 쓸 수 있어요.`,
    secured: '메일 링크로 계정을 되찾았어요. 비밀번호는 더 이상 쓸 수 없으니, 아직이라면 새로 정해 주세요.',
    ifNotYouEarlierLink:
      '직접 하지 않았다면, 이메일 주소가 바뀌었다고 알려 드린 메일의 버튼으로 변경을 취소해 주세요. 모든 기기에서 로그아웃돼요.',
    ifNotYouContact: '직접 하지 않았다면 고객센터로 알려 주세요.',
    neverAsk: '저희는 메일로 비밀번호를 묻지 않아요.',
  },
  en: {
    when: 'Time',
    paused: {
      unknown: [
        `Someone entered ${attemptsPerSeries} wrong passwords for your ID within a day. They didn’t get in.`,
        'For now, your password doesn’t work in new browsers. Browsers you’ve logged in with before work as usual. In a new browser, log in another way or set a new password.',
      ],
      known: [
        `Someone entered ${attemptsPerSeries} wrong passwords for your ID within a day, in a browser you’ve logged in with before. They didn’t guess it.`,
        'We now treat it as a new browser. If someone else may be using it, set a new password. You’ll be logged out on every device.',
      ],
    },
    ifYou: 'If this was you, you don’t need to do anything.',
    undo: 'This wasn’t me',
    newPassword: 'Set a new password',
    ifNotYou: 'If this wasn’t you, set a new password with the button above. You’ll be logged out on every device.',
    ifNotYouUndo: (until: string) =>
      `If this wasn’t you, undo it with the button above. You’ll be logged out on every device. The button works until ${until}.`,
    secured:
      'Your account was recovered by a link in our email. The old password no longer works; if you haven’t set a new one, do it now.',
    ifNotYouEarlierLink:
      'If this wasn’t you, undo it with the button in our email about your changed address. You’ll be logged out on every device.',
    ifNotYouContact: 'If this wasn’t you, contact customer support.',
    neverAsk: 'We never ask for your password by email.',
  },
} as const satisfies Record<Locale, object>
