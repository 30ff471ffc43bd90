import { describe, expect, it } from 'vitest'
import { manualsPath } from './downloads-search.ts'

describe('manualsPath', () => {
  it('keeps the filters and begins at the first page', () => {
    const search = { tab: 'manuals', category: 'client', title: '헤드셋', page: 2 } as const
    expect(manualsPath(search)).toBe(`/downloads?tab=manuals&category=client&title=${encodeURIComponent('헤드셋')}`)
    expect(manualsPath(search, { title: undefined })).toBe('/downloads?tab=manuals&category=client')
    expect(manualsPath({ ...search, title: undefined }, { page: 3 })).toBe(
      '/downloads?tab=manuals&category=client&page=3',
    )
  })
})
