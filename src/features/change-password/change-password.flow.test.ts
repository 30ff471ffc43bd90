import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recordedTab } from '../../../tests/support/screens/recorded-tab.ts'
import { provideChangePassword } from './change-password.flow.ts'

test('sends the repeated password as it was typed, and a link to the member’s own address', async () => {
  const tab = recordedTab()
  const actor = createActor(provideChangePassword(tab.http)).start()
  tab.answer('lost', 'lost')
  actor.send({ type: 'passwords.submitted', current: 'Old1!pass', password: 'New2!pass', repeated: 'Typo3!pass' })
  await tab.pass()
  actor.send({ type: 'link.requested', userid: 'practice01' })
  await tab.pass()
  expect(tab.effects).toEqual([
    [
      'PUT /v1/member/my/profile/pwd',
      { body: { old_pwd: 'Old1!pass', new_pwd: 'New2!pass', new_pwd_confirm: 'Typo3!pass' } },
    ],
    ['POST /v1/member/my/change/pwd', { body: { userId: 'practice01' } }],
  ])
})
