import { describe, expect, it } from 'vitest'
import { pageInfo } from './handler.ts'

describe('pageInfo', () => {
  it.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ])('of %i rows, five a page, has %i pages', (size, pages) => {
    expect(pageInfo({ page_index: 2, page_size: 5 }, size)).toEqual({
      request_page: 2,
      request_size: 5,
      total_pages: pages,
      total_size: size,
    })
  })
})
