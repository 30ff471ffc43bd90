import { limits } from '#contract/values/limits.ts'

/** Input of the call that lists the member's inquiries; `page` is its number, from 1. */
export function ownInquiriesInput(page: number) {
  return { query: { page_index: page, page_size: limits.ownInquiriesPageSize } }
}
