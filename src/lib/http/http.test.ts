import { describe, expect, test } from 'vitest'
import { closeSession } from '#contract/accounts/session.ts'
import { downloadAttachment } from '#contract/content/downloads.ts'
import { courseList } from '#contract/courses/course-calls.ts'
import { createHttp } from './http.ts'
import { receiveWithProgress } from './receive-with-progress.ts'

const input = { body: {} } as const
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
    solveChallenge: async (challenge) => ({ 'X-Proof-Of-Work': await solve(challenge) }),
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
    expect(await call()).toEqual({})
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

/** A server that answers with `answers` in turn, and the requests that it got. */
function recordingServer(answers: readonly Response[], session?: Parameters<typeof createHttp>[0]['session']) {
  const requests: { method: string | undefined; path: string; headers: Headers }[] = []
  const left = [...answers]
  let cookie: string | undefined
  const http = createHttp({
    locale: 'ko',
    xsrfToken: () => cookie,
    ...(session ? { session } : {}),
    fetch: async (path, init) => {
      requests.push({ method: init.method, path, headers: new Headers(init.headers) })
      cookie = 'from-cookie'
      return init.method === 'HEAD' ? new Response() : (left.shift() ?? expect.fail('one call too many'))
    },
  })
  return { http, requests }
}
const errorResponse = (status: number, code: string) =>
  Response.json({ status_code: code, content: { message: 'no', request_id: '7' } }, { status })

describe('headers of a call', () => {
  test('carry the language, and for a change the anti-forgery token of a cookie that is fetched first', async () => {
    const { http, requests } = recordingServer([Response.json(success)])
    await http(closeSession, input)
    expect(requests.map(({ method }) => method)).toEqual(['HEAD', closeSession.method])
    expect(requests[1]?.headers.get('X-XSRF-TOKEN')).toBe('from-cookie')
    expect(requests[1]?.headers.get('Accept-Language')).toBe('ko')
    expect(requests[1]?.headers.get('Content-Type')).toBe('application/json')
  })

  test('name one new trace for each change, also when it is sent again, and none for reading', async () => {
    const refused = errorResponse(403, 'PR10003403')
    const { http, requests } = recordingServer([refused, Response.json(success), Response.json(success)])
    await http(closeSession, input)
    await http(closeSession, input)
    const [, first, again, second] = requests.map(({ headers }) => headers.get('traceparent'))
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(again).toBe(first)
    expect(second).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(second?.slice(3, 35)).not.toBe(first?.slice(3, 35))
    const page = { request_page: 1, request_size: 1, total_pages: 0, total_size: 0 }
    const reading = recordingServer([Response.json({ status_code: 200, content: [], page_info: page })])
    await reading.http(courseList, {})
    expect(reading.requests.map(({ headers }) => headers.get('traceparent'))).toEqual([null])
  })

  test('are sent again once after the server refused the anti-forgery token', async () => {
    const refused = () => errorResponse(403, 'PR10003403')
    const once = recordingServer([refused(), Response.json(success)])
    await once.http(closeSession, input)
    const twice = recordingServer([refused(), refused()])
    await expect(twice.http(closeSession, input)).rejects.toMatchObject({ code: 'PR10003403', requestId: '7' })
  })
})

test('hands on every detail of an error', async () => {
  const details = { attempts_left: 2, membership_token: 'a.b', is_common_password: true, challenge: { name: 'c' } }
  const content = { message: 'm', field: 'pwd', request_id: '7', ...details }
  const { http } = recordingServer([Response.json({ status_code: 'MB10002400', content }, { status: 400 })])
  await expect(http(closeSession, input)).rejects.toMatchObject({
    code: 'MB10002400',
    field: 'pwd',
    requestId: '7',
    details,
  })
})

describe('an expired access token', () => {
  const expired = () => errorResponse(400, 'PR10001400')
  const sessionOf = (tokens: string[], isRenewed: boolean) => {
    const renewed: string[] = []
    const session = {
      accessToken: () => tokens[0],
      renew: async (token: string) => {
        renewed.push(token)
        tokens.shift()
        return isRenewed
      },
      forget: () => expect.fail('the member is not gone'),
    }
    return { session, renewed }
  }

  test('is renewed, and the call is sent again with the new one', async () => {
    const { session, renewed } = sessionOf(['old', 'new'], true)
    const { http, requests } = recordingServer([expired(), Response.json(success)], session)
    await http(closeSession, input)
    expect(renewed).toEqual(['old'])
    expect(requests.slice(1).map(({ headers }) => headers.get('Authorization'))).toEqual(['old', 'new'])
  })

  test('is renewed once: a second refusal is the answer', async () => {
    const { session, renewed } = sessionOf(['old', 'new'], true)
    const { http } = recordingServer([expired(), expired()], session)
    await expect(http(closeSession, input)).rejects.toMatchObject({ code: 'PR10001400', status: 400 })
    expect(renewed).toHaveLength(1)
  })

  test('ends the call when the session is over', async () => {
    const { session } = sessionOf(['old'], false)
    const { http, requests } = recordingServer([expired()], session)
    await expect(http(closeSession, input)).rejects.toMatchObject({ code: 'PR10001400' })
    expect(requests).toHaveLength(2)
  })
})

describe('an answer', () => {
  test('of a file is its bytes, and its error is told by code', async () => {
    const file = { body: { attachment_id: 'a'.repeat(16) } }
    const { http } = recordingServer([new Response('bytes'), errorResponse(404, 'PR10004404')])
    expect(await (await http(downloadAttachment, file)).text()).toBe('bytes')
    await expect(http(downloadAttachment, file)).rejects.toMatchObject({
      code: 'PR10004404',
      status: 404,
      requestId: '7',
    })
  })

  test('of a file reports its bytes as they arrive', async () => {
    const parts = ['%PDF', '-1.7', ' and more']
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const part = parts.shift()
        if (part === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(part))
      },
    })
    const { http } = recordingServer([])
    const received: number[] = []
    const send = receiveWithProgress(
      (bytes) => received.push(bytes),
      async () => new Response(body, { headers: { 'Content-Type': 'application/pdf' } }),
    )
    const file = { body: { attachment_id: 'a'.repeat(32) }, send }
    expect(await (await http(downloadAttachment, file)).text()).toBe('%PDF-1.7 and more')
    expect(received).toEqual([4, 8, 17])
  })

  test('404 of a list is an empty list', async () => {
    const { http, requests } = recordingServer([errorResponse(404, 'PR10004404')])
    const { content, page_info } = await http(courseList, {
      query: { title: 'a b&c', page_index: undefined },
    })
    expect(content).toEqual([])
    expect(page_info?.total_size).toBe(0)
    expect(new URL(requests[0]?.path ?? '', 'http://shop').searchParams.get('title')).toBe('a b&c')
    expect(requests[0]?.path).not.toContain('page_index')
  })
})
