import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import type { members } from '../db/schema/members.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatMoment } from './mail-formats.ts'
import { findSecurityRecipients } from './security-recipients.ts'

/**
 * Writes the mail that the files with the member's own data are ready, in the transaction that makes them so. It has no
 * link to the files, which need a login, and goes to everybody who hears of what happens to the account. Not sent after `expiresAt`, when they are deleted.
 */
export async function enqueueDataExportReady(
  tx: Transaction,
  now: Date,
  { id: memberId, name }: Pick<typeof members.$inferSelect, 'id' | 'name'>,
  { locale, expiresAt }: { readonly locale: Locale; readonly expiresAt: Date },
): Promise<void> {
  const text = messages[locale]
  const content = {
    locale,
    subject: text.subject,
    heading: text.heading(name),
    before: [text.before(formatMoment(expiresAt, locale))],
    button: { label: text.button, address: paths.myPage() },
    after: [text.notYou],
  }
  const message = { kind: 'data-export-ready', memberId, now, expiresAt, content } as const
  const { all } = await findSecurityRecipients(tx, now, memberId)
  for (const recipient of all) await enqueueMessage(tx, { ...message, recipient })
}

const messages = {
  ko: {
    subject: '내 정보 파일이 준비됐어요',
    heading: (name: string) => `${name} 님, 내 정보 파일이 준비됐어요`,
    before: (until: string) => `${until}까지 내 정보에서 내려받을 수 있어요. 그 뒤에는 파일을 지워요.`,
    button: '내 정보 열기',
    notYou: '요청한 적이 없다면 비밀번호를 바꾸고, 내 정보에서 모든 기기를 로그아웃해 주세요.',
  },
  en: {
    subject: 'Your data files are ready',
    heading: (name: string) => `${name}, your data files are ready`,
    before: (until: string) => `You can download them on My page until ${until}. After that, we delete them.`,
    button: 'Open My page',
    notYou: 'If you didn’t request them, change your password and log out on all devices on My page.',
  },
} as const
