import type { AnswerOf, ContentOf, Endpoint, Page } from '#contract/protocol/endpoint.ts'

/** The page that a list answers; `page_info` is undefined for a list that answers all of its rows. */
export function pageOf<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
): Pick<Page<ContentOf<E>>, 'content'> & Partial<Page<ContentOf<E>>>
export function pageOf({ paged }: Endpoint, answer: unknown): unknown {
  return paged ? answer : { content: answer }
}
