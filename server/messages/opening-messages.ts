import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import type { Localized } from '../db/schema/columns.ts'
import { enqueueMessage } from './enqueue-message.ts'
import { formatDay } from './mail-formats.ts'

/** Who asked for a mail, and about which course. */
export interface OpeningMail {
  readonly email: string
  readonly locale: Locale
  readonly course: { readonly idx: number; readonly title: Localized; readonly opensOn: string }
}

/** Writes the mail that confirms a request. `cancelPath` takes the address off the lists. */
export function enqueueOpeningRequested(
  tx: Transaction,
  now: Date,
  { email: recipient, locale, course }: OpeningMail,
  cancelPath: string,
): Promise<void> {
  const text = messages[locale]
  const day = formatDay(course.opensOn, locale)
  const content = {
    locale,
    subject: text.requested,
    heading: text.requested,
    before: [text.requestedText(course.title[locale], day)],
    button: { label: text.cancel, address: cancelPath },
    after: [text.notYou],
  }
  return enqueueMessage(tx, { kind: 'course-opening-requested', recipient, now, content })
}

/**
 * Writes the mail of the day a course opens. `cancelPath` takes the address off the lists of other courses; undefined
 * when it is on none.
 */
export function enqueueCourseOpened(
  tx: Transaction,
  now: Date,
  { email: recipient, locale, course }: OpeningMail,
  cancelPath: string | undefined,
): Promise<void> {
  const text = messages[locale]
  const title = course.title[locale]
  const content = {
    locale,
    subject: text.opened(title),
    heading: text.opened(title),
    before: [text.openedText],
    button: { label: text.open, address: paths.course({ id: course.idx }) },
    after: [cancelPath === undefined ? text.last : text.others],
    ...(cancelPath === undefined ? {} : { link: { label: text.cancel, address: cancelPath } }),
  }
  return enqueueMessage(tx, { kind: 'course-opened', recipient, now, content })
}

/** Writes the mail that confirms a request for the PC client. `cancelPath` takes the address off the lists. */
export function enqueueClientRequested(
  tx: Transaction,
  now: Date,
  { email: recipient, locale }: Pick<OpeningMail, 'email' | 'locale'>,
  cancelPath: string,
): Promise<void> {
  const text = messages[locale]
  const content = {
    locale,
    subject: text.clientRequested,
    heading: text.clientRequested,
    before: [text.clientRequestedText],
    button: { label: text.cancel, address: cancelPath },
    after: [text.notYou],
  }
  return enqueueMessage(tx, { kind: 'client-requested', recipient, now, content })
}

/** Writes the mail that the PC client can be downloaded. `cancelPath` as in {@link enqueueCourseOpened}. */
export function enqueueClientReady(
  tx: Transaction,
  now: Date,
  { email: recipient, locale }: Pick<OpeningMail, 'email' | 'locale'>,
  cancelPath: string | undefined,
): Promise<void> {
  const text = messages[locale]
  const content = {
    locale,
    subject: text.clientReady,
    heading: text.clientReady,
    before: [text.clientReadyText],
    button: { label: text.download, address: paths.downloads() },
    after: [cancelPath === undefined ? text.last : text.othersToo],
    ...(cancelPath === undefined ? {} : { link: { label: text.cancel, address: cancelPath } }),
  }
  return enqueueMessage(tx, { kind: 'client-ready', recipient, now, content })
}

const messages = {
  ko: {
    requested: '과정이 열리면 알려 드릴게요',
    requestedText: (title: string, day: string) =>
      `‘${title}’ 과정이 ${day}에 열려요. 그날 아침 이 주소로 메일을 한 번 보내고, 주소는 지워요.`,
    cancel: '알림 그만 받기',
    notYou: '신청한 적이 없다면 위 버튼을 눌러 주세요. 주소를 바로 지워요.',
    opened: (title: string) => `‘${title}’ 과정이 열렸어요`,
    openedText: '기다려 주셔서 고마워요. 지금 살펴보고 시작할 수 있어요.',
    open: '과정 보기',
    last: '이 알림을 위해 보관한 주소를 지웠어요. 메일을 더 보내지 않아요.',
    others: '이 과정의 알림은 끝났어요. 다른 알림도 신청하셨어요.',
    clientRequested: '실습 프로그램이 준비되면 알려 드릴게요',
    clientRequestedText: '내려받을 수 있게 되면 이 주소로 메일을 한 번 보내고, 주소는 지워요.',
    clientReady: '실습 프로그램을 내려받을 수 있어요',
    clientReadyText: '기다려 주셔서 고마워요. 윈도우 PC에 설치하면 수업을 열 수 있어요.',
    download: '다운로드로 가기',
    othersToo: '실습 프로그램 알림은 끝났어요. 다른 알림도 신청하셨어요.',
  },
  en: {
    requested: 'We’ll email you when it opens',
    requestedText: (title: string, day: string) =>
      `“${title}” opens on ${day}. We’ll send one email to this address that morning, then delete the address.`,
    cancel: 'Stop these emails',
    notYou: 'If you didn’t request this, press the button to delete your address right away.',
    opened: (title: string) => `“${title}” is open`,
    openedText: 'Thank you for waiting. You can start now.',
    open: 'See the course',
    last: 'We’ve deleted the address you left for this email. You won’t get any more.',
    others: 'This was the only email about this course. You’ve also asked for other emails.',
    clientRequested: 'We’ll email you when the training app is ready',
    clientRequestedText: 'Once you can download it, we’ll send one email to this address, then delete the address.',
    clientReady: 'The training app is ready to download',
    clientReadyText: 'Thank you for waiting. Install it on a Windows PC to open your lessons.',
    download: 'Go to downloads',
    othersToo: 'This was the only email about the app. You’ve also asked for other emails.',
  },
} as const
