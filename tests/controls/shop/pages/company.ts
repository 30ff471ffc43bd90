import { courseCategories } from '#contract/content/course-calls.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { ShopTable } from '../page.tsx'
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
  Partners: '/company/partners',
  Directions: '/company/directions',
})

export const introduction: ShopTable = {
  address: '/company/introduction',
  answers: [categories],
  controls: {
    ...tabs,
    'link Introduction': { address: '/company/introduction', state: 'current' },
    'link Directions (2)': { address: '/company/directions' },
  },
}

export const partners: ShopTable = {
  address: '/company/partners',
  answers: [categories],
  controls: {
    ...tabs,
    'link Partners': { address: '/company/partners', state: 'current' },
    'link Propose a partnership': { address: '/cs/inquiry?type=partnership' },
  },
}
