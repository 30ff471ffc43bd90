import { courseCategories } from '#contract/courses/course-calls.ts'
import { type CompanyPage, companyPage, type PageBlock } from '#contract/pages/company-page.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { historyPage } from './history-page.ts'
import { links } from './rows.ts'

const count = { ALL: 9, IDV: 7, GRP: 3 }
const categories = answer(courseCategories, [
  {
    code: 'healthcare',
    name: 'Healthcare',
    thumbnail: '/a.svg',
    focus: 50,
    icon: 'wrench',
    classification: ['Nursing'],
    count,
  },
  { code: 'safety', name: 'Safety', thumbnail: '/b.svg', focus: 50, icon: 'wrench', classification: ['Fire'], count },
])

const tabs = links({
  Introduction: '/company/introduction',
  History: '/company/history',
  Directions: '/company/directions',
})

const pageOf = (name: string, title: string, ...blocks: PageBlock[]): CompanyPage => ({
  ...{ name, title, description: `What stands in ${title}.`, note: null },
  blocks: [{ type: 'heading', title }, ...blocks],
})

const table = (page: CompanyPage, controls: Controls): ShopTable => ({
  address: `/company/${page.name}`,
  answers: [answer(companyPage, page)],
  controls: { ...tabs, ...controls },
})

export const companyHistory: ShopTable = {
  address: '/company/history',
  answers: [historyPage],
  controls: { ...tabs, 'link History': { address: '/company/history', state: 'current' } },
}

export const introduction: ShopTable = {
  address: '/company/introduction',
  answers: [
    answer(
      companyPage,
      pageOf(
        'introduction',
        'About us',
        { type: 'numbers', show: 'courses' },
        {
          type: 'questions',
          questions: [{ question: 'Where are you?', answer: '<a href="/company/directions" rel="noopener">Here</a>.' }],
        },
        { type: 'call', title: 'Curious?', text: 'Write to us.', button: 'Ask', href: '/cs/inquiry?type=partnership' },
        { type: 'call', title: 'Jobs', text: 'Elsewhere.', button: 'See jobs', href: 'https://jobs.example/' },
      ),
    ),
    categories,
  ],
  controls: {
    ...tabs,
    'link Introduction': { address: '/company/introduction', state: 'current' },
    'summary Where are you?': {
      focus: 'summary Where are you?',
      opens: links({ Here: '/company/directions' }),
    },
    ...links({ Ask: '/cs/inquiry?type=partnership', 'See jobs': 'https://jobs.example/' }),
  },
}

const query = '%EC%84%9C%EC%9A%B8%20%EC%84%B1%EB%8F%99%EA%B5%AC%20%EA%B3%B5%EB%B0%A9%EA%B8%B8%2012'

export const directions = table(
  {
    ...pageOf('directions', 'Directions'),
    blocks: [
      { type: 'heading', address: true },
      {
        type: 'facts',
        facts: [
          { of: 'phone' },
          { of: 'email' },
          { name: 'Visit', value: 'Send a <a href="/cs/inquiry?type=service" rel="noopener">service inquiry</a>.' },
        ],
      },
    ],
  },
  {
    'link Directions': { address: '/company/directions', state: 'current' },
    'button Copy the address': {
      copies: '4F, 12 Gongbang-gil, Seongdong-gu, Seoul',
      says: 'Copied',
      focus: 'button Copied',
      comes: ['button Copied'],
      goes: ['button Copy the address'],
    },
    ...links({
      'Naver Map': `https://map.naver.com/p/search/${query}`,
      'Kakao Map': `https://map.kakao.com/link/search/${query}`,
      '1600-0142': 'tel:1600-0142',
      'help@practicum.example': 'mailto:help@practicum.example',
      'service inquiry': '/cs/inquiry?type=service',
    }),
  },
)
