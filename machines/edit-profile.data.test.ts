import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Profile } from '../contract/accounts/profile.ts'
import { sampleProfile } from '../tests/flows/samples/order-samples.ts'
import { baseOf, compareProfiles, formOf, type ProfileForm, takeStored, withoutStored } from './edit-profile.data.ts'
import { editProfileMachine } from './edit-profile.machine.ts'

const empty: ProfileForm = {
  nickname: '',
  group: '',
  organization: '',
  scnm: '',
  clno: '',
  colg: '',
  dept: '',
  major: '',
  recv_sms: true,
  recv_email: false,
}
const filled: ProfileForm = {
  nickname: 'a nickname',
  group: 'a group',
  organization: 'a company',
  scnm: 'a school',
  clno: 'a number',
  colg: 'a college',
  dept: 'a department',
  major: 'a major',
  recv_sms: false,
  recv_email: true,
}
const { nickname, group, recv_sms, recv_email, ...belonging } = filled

describe('formOf', () => {
  it('has empty texts for missing values', () => {
    expect(formOf(sampleProfile)).toEqual(empty)
  })

  it('has every stored value', () => {
    expect(formOf({ ...sampleProfile, nickname, group, recv_sms, recv_email, belonging })).toEqual(filled)
  })
})

describe('compareProfiles', () => {
  it.each([
    ['nothing changed', '', '', '', []],
    ['the form alone changed', '', 'typed', '', []],
    ['both changed alike', '', 'new', 'new', []],
    ['another one changed it', '', '', 'new', [{ stored: 'new', typed: '', isEdited: false }]],
    ['both changed it', '', 'typed', 'new', [{ stored: 'new', typed: 'typed', isEdited: true }]],
    ['another one removed it', 'old', 'old', '', [{ stored: '', typed: 'old', isEdited: false }]],
  ])('when %s', (_, before, typed, now, expected) => {
    const differences = compareProfiles(
      { ...sampleProfile, nickname: before },
      { ...empty, nickname: typed },
      { ...sampleProfile, nickname: now },
    )
    expect(differences).toEqual(expected.map((each) => ({ field: 'nickname', ...each })))
  })
})

describe('takeStored', () => {
  it('replaces the named fields alone', () => {
    const stored: Profile = { ...sampleProfile, nickname: 'stored', group: 'stored' }
    expect(takeStored(filled, stored, ['nickname'])).toEqual({ ...filled, nickname: 'stored' })
  })
})

describe('an unsaved form', () => {
  const stored: Profile = {
    ...sampleProfile,
    nickname: 'stored elsewhere',
    email: 'new@member.example',
    version: 'now',
  }
  const unsaved = { userid: stored.userid, version: 'before', began: empty, form: filled }

  it('goes on from the stored profile, with the version and values that it began with', () => {
    const base = baseOf(unsaved, stored)
    expect(base).toMatchObject({ version: 'before', email: 'new@member.example' })
    expect(formOf(base)).toEqual(empty)
    expect(compareProfiles(base, filled, stored).map(({ field }) => field)).toEqual(['nickname'])
  })

  it.each([
    ['its member', stored.userid, { base: baseOf(unsaved, stored), form: filled }],
    ['no other member', 'company01', { base: stored, form: undefined }],
  ])('comes back after the login of %s', async (_, userid, expected) => {
    const provided = editProfileMachine.provide({
      actors: {
        verifyPassword: fromPromise(async () => ({ fresh_until: '' })),
        profile: fromPromise(async () => stored),
        deadline: fromPromise(() => new Promise<void>(() => {})),
      },
    })
    const actor = createActor(provided, { input: { unsaved: { ...unsaved, userid } } }).start()
    actor.send({ type: 'password.submitted', password: 'any' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(context).toMatchObject({ ...expected, unsaved: undefined })
  })
})

describe('withoutStored', () => {
  it.each([
    ['010-2345-0142', filled],
    ['+82 10 2345 0142', filled],
    [undefined, filled],
    ['010-9999-0142', { ...filled, phone: '010-9999-0142' }],
  ])('keeps a number only when it is another one than the stored: %s', (phone, kept) => {
    expect(withoutStored({ ...filled, phone }, { phone: '01023450142' })).toEqual(kept)
  })

  it.each([
    [{ username: ' Kim  Haneul', birth: '2001-05-06' }, {}],
    [{ username: 'Kim Hanui', birth: '2001-05-06' }, { username: 'Kim Hanui' }],
    [{ username: 'Kim Haneul', birth: '2001-06-05' }, { birth: '2001-06-05' }],
  ])('keeps a name and a day of birth only when they are others than the stored: %j', (typed, kept) => {
    const stored = { username: 'Kim Haneul', birth: '2001-05-06' }
    expect(withoutStored({ ...filled, ...typed }, stored)).toEqual({ ...filled, ...kept })
  })
})
