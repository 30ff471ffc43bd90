import { describe, expect, test } from 'vitest'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { createLearningApi } from './learning-api.ts'

function systemThat(reply: Response | Error) {
  const asked: { address: string; headers: unknown }[] = []
  const system = createLearningApi(
    { url: 'https://lms.example/api/', token: 'hush' },
    {
      log: watchedLog().log,
      fetch: async (address, init) => {
        asked.push({ address: String(address), headers: init?.headers })
        if (reply instanceof Error) throw reply
        return reply
      },
    },
  )
  return { system, asked }
}

test('returns the finished lessons, each with its time', async () => {
  const lessons = [{ number: 2, finished_at: '2026-11-21T03:00:00Z' }]
  const { system, asked } = systemThat(Response.json({ lessons }))
  expect(await system.finishedLessons('m', 101)).toEqual([{ lesson: 2, finishedAt: new Date('2026-11-21T03:00:00Z') }])
  expect(asked).toEqual([
    {
      address: 'https://lms.example/api/v1/learners/m/courses/101/lessons',
      headers: { Authorization: 'Bearer hush' },
    },
  ])
})

test('returns none when no lesson was begun', async () => {
  expect(await systemThat(new Response(null, { status: 404 })).system.finishedLessons('m', 101)).toEqual([])
})

test.each([
  ['a failure', new Response(null, { status: 500 })],
  ['another shape', Response.json({ done: 3 })],
  ['no JSON', new Response('<html>')],
  ['no answer', new Error('timeout')],
])('knows nothing after %s', async (_, reply) => {
  expect(await systemThat(reply).system.finishedLessons('m', 101)).toBeUndefined()
})

describe('issueTicket', () => {
  const opened = { memberId: 'm', courseIdx: 101, lesson: 2 }

  test('returns the ticket of the learning system', async () => {
    const reply = { ticket: 'a-ticket-of-the-system', expires_at: '2026-11-21T03:02:00Z' }
    const { system, asked } = systemThat(Response.json(reply))
    expect(await system.issueTicket(opened)).toEqual({
      secret: 'a-ticket-of-the-system',
      expiresAt: new Date('2026-11-21T03:02:00Z'),
    })
    expect(asked).toEqual([
      {
        address: 'https://lms.example/api/v1/learners/m/courses/101/lessons/2/tickets',
        headers: { Authorization: 'Bearer hush' },
      },
    ])
  })

  test.each([
    ['a failure', new Response(null, { status: 404 })],
    [
      'a ticket that does not fit into an address',
      Response.json({ ticket: 'a b&c', expires_at: '2026-11-21T03:02:00Z' }),
    ],
    ['no answer', new Error('timeout')],
  ])('returns nothing after %s', async (_, reply) => {
    expect(await systemThat(reply).system.issueTicket(opened)).toBeUndefined()
  })
})
