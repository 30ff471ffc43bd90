import { expect, test } from 'vitest'
import { menuCategory } from './use-menu.ts'

const course = (idx: number, individual: boolean, group: boolean) => ({
  idx,
  title: `Q&amp;A ${idx}`,
  individual: { is_exist: individual },
  group: { is_exist: group },
})
const category = menuCategory({
  code: 'safety',
  name: 'Plant &amp; site',
  contents: [course(1, true, false), course(2, true, true), course(3, false, true)],
})

test('opens a course for groups only where it has no individual version', () => {
  expect(category.courses.IDV.map(({ href }) => href)).toEqual([
    '/contents/detail?id=1&memberType=IDV',
    '/contents/detail?id=2&memberType=IDV',
  ])
  expect(category.courses.GRP.map(({ href }) => href)).toEqual([
    '/contents/detail?id=2&memberType=IDV',
    '/contents/detail?id=3&memberType=GRP',
  ])
})

test('decodes the names of the menu', () => {
  expect(category.name).toBe('Plant & site')
  expect(category.courses.GRP[1]?.title).toBe('Q&A 3')
})
