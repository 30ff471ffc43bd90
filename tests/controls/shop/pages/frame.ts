import { closeSession } from '#contract/accounts/session.ts'
import { type Faq, faqList } from '#contract/content/faq.ts'
import { courseBanners, courseMenu } from '#contract/courses/course-calls.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { historyPage } from './history-page.ts'
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
    'Check business registration': 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567891',
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
        leads: {
          'link Health & care': '/contents?memberType=GRP&category=healthcare',
          'link Pilot training': '/contents?memberType=GRP&category=pilot',
        },
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
  frame: [menu, answer(closeSession, {}), historyPage],
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

const banner: Controls = {
  'link 20% off Until Friday': { address: '/cs/event-detail?id=3' },
  // Its style takes the band away with it.
  'checkbox Close the announcement': {
    changes: { 'checkbox Close the announcement': 'checked' },
    focus: 'summary Family sites',
  },
}

export const desktopFrameWithBanner: ShopTable = {
  ...desktopFrame,
  frame: [
    menu,
    answer(courseBanners, {
      slides: [],
      top: {
        ...{ idx: 5, title: '20% off', text: 'Until Friday', href: '/cs/event-detail?id=3' },
        ...{ picture: null, picture_text: '' },
      },
    }),
  ],
  controls: { 'link Skip to the content': { address: '#main' }, ...banner, ...desktop(visitor) },
}

const question: Faq = {
  ...{ idx: 11, title: 'How do I return a pass?', description: 'On <a href="/mypage/history">your orders</a>.' },
  ...{ created_at: '2026-11-02', updated_at: '2026-11-15', category: { code: 'refund', name: 'Refunds' } },
}
const others: readonly Faq[] = [
  { ...question, idx: 12, title: 'Can a team return a pass?', description: 'Ask us.' },
  { ...question, idx: 13, title: 'Which cards?', description: 'All.', category: { code: 'payment', name: 'Payment' } },
]

const greeting = 'I search the FAQ for your answer. If it isn’t there, our team will help.'
const closing = 'Not what you’re looking for? Contact our team'
const suggestions = ['button How do I return a pass?', 'button Which cards?']
const field = 'textbox Your question'

/** What follows a question: the answer with its links, and the way to begin anew. */
const asked = (says: string, answered: Controls): Row => ({
  says: `${greeting}${says}`,
  focus: field,
  goes: suggestions,
  opens: {
    'button Start over': {
      says: greeting,
      focus: field,
      comes: suggestions,
      goes: ['button Start over', ...Object.keys(answered)],
    },
    ...answered,
  },
})
const ofPass = links({ 'your orders': '/mypage/history', 'How do I return a pass?': '/cs/faq?id=11#faq-11' })
const notFoundByChatbot = links({
  'Send an inquiry': '/cs/inquiry',
  'Search courses and devices': '/search?q=welding',
  '1600-0142': 'tel:1600-0142',
})
const contact = links({ 'Contact our team': '/cs/inquiry' })

/** Its answers are read when the page opens. The browser closes it, with Escape as well (tests/e2e/frame.spec.ts). */
export const chatbot: ShopTable = {
  address: '/company/history',
  popover: '#chatbot',
  frame: [historyPage],
  answers: [answer(faqList, [question, ...others])],
  controls: {
    'button Close the chatbot': {},
    'button How do I return a pass?': asked(
      `How do I return a pass?On your orders.From How do I return a pass?${closing}`,
      { ...ofPass, ...contact },
    ),
    'button Which cards?': asked(`Which cards?All.From Which cards?${closing}`, {
      'link Which cards?': { address: '/cs/faq?id=13#faq-13' },
      ...contact,
    }),
    [field]: {
      ...asked(
        'weldingI couldn’t find an answer. Our team can help.Send an inquirySearch courses and devices1600-0142',
        notFoundByChatbot,
      ),
      use: 'welding',
      state: 'required',
      description: 'Enter up to 200 characters',
    },
    'button Send': {
      ...asked(
        `return a passOn your orders.From How do I return a pass?This might also helpCan a team return a pass?${closing}`,
        { ...ofPass, 'link Can a team return a pass?': { address: '/cs/faq?id=12#faq-12' }, ...contact },
      ),
      typed: { [field]: 'return a pass' },
      focus: 'button Send',
    },
  },
}
