import { closeSession } from '#contract/accounts/session.ts'
import { courseMenu } from '#contract/content/course-calls.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links } from './rows.ts'

// Popovers and the forms that the browser sends by itself have browser tests (tests/e2e/frame.spec.ts).

const course = (idx: number, title: string, isIndividual: boolean, isGroup: boolean) => ({
  idx,
  title,
  individual: { is_exist: isIndividual },
  group: { is_exist: isGroup },
})

const menu = answer(courseMenu, [
  {
    code: 'healthcare',
    name: 'Health &amp; care',
    contents: [course(101, 'IV insertion', true, true), course(102, 'Wound care', true, false)],
  },
  {
    code: 'pilot',
    name: 'Pilot training',
    contents: [course(201, 'Landing', true, true), course(202, 'Crew briefing', false, true)],
  },
])

/** The field becomes a combobox once its suggestions can come. */
const search: Controls = {
  'searchbox Search term': {
    state: 'required',
    description: 'Enter up to 50 characters',
    focus: 'combobox Search term',
    comes: ['combobox Search term'],
    goes: ['searchbox Search term'],
  },
}

export const notFound: ShopTable = {
  address: '/not-found',
  frame: [menu],
  answers: [],
  controls: {
    ...search,
    // The header has one as well.
    'button Search': { focus: 'button Search (2)' },
    ...links({ 'See all 4 courses': '/contents', 'Go to the home page': '/' }),
  },
}

const groupSites = links({
  'Practicum Learning Lab': 'https://lab.practicum.example/',
  'Hanson Aviation Academy': 'https://hanson.example/',
  'Songil Nursing Skills Centre': 'https://songil.example/',
  'Bareun Site Safety Institute': 'https://bareun.example/',
  'Malgil Language Institute': 'https://malgil.example/',
  'Deundeun Security Academy': 'https://deundeun.example/',
  'Gongbang Vocational School': 'https://gongbang.example/',
})

const footer = (other: 'desktop' | 'mobile', sites: string): Controls => ({
  ...links({
    'About us': '/company/introduction',
    'Terms of use': '/agreement',
    'Privacy policy': '/privacy-policy',
    'Check business registration': 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
  }),
  [sites]: { focus: sites, opens: groupSites },
  ...links({ [`View ${other} site`]: `/company/history?layout=${other}`, '1600-0142': 'tel:1600-0142' }),
})

const desktop = (account: Controls): Controls => ({
  'link Skip to the content': { address: '#main' },
  'summary Family sites': { focus: 'summary Family sites', opens: groupSites },
  ...links({
    Downloads: '/downloads',
    'Customer support': '/cs',
    'Saved courses': '/contents/saved',
    Basket: '/basket',
  }),
  ...account,
  ...links({ KOR: '/company/history?lang=ko', Practicum: '/' }),
  'summary Courses': {
    focus: 'summary Courses',
    opens: {
      'radio For individuals': { state: 'checked' },
      'radio For teams': {
        goes: ['link Wound care'],
        changes: { 'radio For individuals': '' },
        opens: links({ 'Crew briefing': '/contents/detail?id=202&memberType=GRP' }),
        focus: 'radio For teams',
      },
      ...links({
        'See all 4 courses': '/contents',
        'Health & care': '/contents?memberType=IDV&category=healthcare',
        'IV insertion': '/contents/detail?id=101&memberType=IDV',
        'Wound care': '/contents/detail?id=102&memberType=IDV',
        'Pilot training': '/contents?memberType=IDV&category=pilot',
        Landing: '/contents/detail?id=201&memberType=IDV',
      }),
    },
  },
  ...links({ 'Training devices': '/device', Events: '/cs/event' }),
  ...search,
  'button Search': {},
  'link Back to top': { focus: 'summary Family sites' },
  'button Chatbot': {},
  ...footer('mobile', 'summary Family sites (2)'),
})

const visitor = links({ 'Log in': '/login', 'Sign up': '/regist' })
const member: Controls = { 'link My page': { address: '/mypage' }, 'button Log out': {} }

export const desktopFrame: ShopTable = {
  address: '/company/history',
  isFrame: true,
  frame: [menu, answer(closeSession, {})],
  answers: [],
  controls: desktop(visitor),
}

export const desktopFrameOfMember: ShopTable = { ...desktopFrame, isMember: true, controls: desktop(member) }

export const mobileFrame: ShopTable = {
  ...desktopFrame,
  layout: 'mobile',
  controls: {
    ...links({ 'Skip to the content': '#main', Practicum: '/' }),
    'button Chatbot': {},
    ...links({ Search: '/search', Basket: '/basket' }),
    'button Menu': {},
    'link Back to top': { focus: 'link Practicum' },
    ...footer('desktop', 'summary Family sites'),
  },
}

const sideMenu = (account: Controls): Controls => ({
  'link Practicum': { address: '/' },
  'button Close the menu': {},
  ...account,
  'summary Courses': {
    state: 'expanded',
    focus: 'summary Courses',
    goes: ['radio For individuals', 'radio For teams', 'summary Health & care2', 'summary Pilot training1'],
  },
  'radio For individuals': { state: 'checked' },
  'radio For teams': {
    comes: ['summary Health & care1', 'summary Pilot training2'],
    goes: ['summary Health & care2', 'summary Pilot training1'],
    changes: { 'radio For individuals': '' },
  },
  'summary Health & care2': {
    comes: ['link IV insertion', 'link Wound care', 'link All Health & care courses'],
    focus: 'summary Health & care2',
    opens: links({
      'IV insertion': '/contents/detail?id=101&memberType=IDV',
      'Wound care': '/contents/detail?id=102&memberType=IDV',
      'All Health & care courses': '/contents?memberType=IDV&category=healthcare',
    }),
  },
  'summary Pilot training1': {
    comes: ['link Landing', 'link All Pilot training courses'],
    focus: 'summary Pilot training1',
    opens: links({
      Landing: '/contents/detail?id=201&memberType=IDV',
      'All Pilot training courses': '/contents?memberType=IDV&category=pilot',
    }),
  },
  ...links({
    'Saved courses': '/contents/saved',
    Events: '/cs/event',
    Downloads: '/downloads',
    'Training devices': '/device',
    'Customer support': '/cs',
  }),
  'summary Family sites': { focus: 'summary Family sites', opens: groupSites },
  'link KOR': { address: '/company/history?lang=ko' },
})

export const mobileMenu: ShopTable = { ...mobileFrame, dialog: '#side-menu', controls: sideMenu(visitor) }

export const mobileMenuOfMember: ShopTable = { ...mobileMenu, isMember: true, controls: sideMenu(member) }
