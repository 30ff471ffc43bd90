import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { courseList } from './course-calls.ts'
import { courseNotices } from './course-detail.ts'

describe('defaults', () => {
  test('the list shows the first ten courses for individuals, newest first', () => {
    expect(v.parse(courseList.query, {})).toEqual({
      page_index: 1,
      page_size: 10,
      cfc_name: '',
      ctg_name: '',
      title: '',
      member_type: 'IDV',
      sort: 'new',
    })
  })

  test('the notices show the first five', () => {
    expect(v.parse(courseNotices.query, {})).toEqual({ page_index: 1, page_size: 5 })
  })
})

describe('a search term', () => {
  const titleOf = (title: string) => v.safeParse(courseList.query, { title })

  test('has at most fifty characters', () => {
    expect(titleOf('가'.repeat(50)).success).toBe(true)
    expect(titleOf('가'.repeat(51)).success).toBe(false)
  })

  test('is trimmed', () => {
    expect(titleOf(`  ${'a'.repeat(50)} `).output).toMatchObject({ title: 'a'.repeat(50) })
  })
})

test('a course number is a plain whole number', () => {
  const numberOf = (id: unknown) => v.safeParse(courseNotices.params, { id })
  expect(numberOf('101').output).toEqual({ id: 101 })
  expect(numberOf(101).output).toEqual({ id: 101 })
  for (const wrong of ['', '1e3', '0x10', '1 ', '٣', '01x', '1.0', 1.5, null])
    expect(numberOf(wrong).success).toBe(false)
})
