import { expect, test } from 'vitest'
import { changedList, listFilter } from './list-search.ts'

/** What the router hands over at `/contents?memberType=IDV&category=job&page=2&lang=en&utm_source=mail`. */
const search = { memberType: 'IDV', category: 'job', page: 2, lang: 'en', utm_source: 'mail' } as const

test('parameters that the list does not declare do not get into its call', () => {
  expect(listFilter(search)).toEqual({ memberType: 'IDV', category: 'job', page: 2 })
})

test('parameters that the list does not declare do not get into its links', () => {
  expect(changedList(search, { sort: 'price' })).toEqual({ memberType: 'IDV', category: 'job', sort: 'price' })
})
