import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Area } from '#contract/protocol/areas.ts'
import type { ApiVariables } from './caller.ts'
import { createLoadShedding } from './load-shedding.ts'

/** An API whose calls last until they are ended, each sent from a network. */
function slowApi() {
  const load = createLoadShedding({ trustProxy: 1 })
  const app = new Hono<ApiVariables>()
  const over = Promise.withResolvers<void>()
  app.all('/:area', (c) => {
    const area: Area = c.req.param('area') === 'login' ? 'login' : 'courses'
    return load.run(c, { area }, async () => {
      await over.promise
      return c.text('answered')
    })
  })
  app.onError((_, c) => c.text('refused'))
  const send = async (network: number, path = '/courses', method = 'GET') => {
    const headers = { 'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` }
    const answer = await app.request(
      path,
      { method, headers },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return answer.text()
  }
  return { load, send, end: over.resolve }
}

test('while 256 reads of as many networks are under way, a read is refused, a change and a login are not', async () => {
  const { load, send, end } = slowApi()
  const under = Array.from({ length: 256 }, (_, network) => send(network))
  expect(await send(1000)).toBe('refused')
  expect(load.refuses('GET', '/api/v1/lecture/intro/contents')).toBe(true)
  expect(load.refuses('POST', '/api/v1/service/qna')).toBe(false)
  expect(load.refuses('GET', '/api/v1/order/20261126-ABCDEFGH')).toBe(false)
  const others = [send(1001, '/courses', 'POST'), send(1002, '/login')]
  end()
  expect(await Promise.all([...under, ...others])).toEqual(Array.from({ length: 258 }, () => 'answered'))
  expect(load.refuses('GET', '/api/v1/lecture/intro/contents')).toBe(false)
})

test('for the calls of one network alone, nobody is refused', async () => {
  const { send, end } = slowApi()
  const under = Array.from({ length: 1000 }, () => send(1))
  const other = send(2)
  end()
  expect(await other).toBe('answered')
  expect(new Set(await Promise.all(under))).toEqual(new Set(['answered']))
})
