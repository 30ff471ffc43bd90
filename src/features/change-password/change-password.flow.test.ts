import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideChangePassword } from './change-password.flow.ts'

const change = (current: string, password: string, repeated: string) => [
  'PUT /v1/member/my/profile/pwd',
  { body: { old_pwd: current, new_pwd: password, new_pwd_confirm: repeated } },
]
const sendLink = ['POST /v1/member/my/change/pwd', { body: { userId: 'practice01' } }]
const changed: Answer = { content: { ended_sessions: 3 } }
const sent: Answer = {
  content: {
    sent_at: '2099-11-21T03:00:00.000Z',
    expires_at: '2099-11-21T03:30:00.000Z',
    resend_at: '2099-11-21T03:01:00.000Z',
    sends_left: 4,
  },
}

test('sends the three passwords once, and keeps none of them', async () => {
  const tab = recordedTab()
  const actor = createActor(provideChangePassword(tab.http)).start()
  tab.answer(changed)
  actor.send({ type: 'passwords.submitted', current: 'Old1!pass', password: 'New2!pass', repeated: 'Typo3!pass' })
  await tab.pass()
  expect(tab.effects).toEqual([change('Old1!pass', 'New2!pass', 'Typo3!pass')])
  expect(actor.getSnapshot()).toMatchObject({ value: 'passwordChanged', context: { endedSessions: 3 } })
  expect(tab.drafts()).toEqual({})
  expect({ ...localStorage }).toEqual({})
})

test.each<[what: string, answer: Answer]>([
  ['a lost answer', 'lost'],
  ['a failure of the server', codes.internalError],
  ['an ended session', codes.accessTokenInvalid],
  ['a wrong password', codes.wrongCurrentPassword],
])('sends what is typed then after %s', async (_, answer) => {
  const tab = recordedTab()
  const actor = createActor(provideChangePassword(tab.http)).start()
  tab.answer(answer, changed)
  actor.send({ type: 'passwords.submitted', current: 'Old1!pass', password: 'New2!pass', repeated: 'Typo3!pass' })
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('enteringPasswords')
  actor.send({ type: 'passwords.submitted', current: 'Own4!pass', password: 'Other5!pass', repeated: 'Again6!pass' })
  await tab.pass()
  expect(tab.effects).toEqual([
    change('Old1!pass', 'New2!pass', 'Typo3!pass'),
    change('Own4!pass', 'Other5!pass', 'Again6!pass'),
  ])
  expect(actor.getSnapshot().value).toBe('passwordChanged')
  expect(tab.drafts()).toEqual({})
})

test.each<[what: string, answer: Answer]>([
  ['a lost answer', 'lost'],
  ['a failure of the server', codes.internalError],
  ['an ended session', codes.accessTokenInvalid],
])('sends a link to the member’s own ID, and another when asked, also after %s', async (_, answer) => {
  const tab = recordedTab()
  const actor = createActor(provideChangePassword(tab.http)).start()
  tab.answer(answer, sent, answer, sent)
  for (const event of ['link.requested', 'link.requested', 'resend.requested', 'resend.requested'] as const) {
    actor.send(event === 'link.requested' ? { type: event, userid: 'practice01' } : { type: event })
    await tab.pass()
  }
  expect(tab.effects).toEqual([sendLink, sendLink, sendLink, sendLink])
  expect(actor.getSnapshot().value).toBe('linkSent')
  expect(tab.drafts()).toEqual({})
})
