import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from './handler.ts'
import { overloadGuard } from './overload.ts'

test('refuses calls beyond what it works on, and takes new ones when others are done', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const app = new Hono()
  app.use(overloadGuard(2))
  app.get('/slow', async (c) => {
    await end
    return c.text('done')
  })
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.onError((error, c) => c.text(error instanceof Refusal ? error.code : 'unexpected', 503))
  const ask = async (path: string) => (await app.request(path)).text()

  // A call that fails takes no place for good.
  for (let turn = 0; turn < 3; turn++) expect(await ask('/broken')).toBe('unexpected')
  const running = [ask('/slow'), ask('/slow')]
  expect(await ask('/slow')).toBe('PR10007503')
  resolve()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await ask('/slow')).toBe('done')
})
