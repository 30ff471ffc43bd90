import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Locale } from '../../contract/values/locale.ts'
import { type SocialProvider, socialLoginPath, socialProviders } from '../../contract/values/social-providers.ts'
import { postcodeWindow } from '../../contract/values/postcode.ts'
import { paths } from '../../contract/addresses/paths.ts'
import type { Clock } from '../lib/clock.ts'
import { languageOf, sendPage } from './page.ts'

interface Entry {
  readonly title: string
  readonly text: string
}

interface OverviewMessages {
  readonly title: string
  readonly subtitle: string
  readonly heading: string
  readonly identity: Entry
  readonly social: (provider: SocialProvider) => Entry
  readonly phone: Entry
  readonly payment: Entry
  readonly bank: Entry
  readonly learning: Entry
  readonly outbox: Entry
  readonly postcode: Entry
  readonly members: Entry
  readonly clock: Entry
  readonly about: string
  readonly aboutWhat: string
}

const names = {
  ko: { google: 'Google', kakao: '카카오', naver: '네이버' },
  en: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
} as const satisfies Record<Locale, Record<SocialProvider, string>>

const overviewMessages: Readonly<Record<Locale, OverviewMessages>> = {
  ko: {
    title: '연습용 창',
    subtitle: '실제가 아니에요',
    heading: '외부 서비스를 대신하는 창',
    identity: { title: '본인 확인', text: '로그인이나 가입에서 열려요. 사람과 응답을 골라요.' },
    social: (provider) => ({ title: `${names.ko[provider]} 로그인`, text: '계정과 제공할 정보, 응답을 골라요.' }),
    phone: { title: '학생증', text: '학교 앱 대신 QR을 읽고 승인해요.' },
    payment: { title: '결제창', text: '주문에서 열려요. 응답을 골라요.' },
    bank: { title: '은행', text: '가상계좌에 입금해요.' },
    learning: { title: '학습 시스템', text: '수업을 마친 것으로 처리해요. 진도가 여기에서 정해져요.' },
    outbox: { title: '보낸 메일함', text: '메일과 문자가 여기서 멈춰요. 번호와 링크를 봐요.' },
    postcode: { title: '주소 찾기', text: '주문에서 열려요. 주소와 우편번호를 골라요.' },
    members: { title: '연습용 회원', text: '로그인해 볼 회원을 보고, 처음 상태로 되돌려요.' },
    clock: { title: '연습 시계', text: '쇼핑몰의 시간을 옮겨요.' },
    about: '이 창은',
    aboutWhat: '실제 서비스가 설정되지 않은 동안에만 있어요.',
  },
  en: {
    title: 'Sandbox',
    subtitle: 'Nothing here is real',
    heading: 'Windows that stand in for outside services',
    identity: { title: 'Identity verification', text: 'Opens from login and sign-up. Choose a person and a response.' },
    social: (provider) => ({
      title: `Login with ${names.en[provider]}`,
      text: 'Choose an account, what to share and a response.',
    }),
    phone: { title: 'Student ID', text: 'Reads and approves codes in place of the school’s app.' },
    payment: { title: 'Payment', text: 'Opens from an order. Choose a response.' },
    bank: { title: 'Bank', text: 'Deposits into virtual accounts.' },
    learning: { title: 'Learning system', text: 'Marks lessons as finished. Progress comes from here.' },
    outbox: { title: 'Outbox', text: 'Emails and text messages stop here, with their codes and links.' },
    postcode: { title: 'Address search', text: 'Opens from an order. Choose an address with its postal code.' },
    members: { title: 'Sandbox members', text: 'Lists the members to log in as, and restores them.' },
    clock: { title: 'Sandbox clock', text: 'Moves the shop’s time.' },
    about: 'This page',
    aboutWhat: 'exists only while no real providers are configured.',
  },
}

/** Lists every window of the sandbox, with a line about each. */
export function sendOverview(c: Context, clock: Clock, keys: readonly string[]) {
  const locale = languageOf(c)
  const messages = overviewMessages[locale]
  const entries = [
    { isThere: keys.includes('identity'), address: paths.login(), ...messages.identity },
    ...socialProviders.map((provider) => ({
      isThere: keys.includes(provider),
      address: socialLoginPath(provider),
      ...messages.social(provider),
    })),
    { isThere: keys.includes('student-id'), address: '/sandbox/phone', ...messages.phone },
    { isThere: keys.includes('payment'), address: paths.courses(), ...messages.payment },
    { isThere: keys.includes('payment'), address: '/sandbox/bank', ...messages.bank },
    { isThere: keys.includes('learning'), address: '/sandbox/learning', ...messages.learning },
    { isThere: keys.includes('mail') || keys.includes('sms'), address: '/sandbox/outbox', ...messages.outbox },
    { isThere: keys.includes('postcode'), address: postcodeWindow(randomUUID()), ...messages.postcode },
    { isThere: true, address: '/sandbox/members', ...messages.members },
    { isThere: clock.offset !== undefined, address: '/sandbox/clock', ...messages.clock },
  ].filter(({ isThere }) => isThere)
  return sendPage(c, clock, {
    locale,
    title: messages.title,
    subtitle: messages.subtitle,
    body: html`<h1>${messages.heading}</h1><ul class="answers">${entries.map(
      ({ address, title, text }) => html`<li><a href="${address}"><b>${title}</b><small>${text}</small></a></li>`,
    )}</ul>`,
    titleBlock: [{ term: messages.about, text: messages.aboutWhat }],
  })
}
