import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recordedTab } from '../../../tests/support/screens/recorded-tab.ts'
import { provideClientLaunch } from './client-launch.flow.ts'

test('opens the client with a ticket for this lesson', async () => {
  const tab = recordedTab()
  tab.answer({ content: {} }, { content: { ticket: 'T'.repeat(43), expires_at: '2026-11-21T03:02:00.000Z' } })
  createActor(provideClientLaunch(tab), { input: { course: 101, lesson: 3, isPc: true } }).start()
  await tab.pass()
  expect(tab.effects).toEqual([
    ['GET /v1/member/token'],
    ['POST /v1/lecture/launch', { body: { course: 101, lesson: 3 } }],
    ['location.assign', `practicum://lesson?course=101&number=3&ticket=${'T'.repeat(43)}`],
  ])
})
