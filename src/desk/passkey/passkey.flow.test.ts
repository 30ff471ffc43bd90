import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import type { PasskeyUse } from '#machines/passkey.machine.ts'
import { sampleDeadline, sampleMoment } from '#tests/flows/samples/samples.ts'
import {
  creationOptions,
  deviceCredential,
  requestOptions,
  standInForDevice,
} from '#tests/support/screens/passkey-device.ts'
import { type Answer, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { providePasskey } from './passkey.flow.ts'

const linkSecret = 'sample-secret'
const session: Answer = {
  content: { name: '이바다', roles: ['owner'], ends_at: sampleDeadline, confirmed_until: sampleMoment },
}
const request: Answer = { content: requestOptions }
const creation: Answer = { content: { name: '이바다', roles: ['owner'], options: creationOptions } }

const credential = { id: 'c2FtcGxl', rawId: 'c2FtcGxl', type: 'public-key', clientExtensionResults: {} }
const used = {
  ...credential,
  response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'YXV0aGVudGljYXRvcg', signature: 'c2lnbmF0dXJl' },
}
const created = {
  ...credential,
  response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
}

async function run(use: PasskeyUse, answers: readonly Answer[], device: () => Promise<unknown>) {
  const tab = recordedTab()
  tab.answer(...answers)
  onTestFinished(standInForDevice(device))
  const actor = createActor(providePasskey({ http: tab.http, linkSecret, onUsed: () => tab.note('onUsed') }), {
    input: { use },
  }).start()
  actor.send({ type: 'passkey.asked' })
  await tab.pass()
  actor.stop()
  return { effects: tab.effects, state: actor.getSnapshot().value }
}
const agrees = async () => deviceCredential
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

test.each<[use: PasskeyUse, answers: readonly Answer[], effects: unknown[]]>([
  [
    'login',
    [request, session],
    [
      ['POST /v1/desk/session/challenge'],
      ['POST /v1/desk/session', { body: { passkey: expect.objectContaining(used) } }],
    ],
  ],
  [
    'confirm',
    [request, session],
    [
      ['POST /v1/desk/session/confirmation/challenge'],
      ['POST /v1/desk/session/confirmation', { body: { passkey: expect.objectContaining(used) } }],
    ],
  ],
  [
    'invitation',
    [creation, session],
    [
      ['POST /v1/desk/invitation/challenge', { linkSecret }],
      [
        'POST /v1/desk/invitation',
        {
          linkSecret,
          body: {
            passkey: expect.objectContaining({ ...created, response: expect.objectContaining(created.response) }),
          },
        },
      ],
    ],
  ],
])('a passkey to %s is asked for, and sent', async (use, answers, effects) => {
  expect(await run(use, answers, agrees)).toEqual({ effects: [...effects, ['onUsed']], state: 'used' })
})

test.each([
  ['declined', 'NotAllowedError'],
  ['declined', 'AbortError'],
  ['failed', 'InvalidStateError'],
  ['failed', 'SecurityError'],
])('ends in %s when the device answers %s, and sends nothing', async (state, name) => {
  expect(await run('login', [request], fails(name))).toEqual({
    effects: [['POST /v1/desk/session/challenge']],
    state,
  })
  expect((await run('invitation', [creation], fails(name))).state).toBe(state)
})

test('fails when the challenge is refused, and asks no device', async () => {
  const { effects, state } = await run('login', [codes.tooManyRequests], () => {
    throw new Error('the device was asked')
  })
  expect({ effects, state }).toEqual({ effects: [['POST /v1/desk/session/challenge']], state: 'failed' })
})
