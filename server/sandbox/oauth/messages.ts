import type { Locale } from '../../../contract/values/locale.ts'
import type { SocialProvider } from '../../../contract/values/social-providers.ts'
import type { faults } from './records.ts'

interface ConsentMessages {
  readonly title: string
  readonly notReal: (provider: string) => string
  readonly providers: Readonly<Record<SocialProvider, string>>
  readonly played: string
  readonly heading: string
  readonly lead: string
  readonly account: string
  readonly noEmail: string
  readonly tells: string
  readonly name: string
  readonly email: string
  readonly approve: string
  readonly refuse: string
  readonly fail: string
  readonly others: string
  readonly wrongState: { readonly title: string; readonly text: string }
  readonly faults: Readonly<Record<(typeof faults)[number], { readonly title: string; readonly text: string }>>
  readonly invalid: string
  readonly does: string
  readonly code: string
  readonly codeTime: string
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the consent page. */
export const consentMessages: Readonly<Record<Locale, ConsentMessages>> = {
  ko: {
    title: '연습용 소셜 로그인',
    notReal: (provider) => `실제 ${provider}가 아니에요`,
    providers: { google: 'Google', kakao: '카카오', naver: '네이버' },
    played: '대신하는 서비스',
    heading: 'Practicum이 계정을 보려고 해요',
    lead: '계정과 제공할 정보를 선택해 주세요.',
    account: '계정',
    noEmail: '이메일 없음',
    tells: '제공할 정보',
    name: '이름',
    email: '이메일',
    approve: '동의하고 돌아가기',
    refuse: '거절하기',
    fail: '오류로 답하기',
    others: '동의한 뒤의 오류 응답',
    wrongState: { title: '다른 state', text: '쇼핑몰이 시작하지 않은 것처럼 돌아가요.' },
    faults: {
      token: { title: '토큰 없음', text: '코드를 토큰으로 바꿔 주지 않아요.' },
      nonce: { title: '다른 nonce', text: 'ID 토큰이 다른 요청에 대한 것이에요.' },
      signature: { title: '틀린 서명', text: 'ID 토큰을 다른 키로 서명해요.' },
      person: { title: '사용자 정보 없음', text: '토큰은 주고 누구인지는 답하지 않아요.' },
      'other-person': { title: '다른 사람', text: '사용자 정보가 ID 토큰과 다른 사람이에요.' },
      'under-14': { title: '만 14세 미만', text: '-406으로 답해요.' },
    },
    invalid: '잘못된 요청이에요',
    does: '용도',
    code: 'code',
    codeTime: '한 번, 60초',
    about: '이 창은',
    aboutWhat: '소셜 로그인의 동의 화면을 대신해요. 비밀번호를 묻지 않아요.',
  },
  en: {
    title: 'Sandbox social login',
    notReal: (provider) => `This is not ${provider}`,
    providers: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
    played: 'Stands in for',
    heading: 'Practicum would like to see your account',
    lead: 'Choose an account and what to share.',
    account: 'Account',
    noEmail: 'No email',
    tells: 'What to share',
    name: 'Name',
    email: 'Email',
    approve: 'Agree and go back',
    refuse: 'Refuse',
    fail: 'Answer with an error',
    others: 'Failures after agreeing',
    wrongState: { title: 'Another state', text: 'Returns as if the shop hadn’t started it.' },
    faults: {
      token: { title: 'No token', text: 'Doesn’t exchange the code for a token.' },
      nonce: { title: 'Another nonce', text: 'The ID token is about another request.' },
      signature: { title: 'Wrong signature', text: 'The ID token is signed with another key.' },
      person: { title: 'No profile', text: 'Gives a token but no profile.' },
      'other-person': { title: 'Someone else', text: 'The profile belongs to someone other than the ID token.' },
      'under-14': { title: 'Under 14', text: 'Answers with -406.' },
    },
    invalid: 'This request isn’t valid',
    does: 'Purpose',
    code: 'code',
    codeTime: 'once, 60 s',
    about: 'This window',
    aboutWhat: 'stands in for the provider’s consent page. It never asks for a password.',
  },
}
