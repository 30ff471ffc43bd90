import type { Locale } from '../../../contract/values/locale.ts'
import type { SandboxMessage } from './records.ts'

interface OutboxMessages {
  readonly title: string
  readonly subtitle: string
  readonly heading: string
  readonly kinds: Readonly<Record<'all' | SandboxMessage['kind'], string>>
  readonly kind: string
  readonly find: string
  readonly findHint: string
  readonly empty: string
  readonly nothing: string
  readonly purposes: Readonly<Record<SandboxMessage['purpose'], string>>
  readonly sms: string
  readonly smsWithCode: (code: string) => string
  readonly to: string
  readonly language: string
  readonly languages: Readonly<Record<Locale, string>>
  readonly text: string
  readonly link: string
  readonly open: string
  readonly code: string
  /** How long a code or link is valid after it was sent. */
  readonly of: (minutes: number) => string
  readonly over: string
  readonly limits: string
  readonly limitsHint: string
  readonly does: string
  readonly doesWhat: string
  readonly clock: string
  readonly steps: readonly { readonly seconds: number; readonly name: string }[]
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the outbox. */
export const outboxMessages: Readonly<Record<Locale, OutboxMessages>> = {
  ko: {
    title: '연습용 보낸 메일함',
    subtitle: '메일과 문자가 여기서 멈춰요',
    heading: '보낸 것',
    kinds: { all: '모두', mail: '메일', sms: '문자' },
    kind: '종류',
    find: '찾기',
    findHint: '받는 사람, 번호, 내용으로 검색',
    empty: '비우기',
    nothing: '보낸 것이 없어요.',
    purposes: {
      'find-id': '아이디 찾기',
      'verify-email': '이메일 확인',
      'set-password': '비밀번호 찾기',
      'order-received': '주문 접수',
      'deposit-awaited': '입금 대기',
      'order-paid': '결제 완료',
      'order-shipped': '배송 시작',
      'refund-requested': '환불 접수',
      'refund-completed': '환불 완료',
      'refund-failed': '환불 실패',
      'password-changed': '비밀번호 변경',
      'account-secured': '계정 보호',
      'new-browser': '새 브라우저 로그인',
      'password-login-paused': '잘못된 비밀번호 여러 번',
      'social-linked': '소셜 계정 연결',
      'social-unlinked': '소셜 계정 연결 해제',
      'identity-linked': '본인 확인 등록',
      'email-changed': '이메일 변경',
      'phone-changed': '휴대폰 번호 변경',
      'group-changed': '회사·기관 이름 변경',
      'child-paid': '자녀의 결제',
      'inquiry-received': '문의 접수',
      'inquiry-answered': '문의 답변',
      'course-opening-requested': '개강 알림 신청',
      'course-opened': '개강 알림',
      'withdrawal-requested': '탈퇴',
      'membership-restricted': '이용 제한',
      'membership-restored': '이용 제한 해제',
      'membership-terminated': '계약 해지',
      'data-export-ready': '내 정보 파일 준비',
    },
    sms: '문자',
    smsWithCode: (code) => `인증번호 ${code}`,
    to: '받는 사람',
    language: '말',
    languages: { ko: '한국어', en: '영어' },
    text: '텍스트로 본 메일',
    link: '이 안의 링크',
    open: '열기',
    code: '이 안의 번호',
    of: (minutes) => `${minutes}분`,
    over: '만료됐어요.',
    limits: '횟수 초기화',
    limitsHint: '24시간 횟수를 처음부터 다시 세요.',
    does: '용도',
    doesWhat: '메일과 문자',
    clock: '시계 앞당기기',
    steps: [
      { seconds: 60, name: '+1분' },
      { seconds: 1_800, name: '+30분' },
      { seconds: 86_400, name: '+24시간' },
    ],
    about: '이 창은',
    aboutWhat: '실제로 보내지 않아요. 밖으로 나가는 것이 없고, 7일 뒤에는 지워져요.',
  },
  en: {
    title: 'Sandbox outbox',
    subtitle: 'Emails and text messages stop here',
    heading: 'Sent',
    kinds: { all: 'All', mail: 'Mails', sms: 'Texts' },
    kind: 'Kind',
    find: 'Find',
    findHint: 'Search by recipient, number or text',
    empty: 'Empty',
    nothing: 'Nothing was sent.',
    purposes: {
      'find-id': 'find ID',
      'verify-email': 'verify email',
      'set-password': 'reset password',
      'order-received': 'order received',
      'deposit-awaited': 'deposit awaited',
      'order-paid': 'order paid',
      'order-shipped': 'order shipped',
      'refund-requested': 'refund requested',
      'refund-completed': 'refund completed',
      'refund-failed': 'refund failed',
      'password-changed': 'password changed',
      'account-secured': 'account secured',
      'new-browser': 'login from a new browser',
      'password-login-paused': 'many wrong passwords',
      'social-linked': 'social account linked',
      'social-unlinked': 'social account unlinked',
      'identity-linked': 'identity added',
      'email-changed': 'email changed',
      'phone-changed': 'phone changed',
      'group-changed': 'organisation renamed',
      'child-paid': 'payment by a child',
      'inquiry-received': 'inquiry received',
      'inquiry-answered': 'inquiry answered',
      'course-opening-requested': 'course opening requested',
      'course-opened': 'course opened',
      'withdrawal-requested': 'withdrawal',
      'membership-restricted': 'membership restricted',
      'membership-restored': 'membership restored',
      'membership-terminated': 'membership terminated',
      'data-export-ready': 'own data ready',
    },
    sms: 'Text message',
    smsWithCode: (code) => `Code ${code}`,
    to: 'To',
    language: 'Language',
    languages: { ko: 'Korean', en: 'English' },
    text: 'Email as plain text',
    link: 'The link in it',
    open: 'Open',
    code: 'The code in it',
    of: (minutes) => `${minutes} minutes`,
    over: 'Expired.',
    limits: 'Reset the counts',
    limitsHint: 'The 24-hour counts start again.',
    does: 'Purpose',
    doesWhat: 'Mail and text messages',
    clock: 'Move the clock',
    steps: [
      { seconds: 60, name: '+1 minute' },
      { seconds: 1_800, name: '+30 minutes' },
      { seconds: 86_400, name: '+24 hours' },
    ],
    about: 'This window',
    aboutWhat: 'doesn’t really send anything. Messages are deleted after a week.',
  },
}
