import type { Locale } from '../../../contract/values/locale.ts'
import type { QrStatus } from '../../../contract/accounts/qr-login.ts'

interface PhoneMessages {
  readonly title: string
  readonly subtitle: string
  readonly scan: { readonly heading: string; readonly lead: string; readonly field: string; readonly read: string }
  readonly approveHeading: string
  readonly place: string
  readonly asked: string
  readonly time: string
  readonly students: string
  /** What is special about a student. */
  readonly standing: Readonly<Record<string, string>>
  readonly unverified: string
  readonly approve: string
  readonly refuse: string
  readonly hint: string
  readonly clock: string
  readonly again: string
  /** Messages about a code that cannot be answered any more. */
  readonly over: Readonly<Record<Exclude<QrStatus, 'scanned'> | 'unknown', string>>
  readonly does: string
  readonly doesWhat: string
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the phone that stands in for the school's app. */
export const phoneMessages: Readonly<Record<Locale, PhoneMessages>> = {
  ko: {
    title: '연습용 학생증',
    subtitle: '학교 앱이 아니에요',
    scan: {
      heading: '컴퓨터의 QR을 비춰 주세요',
      lead: '카메라 대신 QR의 내용을 붙여 넣어도 돼요.',
      field: 'QR의 내용',
      read: '읽기',
    },
    approveHeading: '이 컴퓨터에서 로그인할까요?',
    place: '자리',
    asked: '요청한 때',
    time: '3분',
    students: '학생',
    standing: { restricted: '이용 제한', withdrawal_requested: '탈퇴 신청함', withdrawn: '탈퇴함' },
    unverified: '본인 확인 전',
    approve: '승인',
    refuse: '거절',
    hint: '시간이 지난 뒤를 보려면 시계를 3분 뒤로 옮겨 주세요.',
    clock: '연습 시계 열기',
    again: '다른 QR 읽기',
    over: {
      waiting: '아직 읽지 않은 QR이에요',
      approved: '승인했어요. 컴퓨터를 봐 주세요',
      refused: '거절했어요',
      expired: '만료된 QR이에요',
      used: '이미 쓴 QR이에요',
      unknown: '없는 QR이에요',
    },
    does: '용도',
    doesWhat: 'QR 승인',
    about: '이 창은',
    aboutWhat: '학교 앱의 모바일 학생증을 대신해요. QR을 읽고 승인해요.',
  },
  en: {
    title: 'Sandbox student ID',
    subtitle: 'This is not the school’s app',
    scan: {
      heading: 'Scan the code on the computer',
      lead: 'Instead of a camera, paste the contents of the code.',
      field: 'Contents of the code',
      read: 'Read',
    },
    approveHeading: 'Log in on this computer?',
    place: 'Place',
    asked: 'Asked at',
    time: 'of 3 minutes',
    students: 'Students',
    standing: { restricted: 'Restricted', withdrawal_requested: 'Withdrawal requested', withdrawn: 'Deleted' },
    unverified: 'Identity not verified',
    approve: 'Approve',
    refuse: 'Refuse',
    hint: 'To see an expired code, move the clock on by 3 minutes.',
    clock: 'Open the sandbox clock',
    again: 'Read another code',
    over: {
      waiting: 'This code has not been read yet',
      approved: 'Approved. Please look at the computer',
      refused: 'Refused',
      expired: 'This code has expired',
      used: 'This code was already used',
      unknown: 'This code doesn’t exist',
    },
    does: 'Purpose',
    doesWhat: 'Approves codes',
    about: 'This window',
    aboutWhat: 'stands in for the student ID in the school’s app. It reads and approves codes.',
  },
}
