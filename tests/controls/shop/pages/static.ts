import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links, supportTabs } from './rows.ts'

/** A page that reads nothing. */
const page = (address: string, controls: Controls): ShopTable => ({ address, answers: [], controls })

const company = links({
  Introduction: '/company/introduction',
  History: '/company/history',
  Partners: '/company/partners',
  Directions: '/company/directions',
})

const query = '%EC%84%9C%EC%9A%B8%20%EC%84%B1%EB%8F%99%EA%B5%AC%20%EA%B3%B5%EB%B0%A9%EA%B8%B8%2012'

export const companyHistory = page('/company/history', {
  ...company,
  'link History': { address: '/company/history', state: 'current' },
})

export const directions = page('/company/directions', {
  ...company,
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
    'service inquiry': '/cs/inquiry?type=service',
  }),
})

export const recruit = page('/cs/recruit', {
  ...supportTabs('Partner recruitment'),
  ...links({
    'Send a proposal': '/cs/inquiry?type=partnership',
    'Download the template': '/proposal-template.en.docx',
    'help@practicum.example': 'mailto:help@practicum.example',
  }),
})

export const scriptNeeded = page('/script-needed?back=%2Fdownloads', {
  ...links({ 'Back to the form': '/downloads', 'Contact us': '/cs/inquiry' }),
})
