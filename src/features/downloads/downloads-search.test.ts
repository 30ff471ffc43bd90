import { expect, test } from 'vitest'
import { changedManuals } from './downloads-search.ts'

test('a change of the manuals keeps the other filters and begins at the first page', () => {
  const search = { tab: 'manuals', category: 'client', title: '헤드셋', page: 2 } as const
  expect(changedManuals(search, { category: undefined })).toEqual({ tab: 'manuals', title: '헤드셋' })
  expect(changedManuals(search, { title: undefined })).toEqual({ tab: 'manuals', category: 'client' })
  expect(changedManuals({ ...search, title: undefined }, { page: 3 })).toEqual({
    tab: 'manuals',
    category: 'client',
    page: 3,
  })
})
