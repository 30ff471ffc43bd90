import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, type RecordedTab, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideClientLaunch } from './client-launch.flow.ts'

const member: Answer = { content: {} }
const ticket = (letter: string): Answer => ({
  content: { ticket: letter.repeat(43), expires_at: '2026-11-21T03:02:00.000Z' },
})
const check = ['GET /v1/member/token']
const askForTicket = ['POST /v1/lecture/launch', { body: { course: 101, lesson: 3 } }]
const open = (letter: string) => [
  'location.assign',
  `xr-lesson://lesson?course=101&number=3&ticket=${letter.repeat(43)}`,
]

function start(tab: RecordedTab, isPc = true) {
  return createActor(provideClientLaunch(tab), { input: { course: 101, lesson: 3, isPc } }).start()
}

test('opens the client with a ticket for this lesson, and again with another', async () => {
  const tab = recordedTab()
  tab.answer(member, ticket('T'), ticket('U'))
  const actor = start(tab)
  await tab.pass()
  window.dispatchEvent(new Event('blur'))
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('running')
  actor.send({ type: 'launch.requested' })
  await tab.pass(4_000)
  expect(actor.getSnapshot().value).toBe('notInstalled')
  expect(tab.effects).toEqual([check, askForTicket, open('T'), askForTicket, open('U')])
  expect(tab.drafts()).toEqual({})
})

test('opens it with another ticket when it did not open in time', async () => {
  const tab = recordedTab()
  tab.answer(member, ticket('T'), ticket('U'))
  const actor = start(tab)
  await tab.pass(4_000)
  actor.send({ type: 'launch.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([check, askForTicket, open('T'), askForTicket, open('U')])
})

test.each<[what: string, answers: Answer[], first: unknown[]]>([
  ['a lost answer to the check', ['lost'], [check]],
  ['a failure of the server at the check', [codes.internalError], [check]],
  ['a lost answer about the ticket', [member, 'lost'], [check, askForTicket]],
  ['a failure of the server at the ticket', [member, codes.internalError], [check, askForTicket]],
])('begins with the check again after %s', async (_, answers, first) => {
  const tab = recordedTab()
  tab.answer(...answers)
  const actor = start(tab)
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('launchFailed')
  tab.answer(member, ticket('T'))
  actor.send({ type: 'launch.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([...first, check, askForTicket, open('T')])
})

test.each<[what: string, answers: Answer[], effects: unknown[], state: string]>([
  ['a visitor', [codes.accessTokenInvalid], [check], 'signedOut'],
  ['a member who is gone', [codes.memberGone], [check], 'signedOut'],
  ['a member without the course', [member, codes.notFound], [check, askForTicket], 'noAccess'],
])('opens nothing for %s', async (_, answers, effects, state) => {
  const tab = recordedTab()
  tab.answer(...answers)
  const actor = start(tab)
  await tab.pass()
  expect(tab.effects).toEqual(effects)
  expect(actor.getSnapshot().value).toBe(state)
})

test('verifies the identity before an exam, and opens it then', async () => {
  const tab = recordedTab()
  tab.answer(member, codes.identityNotVerified)
  const actor = start(tab)
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('verifyingIdentity')
  const idfc_id = '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c11'
  const verify = ['POST /v1/member/my/profile/identification/OACX', { body: { idfc_id, purpose: 'profile' } }]
  tab.answer(codes.personHasAccount)
  actor.send({ type: 'identity.verified', idfc_id })
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('verifyingIdentity')
  expect(actor.getSnapshot().context.error?.code).toBe(codes.personHasAccount)
  tab.answer({ content: {} }, ticket('T'))
  actor.send({ type: 'identity.verified', idfc_id })
  await tab.pass()
  expect(tab.effects).toEqual([check, askForTicket, verify, verify, askForTicket, open('T')])
})

test('opens nothing when the session ends before the ticket, and says so at the next try', async () => {
  const tab = recordedTab()
  tab.answer(member, codes.accessTokenInvalid, codes.accessTokenInvalid)
  const actor = start(tab)
  await tab.pass()
  actor.send({ type: 'launch.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([check, askForTicket, check])
  expect(actor.getSnapshot().value).toBe('signedOut')
})

test('asks for no ticket where the client cannot run', async () => {
  const tab = recordedTab()
  tab.answer(member)
  const actor = start(tab, false)
  await tab.pass()
  expect(tab.effects).toEqual([check])
  expect(actor.getSnapshot().value).toBe('noPc')
})
