import { describe, expect, it } from 'vitest'
import { isSameValue, mergeValues, valueAt, withValueAt } from './merge-values.ts'

const notice = { idx: 53, title: { ko: '점검', en: 'Maintenance' }, top: true, attachments: ['plan.pdf'] }

describe('mergeValues', () => {
  it('takes over what only the others changed, and keeps what only I changed', () => {
    const mine = { ...notice, title: { ko: '점검 안내', en: 'Maintenance' } }
    const theirs = { ...notice, title: { ko: '점검', en: 'Planned maintenance' }, attachments: [] }
    expect(mergeValues(notice, mine, theirs)).toEqual({
      value: { ...notice, title: { ko: '점검 안내', en: 'Planned maintenance' }, attachments: [] },
      taken: ['title.en', 'attachments'],
      conflicts: [],
    })
  })

  it('names a field that both changed, and keeps mine until somebody chooses', () => {
    const mine = { ...notice, title: { ko: '점검', en: 'Repair' } }
    const theirs = { ...notice, title: { ko: '점검', en: 'Works' } }
    expect(mergeValues(notice, mine, theirs)).toEqual({
      value: mine,
      taken: [],
      conflicts: [{ path: 'title.en', mine: 'Repair', theirs: 'Works' }],
    })
  })

  it('finds no conflict when both changed a field in the same way', () => {
    const both = { ...notice, title: { ko: '점검', en: 'Repair' } }
    expect(mergeValues(notice, both, { ...both })).toEqual({ value: both, taken: [], conflicts: [] })
  })

  it('takes a list as a whole', () => {
    const mine = { list: ['a', 'b'] }
    const theirs = { list: ['c', 'a'] }
    expect(mergeValues({ list: ['a'] }, mine, theirs).conflicts).toEqual([
      { path: 'list', mine: ['a', 'b'], theirs: ['c', 'a'] },
    ])
    expect(mergeValues({ list: ['a'] }, { list: ['a'] }, theirs)).toEqual({
      value: theirs,
      taken: ['list'],
      conflicts: [],
    })
  })

  it('keeps apart a field that one has added and one that another has removed', () => {
    const base = { amount: 10, discounted: 8 }
    expect(mergeValues(base, { amount: 10, discounted: 8, special: 5 }, { amount: 10 })).toEqual({
      value: { amount: 10, special: 5 },
      taken: ['discounted'],
      conflicts: [],
    })
    expect(mergeValues(base, { amount: 10, discounted: 7 }, { amount: 10 }).conflicts).toEqual([
      { path: 'discounted', mine: 7, theirs: undefined },
    ])
  })

  it('is a conflict of the whole when one has removed the file that the other has changed', () => {
    const mine = { ...notice, top: false }
    expect(mergeValues(notice, mine, null)).toEqual({
      value: mine,
      taken: [],
      conflicts: [{ path: '', mine, theirs: null }],
    })
    expect(mergeValues(notice, notice, null).value).toBeNull()
  })

  it('merges two new files that have nothing in common before', () => {
    expect(mergeValues(null, { idx: 54, title: 'One' }, { idx: 54, title: 'Two' }).conflicts).toEqual([
      { path: 'title', mine: 'One', theirs: 'Two' },
    ])
  })
})

describe('isSameValue', () => {
  it('knows no order of keys, but one of lists', () => {
    expect(isSameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
    expect(isSameValue([1, 2], [2, 1])).toBe(false)
    expect(isSameValue([], {})).toBe(false)
    expect(isSameValue({ a: null }, {})).toBe(false)
  })
})

describe('values at paths', () => {
  it('are read and replaced without a change of the original', () => {
    const value = { curriculum: [{ title: { ko: '가', en: 'A' } }, { title: { ko: '나', en: 'B' } }] }
    const next = withValueAt(value, 'curriculum.1.title.en', 'C')
    expect(valueAt(next, 'curriculum.1.title.en')).toBe('C')
    expect(valueAt(value, 'curriculum.1.title.en')).toBe('B')
    expect(valueAt(next, 'curriculum.7.title')).toBeUndefined()
  })

  it('are removed by undefined, and whole by an empty path', () => {
    expect(withValueAt({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
    expect(withValueAt({ a: 1 }, '', null)).toBeNull()
    expect(withValueAt({}, 'special.amount', 3)).toEqual({ special: { amount: 3 } })
  })
})
