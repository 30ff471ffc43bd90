import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFormSubmission, isFormSubmission } from './form-fallback.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isFormSubmission(request)) answerFormSubmission(request, response)
    else response.writeHead(405).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' })
const typed = new URLSearchParams({ userid: 'practice01', password: 'Practice!2026' })

describe('a form that is submitted without the script', () => {
  it('redirects to the page that explains it, with the way back and without what was typed', async () => {
    const answer = await post('/login?next=%2Forder%3Fcourse%3D101', typed)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/script-needed?back=%2Flogin%3Fnext%3D%252Forder%253Fcourse%253D101')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toBe('')
  })

  it('accepts every encoding of a form', async () => {
    const files = new FormData()
    files.set('name', '김하늘')
    expect((await post('/find-account', files)).status).toBe(303)
    expect((await post('/find-account', 'name=x', { 'Content-Type': 'text/plain' })).status).toBe(303)
  })

  it.each(['//evil.example/x', '/%2e%2e//evil.example', '/\\evil.example'])(
    'leads back to no other host: %s',
    async (path) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const response = {
        headersSent: false,
        writeHead: (_: number, headers: Record<string, string>) => {
          resolve(headers['Location'] ?? '')
          return { end: () => {} }
        },
      }
      // Clients resolve such a path before sending it, so the handler gets the raw path.
      const request = { url: path, on: (event: string, hear: () => void) => event === 'end' && hear() }
      Reflect.apply(answerFormSubmission, undefined, [request, response])
      const back = new URL(await promise, origin).searchParams.get('back') ?? ''
      expect(new URL(back, origin).origin).toBe(origin)
    },
  )

  it('rejects a body larger than any form', async () => {
    const answer = await post('/login', `password=${'x'.repeat(200_000)}`, {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(413)
  })
})

it('does not affect calls and GET requests', async () => {
  expect((await post('/login', '{}', { 'Content-Type': 'application/json' })).status).toBe(405)
  expect((await fetch(`${origin}/login`)).status).toBe(405)
})
