import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followContentVersion } from './content-version.ts'
import { memberMeta } from './member-meta.ts'

/** A query that is shown, one that is not, and one of a member that is not; each reads a number that grows. */
async function readContent() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  let reads = 0
  const queryFn = async () => {
    reads += 1
    return reads
  }
  const shown = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn })
  const stop = shown.subscribe(() => {})
  await expect.poll(() => queryClient.getQueryData(['shown'])).toBe(1)
  await queryClient.fetchQuery({ queryKey: ['hidden'], queryFn })
  await queryClient.fetchQuery({ queryKey: ['of the member'], queryFn, meta: memberMeta })
  const data = () => ['shown', 'hidden', 'of the member'].map((key) => queryClient.getQueryData([key]))
  return { receive: followContentVersion(queryClient, '7.2026-05-01'), data, stop }
}

test('reads what is shown again and forgets the rest when an answer has a new version', async () => {
  const { receive, data, stop } = await readContent()
  receive('8.2026-05-01')
  await expect.poll(data).toEqual([4, undefined, 3])
  stop()
})

test('keeps everything while answers have the version of the document, a version from before, or none', async () => {
  const { receive, data, stop } = await readContent()
  receive('7.2026-05-01')
  receive(null)
  expect(data()).toEqual([1, 2, 3])
  receive('8.2026-05-01')
  await expect.poll(data).toEqual([4, undefined, 3])
  receive('7.2026-05-01')
  expect(data()).toEqual([4, undefined, 3])
  stop()
})
