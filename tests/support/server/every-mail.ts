import { randomUUID } from 'node:crypto'
import { writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import { cancelPath } from '#server/api/course-openings/opening-links.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import type { MessagePurpose } from '#server/lib/message-content.ts'
import { codeMail } from '#server/messages/code-message.ts'
import { enqueueDataExportReady } from '#server/messages/data-export-messages.ts'
import { enqueueInquiryAnswer, enqueueInquiryReceived } from '#server/messages/inquiry-messages.ts'
import { announcedDocuments, enqueueLegalNotice, prepareLegalNotice } from '#server/messages/legal-messages.ts'
import { passwordMail, verificationMail } from '#server/messages/link-mails.ts'
import {
  enqueueSanctionMails,
  enqueueWithdrawalMails,
  type SanctionNotice,
} from '#server/messages/membership-messages.ts'
import {
  enqueueClientReady,
  enqueueClientRequested,
  enqueueCourseOpened,
  enqueueOpeningRequested,
} from '#server/messages/opening-messages.ts'
import { enqueueOperatorMessage, enqueueRecordHead, type OperatorMessage } from '#server/messages/operator-messages.ts'
import { enqueueOrderMessage, type OrderMessage } from '#server/messages/order-messages.ts'
import { enqueuePassEnds } from '#server/messages/pass-messages.ts'
import { enqueueSecurityMessages, type SecurityMessage } from '#server/messages/security-messages.ts'
import { unsubscribePath } from '#server/messages/unsubscribe-link.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import { sampleSender } from './sample-brand.ts'

const account = { bank: 'shinhan', number: '110123456789', holder: 'Haneul Kim' } as const

/** A mail about each step of an order. */
export const orderMessages = (now: Date): readonly OrderMessage[] => [
  {
    kind: 'deposit-awaited',
    account: { bank: { kind: 'bank', code: 'kookmin' }, number: '94280142773561', holder: 'Gongbang Sample' },
    until: new Date(now.getTime() + 60_000),
    isReturned: true,
  },
  { kind: 'order-paid', receiptUrl: 'https://receipts.example/1' },
  { kind: 'order-shipped', carrier: 'CJ', trackingNumber: '6123' },
  { kind: 'refund-completed', amount: 12_000, amountAwaitingReturn: 3_000, isStray: true, account },
  { kind: 'refund-failed', amount: 12_000 },
  {
    kind: 'delivery-address-changed',
    buyer: {
      name: 'Hong Gildong',
      phone: '01023450142',
      postcode: '04524',
      address: '110 Sejong-daero & <Jung-gu>',
      addressDetail: 'Floor 3',
      delivery: null,
    },
  },
  // The last one: a refund that ends at once is not mailed before.
  { kind: 'refund-requested', amount: 12_000, amountAwaitingReturn: 3_000, by: 'stray-payment', account },
]

const securityMessages: readonly SecurityMessage[] = [
  {
    kind: 'password-changed',
    removed: { accounts: ['google', 'kakao', 'naver'], identity: true },
    kept: { accounts: ['naver'], identity: true },
  },
  {
    kind: 'account-secured',
    undone: ['password-changed', 'email-changed'],
    removed: { accounts: ['google'], identity: true },
  },
  { kind: 'new-browser', address: '203.0.113.7', browser: 'chrome', system: 'windows' },
  { kind: 'password-login-paused', browsers: 'unknown' },
  { kind: 'password-login-paused', browsers: 'known' },
  { kind: 'social-linked', provider: 'kakao' },
  { kind: 'social-unlinked', provider: 'naver' },
  { kind: 'identity-linked' },
  { kind: 'email-changed', current: 'h…@school.example' },
  { kind: 'phone-changed', current: '010-****-0142' },
  { kind: 'group-changed', current: 'Tools & <Parts> “Lab”' },
  { kind: 'person-changed', changed: ['name', 'birth'] },
]

const operatorMessages: readonly OperatorMessage[] = [
  { kind: 'access-ended', by: 'Park & <Lee>' },
  { kind: 'passkey-registered', network: '2001:db8::7' },
  { kind: 'email-changed' },
]

/** Whom the mails of {@link enqueueEveryMail} go to. */
export interface MailReader {
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
  /** An order of theirs, in their language. */
  readonly orderNumber: string
}

const id = '0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11'

const legalText = (title: string, articles: readonly (readonly [id: string, title: string, text: string])[]) => ({
  title,
  summary: title,
  chapters: [{ articles: articles.map(([id, name, text]) => ({ id, title: name, clauses: [{ text }] })) }],
})

/** Editions before and after a change of each kind. */
const comingTexts = {
  terms: {
    textBefore: {
      ko: legalText('이용약관', [
        ['use', '이용 & 제한', '가'],
        ['coins', '적립금', '나'],
      ]),
      en: legalText('Terms of use', [
        ['use', 'Use & <limits>', 'A'],
        ['coins', 'Coins', 'B'],
      ]),
    },
    text: {
      ko: legalText('이용약관', [
        ['use', '이용 & 제한', '다'],
        ['reviews', '후기', '라'],
        ['rental', '장비 대여', '마'],
        ['posting-and-change', '약관의 변경', '바'],
      ]),
      en: legalText('Terms of use', [
        ['use', 'Use & <limits>', 'C'],
        ['reviews', 'Reviews', 'D'],
        ['rental', 'Rental', 'E'],
        ['posting-and-change', 'Changes', 'F'],
      ]),
    },
  },
  privacy: {
    textBefore: { ko: legalText('개인정보 처리방침', []), en: legalText('Privacy policy', []) },
    text: {
      ko: legalText('개인정보 처리방침', [['purposes', '처리 목적', '가']]),
      en: legalText('Privacy policy', [['purposes', 'Purposes', 'A']]),
    },
  },
}

/** Writes every mail that waits for its job, with the longest form of each. */
export async function enqueueEveryMail(
  db: Database,
  tx: Transaction,
  now: Date,
  { memberId, name, email, locale, orderNumber }: MailReader,
): Promise<void> {
  const later = new Date(now.getTime() + 24 * 60 * 60_000)
  const undo = {
    address: `${paths.accountChange()}#token=${writeLinkToken({ id, secret: 'secret' })}`,
    expiresAt: later,
  }
  const title = { ko: '용접 & 절단 <기초>', en: 'Welding & cutting <basics>' }
  const sanctions: readonly SanctionNotice[] = [
    { kind: 'membership-restricted', cause: 'shared_credentials', until: later },
    { kind: 'membership-terminated', cause: 'fraud', token: writeLinkToken({ id, secret: 'secret' }) },
    { kind: 'membership-restored' },
    { kind: 'objection-refused', answer: 'We looked into it again.\n\nThe account was shared.' },
  ]
  for (const message of orderMessages(now)) await enqueueOrderMessage(tx, now, orderNumber, message)
  for (const message of securityMessages) await enqueueSecurityMessages(tx, now, memberId, message, undo)
  await enqueueSecurityMessages(tx, now, memberId, { kind: 'identity-linked' })
  for (const notice of sanctions) await enqueueSanctionMails(tx, now, memberId, notice)
  await enqueueWithdrawalMails(tx, now, memberId, { deleteAt: later, refundAmount: 12_000 }, undo)
  await enqueueWithdrawalMails(tx, now, memberId, { deleteAt: later, refundAmount: 0 })
  await enqueueDataExportReady(tx, now, { id: memberId, name }, { locale, expiresAt: later })

  const inquiry = { id: 1, category: 'service', email, locale, submittedAt: now } as const
  await enqueueInquiryReceived(tx, now, inquiry)
  await enqueueInquiryAnswer(tx, now, { ...inquiry, title: '<b>?</b> & "more"' }, 'One line & <another>.\n\nThe last.')

  const opening = { email, locale, course: { idx: 105, title, opensOn: '2026-12-01' } }
  const cancel = await cancelPath(db, id)
  await enqueueOpeningRequested(tx, now, opening, cancel)
  await enqueueClientRequested(tx, now, opening, cancel)
  for (const others of [cancel, undefined]) {
    await enqueueCourseOpened(tx, now, opening, others)
    await enqueueClientReady(tx, now, opening, others)
  }
  for (const message of operatorMessages)
    await enqueueOperatorMessage(tx, now, { name: 'Lee & <Park>', email, locale }, message)
  await enqueueRecordHead(
    tx,
    now,
    { email, locale },
    { position: 1042, rows: 1042, hash: 'a'.repeat(43), sealedFrom: 1 },
  )
  const pass = { memberId, email, locale, course: opening.course, endsOn: '2026-12-01' }
  await enqueuePassEnds(tx, now, pass, await unsubscribePath(db, memberId))
  const current = { terms: '2025', privacy: '2025', collection: '2025', marketing: '2025' }
  for (const document of announcedDocuments) {
    const coming = { document, edition: '2027', effectiveOn: '2027-01-08', ...comingTexts[document] }
    const notice = prepareLegalNotice(coming, current)
    await enqueueLegalNotice(tx, now, { memberId, email, locale }, notice, randomUUID())
  }
}

/** Every mail that is sent at once, because somebody waits for it. */
export function mailsSentAtOnce({ name, email, locale }: MailReader): readonly Mail[] {
  const address = (path: string) => `http://shop.example${path}#token=${writeLinkToken({ id, secret: 'secret' })}`
  const mail = (purpose: MessagePurpose) => ({ to: email, purpose, locale, goodUntil: null })
  return [
    { ...mail('find-id'), ...codeMail(locale, '042917', sampleSender(locale)) },
    { ...mail('verify-email'), ...verificationMail(locale, address(paths.verifyEmail()), sampleSender(locale)) },
    { ...mail('set-password'), ...passwordMail(locale, address(paths.resetPassword()), name, sampleSender(locale)) },
  ]
}
