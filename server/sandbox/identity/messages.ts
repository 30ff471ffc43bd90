import type { IdentityPurpose } from '../../../contract/accounts/identity-verification.ts'
import type { Locale } from '../../../contract/values/locale.ts'

interface IdentityMessages {
  readonly title: string
  readonly subtitle: string
  readonly heading: string
  readonly time: string
  readonly persons: string
  /** What the shop knows about a person, besides the name. */
  readonly firstTime: string
  readonly member: (userid: string) => string
  readonly child: string
  readonly byHand: string
  readonly byHandData: string
  readonly name: string
  readonly birth: string
  readonly phone: string
  readonly approve: string
  readonly refuse: string
  readonly cancel: string
  readonly expire: string
  readonly fail: string
  readonly hint: string
  readonly invalid: string
  readonly away: string
  readonly over: string
  readonly startAgain: string
  readonly unknown: string
  readonly does: string
  readonly doesWhat: string
  readonly method: string
  readonly methods: Readonly<Record<'OACX' | 'CIVS', string>>
  readonly use: string
  readonly uses: Readonly<Record<IdentityPurpose, string>>
  readonly number: string
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the identity window. */
export const identityMessages: Readonly<Record<Locale, IdentityMessages>> = {
  ko: {
    title: '연습용 본인 확인',
    subtitle: '아무도 확인하지 않아요',
    heading: '누구로 확인할까요?',
    time: '확인 시간, 5분',
    persons: '사람',
    firstTime: '처음 오는 사람',
    member: (userid) => `회원 ${userid}`,
    child: '만 14세 미만, 보호자 필요',
    byHand: '직접 입력',
    byHandData: '이름, 생년월일, 번호',
    name: '이름',
    birth: '생년월일',
    phone: '휴대폰 번호',
    approve: '이 사람으로 확인',
    refuse: '거절하기',
    cancel: '취소하기',
    expire: '시간 초과',
    fail: '응답하지 않기',
    hint: '응답하지 않으면 쇼핑몰은 계속 기다려요. 창을 닫아도 같아요.',
    invalid: '이름, 생년월일, 번호를 모두 입력해 주세요.',
    away: '지금은 응답하지 않고 있어요. 다른 응답을 고르면 다시 이어져요.',
    over: '끝난 본인 확인이에요.',
    startAgain: '이 창을 닫고 쇼핑몰에서 다시 시작해 주세요.',
    unknown: '없는 확인 요청이에요. 쇼핑몰에서 다시 시작해 주세요.',
    does: '용도',
    doesWhat: '본인 확인',
    method: '방법',
    methods: { OACX: 'OACX 팝업', CIVS: 'CIVS 화면 이동' },
    use: '쓰는 곳',
    uses: { login: '로그인', join: '회원가입', guardian: '보호자 동의', order: '주문', profile: '회원 정보' },
    number: '요청번호',
    about: '이 창은',
    aboutWhat: '이름과 번호를 확인하는 회사를 대신해요. 여기 사람은 모두 가상이에요.',
  },
  en: {
    title: 'Sandbox identity verification',
    subtitle: 'Nobody is really verified',
    heading: 'Who is it?',
    time: 'to verify, 5 minutes',
    persons: 'Persons',
    firstTime: 'New here',
    member: (userid) => `Member ${userid}`,
    child: 'Under 14, needs a guardian',
    byHand: 'Someone else',
    byHandData: 'Name, date of birth, number',
    name: 'Name',
    birth: 'Date of birth',
    phone: 'Mobile number',
    approve: 'Verify as this person',
    refuse: 'Refuse',
    cancel: 'Cancel',
    expire: 'Time out',
    fail: 'Don’t respond',
    hint: 'Without a response the shop keeps waiting, just as if you closed the window.',
    invalid: 'Please fill in name, date of birth and number.',
    away: 'The provider isn’t responding. Choose another response to continue.',
    over: 'This verification is over.',
    startAgain: 'Close this window and start again in the shop.',
    unknown: 'This request doesn’t exist. Start again in the shop.',
    does: 'Purpose',
    doesWhat: 'Identity verification',
    method: 'Way',
    methods: { OACX: 'OACX popup', CIVS: 'CIVS page' },
    use: 'Used for',
    uses: { login: 'login', join: 'sign-up', guardian: 'guardian', order: 'order', profile: 'profile' },
    number: 'Request',
    about: 'This window',
    aboutWhat: 'stands in for the company that verifies names and numbers. Everyone here is made up.',
  },
}
