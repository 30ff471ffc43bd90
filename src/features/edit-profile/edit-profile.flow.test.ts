import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { base, form, newEmail } from '../../../machines/models/edit-profile.cases.ts'
import { fakeServer, type RecordedCall } from '../../../tests/support/screens/render-screen.tsx'
import { provideEditProfile } from './edit-profile.flow.ts'

/** Saves the form of a member who has confirmed a new address, or none; returns the calls. */
function save(confirmed: typeof newEmail | undefined): readonly RecordedCall[] {
  const { http, asked } = fakeServer(new Map())
  const machine = provideEditProfile({ http, today: '2026-11-23', userid: base.userid })
  const context = {
    unsaved: undefined,
    freshUntil: '2026-11-23T12:00:00.000Z',
    base,
    form: undefined,
    newEmail: confirmed,
    isPhoneVerified: false,
    stored: undefined,
    error: undefined,
  }
  const snapshot = machine.resolveState({ value: 'editing', context })
  const actor = createActor(machine, { input: { unsaved: undefined }, snapshot }).start()
  actor.send({ type: 'profile.submitted', form })
  actor.stop()
  return asked
}

test('saves the form, on top of the profile that it began with', () => {
  expect(save(undefined)).toMatchObject([
    {
      name: 'update-profile',
      input: {
        body: {
          version: base.version,
          nickname: '안전한손',
          group: '바른현장 안전원',
          email: 'doyun@practicum.example',
          recv_sms: false,
          recv_email: false,
          belonging: { organization: '바른현장 안전원', scnm: '', clno: '', colg: '', dept: '', major: '' },
        },
      },
    },
  ])
})

test('saves a new address only with the number of its verification', () => {
  expect(save(newEmail)).toMatchObject([
    { input: { body: { email: 'new@practicum.example', email_verification_id: newEmail.id } } },
  ])
  expect(save(undefined)).not.toMatchObject([{ input: { body: { email_verification_id: expect.anything() } } }])
})
