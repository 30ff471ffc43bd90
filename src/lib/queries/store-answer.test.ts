import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { storeAnswer } from './store-answer.ts'

it.each([
  ['answers', (early: PromiseWithResolvers<string>) => early.resolve('before the change')],
  ['fails', (early: PromiseWithResolvers<string>) => early.reject(new Error('offline'))],
])('keeps the answer of a change when a question from before it %s later', async (_, end) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const early = Promise.withResolvers<string>()
  const queryFn = vi.fn(() => early.promise)
  const query = queryOptions({ queryKey: ['address'], queryFn })
  queryClient.setQueryData(query.queryKey, 'first')
  const observer = new QueryObserver(queryClient, query)
  const stop = observer.subscribe(() => {})
  expect(queryFn).toHaveBeenCalledTimes(1)
  storeAnswer(queryClient, query.queryKey, 'changed')
  end(early)
  await early.promise.catch(() => {})
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(observer.getCurrentResult()).toMatchObject({ data: 'changed', error: null, fetchStatus: 'idle' })
  stop()
})
