import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import type { RecordHead } from '../db/operator-record.ts'
import type { operators } from '../db/schema/operator.ts'
import type { MailRow } from '../lib/message-content.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment } from './mail-formats.ts'

/** What happened to an operator's access to the desk. */
export type OperatorMessage =
  /** Passkeys and sessions have ended, and `by` made a new link. */
  | { readonly kind: 'access-ended'; readonly by: string }
  /** Somebody registered a passkey from this network address. */
  | { readonly kind: 'passkey-registered'; readonly network: string }
  /** Mails go to another address from now on. */
  | { readonly kind: 'email-changed' }

/**
 * Writes the mail about a change of an operator's access, in the transaction of the change. Nothing is written for an
 * operator without an address.
 */
export async function enqueueOperatorMessage(
  tx: Transaction,
  now: Date,
  { name, email, locale }: Pick<typeof operators.$inferSelect, 'name' | 'email' | 'locale'>,
  message: OperatorMessage,
): Promise<void> {
  const text = messages[locale]
  const { heading, before, rows } = text.contents(message)
  await enqueueMessage(tx, {
    kind: 'operator-access',
    now,
    recipient: email ?? '',
    content: {
      locale,
      subject: heading,
      heading,
      before: [before],
      rows: [{ label: text.operator, value: name }, { label: text.when, value: formatMoment(now, locale) }, ...rows],
      after: [text.notYou],
    },
  })
}

interface Texts {
  readonly operator: string
  readonly when: string
  readonly notYou: string
  readonly contents: (message: OperatorMessage) => {
    readonly heading: string
    readonly before: string
    readonly rows: readonly MailRow[]
  }
}

const messages: Record<Locale, Texts> = {
  ko: {
    operator: '운영자',
    when: '시각',
    notYou: '본인이 요청한 일이 아니라면 다른 대표에게 바로 알려 주세요. 내 계정을 제거하면 모든 접속이 끝나요.',
    contents: (message) => {
      switch (message.kind) {
        case 'access-ended':
          return {
            heading: '운영 화면의 패스키가 모두 끝났어요',
            before: '기존 패스키와 로그인을 모두 끝내고 새 링크를 만들었어요. 그 링크로 새 패스키를 등록할 수 있어요.',
            rows: [{ label: '링크를 만든 사람', value: message.by }],
          }
        case 'passkey-registered':
          return {
            heading: '운영 화면에 패스키를 등록했어요',
            before: '이 패스키로 내 이름으로 로그인할 수 있어요.',
            rows: [{ label: '네트워크 주소', value: message.network }],
          }
        case 'email-changed':
          return {
            heading: '운영 화면의 이메일 주소가 바뀌었어요',
            before: '이제 접속에 관한 메일을 다른 주소로 보내요. 이 주소로는 마지막 메일이에요.',
            rows: [],
          }
      }
    },
  },
  en: {
    operator: 'Operator',
    when: 'Time',
    notYou: 'If you didn’t ask for this, tell another owner at once. Removing you as an operator ends all access.',
    contents: (message) => {
      switch (message.kind) {
        case 'access-ended':
          return {
            heading: 'Your passkeys for the desk have ended',
            before: 'All your passkeys and logins have ended, and there is a new link to register a passkey by.',
            rows: [{ label: 'Link made by', value: message.by }],
          }
        case 'passkey-registered':
          return {
            heading: 'A passkey for the desk was registered',
            before: 'It logs in at the desk in your name.',
            rows: [{ label: 'Network address', value: message.network }],
          }
        case 'email-changed':
          return {
            heading: 'Your email address for the desk was changed',
            before: 'Emails about your access go to another address from now on. This is the last one to this address.',
            rows: [],
          }
      }
    },
  },
}

/** Writes the mail with the end of the record of acts, for whoever keeps it. */
export async function enqueueRecordHead(
  tx: Transaction,
  now: Date,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  { position, hash, rows, sealedFrom }: RecordHead,
): Promise<void> {
  const text = headMessages[locale]
  const head = `${position}:${hash}`
  await enqueueMessage(tx, {
    kind: 'record-head',
    now,
    recipient: email,
    content: {
      locale,
      subject: text.heading,
      heading: text.heading,
      before: [text.keep],
      rows: [
        { label: text.position, value: String(position) },
        { label: text.rows, value: String(rows) },
        { label: text.sealed, value: sealedFrom === null ? '–' : String(sealedFrom) },
        { label: text.hash, value: hash },
      ],
      after: [text.check(head)],
    },
  })
}

const headMessages = {
  ko: {
    heading: '운영 기록의 마지막 행',
    keep: '이 메일을 보관해 주세요. 나중에 이 행이 없거나 다르면 기록이 바뀐 거예요.',
    position: '행 번호',
    rows: '행 개수',
    sealed: '봉인된 첫 행',
    hash: '확인값',
    check: (head: string) => `npm run ops -- record check --head ${head} 명령으로 확인할 수 있어요.`,
  },
  en: {
    heading: 'Last row of the record of acts',
    keep: 'Keep this email. If the row is missing or differs later, the record was changed.',
    position: 'Row',
    rows: 'Number of rows',
    sealed: 'First sealed row',
    hash: 'Hash',
    check: (head: string) => `npm run ops -- record check --head ${head} compares them.`,
  },
} as const
