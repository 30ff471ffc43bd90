import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '../../../contract/codes.ts'
import { recordedTab } from '../../../tests/support/screens/recorded-tab.ts'
import { provideFindPassword } from './find-password.flow.ts'

const id = '00000000-0000-4000-8000-000000000007'
const secret = 'S'.repeat(43)

test('checks the link without its secret in an address, and sends the repeated password as it was typed', async () => {
  const tab = recordedTab()
  const machine = provideFindPassword({
    http: tab.http,
    token: () => `${id}.${secret}`,
    goToRequest: (refused) => tab.note('goToRequest', refused),
  })
  tab.answer({ content: { userid: 'pr******01', expires_at: '2099-11-21T03:30:00.000Z' } }, codes.passwordLinkExpired)
  const actor = createActor(machine, { input: { step: 'link' } }).start()
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('enteringPassword')
  actor.send({ type: 'password.submitted', password: 'New2!pass', repeated: 'Typo3!pass' })
  await tab.pass()
  expect(tab.effects).toEqual([
    ['GET /v1/member/auth/find/pwd', { query: { id }, linkSecret: secret }],
    [
      'PUT /v1/member/auth/find/pwd',
      { body: { token: `${id}.${secret}`, new_pwd: 'New2!pass', new_pwd_confirm: 'Typo3!pass' } },
    ],
    ['goToRequest', codes.passwordLinkExpired],
  ])
})
