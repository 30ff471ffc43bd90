import { expect, test } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { createSemaphore } from './semaphore.ts'

/** Work that ends on request. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let hasBegun = false
  return {
    begin: () => {
      hasBegun = true
      return promise
    },
    hasBegun: () => hasBegun,
    end: resolve,
  }
}

test('runs no more operations at once than it has slots, and the others in order', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 5 })
  const works = [work(), work(), work(), work()]
  const done = works.map((each) => semaphore.run(each.begin))
  await waitFor(() => expect(works.map((each) => each.hasBegun())).toEqual([true, true, false, false]))
  works[1]?.end('second')
  expect(await done[1]).toBe('second')
  await waitFor(() => expect(works.map((each) => each.hasBegun())).toEqual([true, true, true, false]))
  for (const each of works) each.end('done')
  expect(await Promise.all(done)).toEqual(['done', 'second', 'done', 'done'])
})

test('rejects an operation when too many wait', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 })
  const works = [work(), work(), work()]
  const [running, waiting, refused] = works.map((each) => semaphore.run(each.begin))
  await expect(refused).rejects.toMatchObject({ code: 'PR10007503', retryAfterSeconds: 2 })
  for (const each of works) each.end('done')
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done'])
  expect(works[2]?.hasBegun()).toBe(false)
})

test('passes the slot of a failed operation to the next', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 })
  const failed = semaphore.run(() => Promise.reject(new Error('no')))
  const next = semaphore.run(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
