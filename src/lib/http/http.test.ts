import { describe, expect, test } from 'vitest'
import { closeSession } from '../../../contract/session.ts'
import { createHttp } from './http.ts'

const input = { params: {}, query: {}, body: {} } as const
const success = { status_code: 'MB20100200', content: {} }
const challengeOf = (name: string) => ({
  status_code: 'PR10008429',
  content: { message: 'solve it', request_id: '1', challenge: { name } },
})

/** Calls a server that gives these answers one after the other; answers what it was sent and what was solved. */
function serverOf(answers: readonly object[], solve = async (challenge: unknown) => JSON.stringify(challenge)) {
  const sent: (string | null)[] = []
  const left = [...answers]
  const http = createHttp({
    locale: 'en',
    xsrfToken: () => 'token',
    work: async (challenge) => ({ 'X-Proof-Of-Work': await solve(challenge) }),
    fetch: async (_, init) => {
      sent.push(new Headers(init.headers).get('X-Proof-Of-Work'))
      const answer = left.shift() ?? expect.fail('one call too many')
      return Response.json(answer, { status: answer === success ? 200 : 429 })
    },
  })
  return { call: () => http(closeSession, input), sent }
}

describe('a call that costs work', () => {
  test('is made again with the solution of its challenge, and the page hears nothing of it', async () => {
    const { call, sent } = serverOf([challengeOf('a'), success])
    expect((await call()).content).toEqual({})
    expect(sent).toEqual([null, '{"name":"a"}'])
  })

  test('solves another challenge when the price has risen meanwhile', async () => {
    const { call, sent } = serverOf([challengeOf('a'), challengeOf('b'), success])
    await call()
    expect(sent).toEqual([null, '{"name":"a"}', '{"name":"b"}'])
  })

  test('is given up after three challenges', async () => {
    const { call, sent } = serverOf(['a', 'b', 'c', 'd'].map(challengeOf))
    await expect(call()).rejects.toMatchObject({ code: 'PR10008429' })
    expect(sent).toHaveLength(4)
  })

  test('fails with its own code when the browser solves nothing', async () => {
    const { call } = serverOf([challengeOf('a')], () => Promise.reject(new Error('no worker')))
    await expect(call()).rejects.toMatchObject({ code: 'PR10008429' })
  })
})
