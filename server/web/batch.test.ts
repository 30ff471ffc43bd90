import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createBatch } from './batch.ts'

it('sends what one turn of the event loop adds as one message, in order', async () => {
  const send = vi.fn<(items: readonly string[]) => void>()
  const add = createBatch(send)
  add('menu')
  await Promise.resolve()
  add('banner')
  expect(send).not.toHaveBeenCalled()
  await setImmediate()
  add('course')
  await setImmediate()
  expect(send.mock.calls).toEqual([[['menu', 'banner']], [['course']]])
})

it('sends what is added while it sends as the next message', async () => {
  const send = vi.fn<(items: readonly string[]) => void>().mockImplementationOnce(() => {
    add('answer')
  })
  const add = createBatch(send)
  add('call')
  await setImmediate()
  await setImmediate()
  expect(send.mock.calls).toEqual([[['call']], [['answer']]])
})
