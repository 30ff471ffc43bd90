import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Profile } from '#contract/accounts/profile.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { ProfileForm } from '#machines/edit-profile.data.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideEditProfile } from './edit-profile.flow.ts'
import { profileDraft } from './profile-draft.ts'

/** What stays as it was stored. */
const unchanged = {
  userid: 'company01',
  username: '이도윤',
  birth: '1985-11-02',
  phone: '01044200142',
  type: 'GRP',
  is_dit_vrf: true,
  created_at: '2025-03-02',
  consents: [{ kind: 'marketing_sms', edition: '2024', agreed_on: '2025-07-09', is_outdated: false }],
  status: 'active',
  restricted_until: null,
} satisfies Partial<Profile>
const profile: Profile = {
  ...unchanged,
  nickname: '바른손',
  email: 'doyun@member.example',
  recv_sms: true,
  recv_email: false,
  group: '바른현장 안전원',
  belonging: {
    organization: '바른현장',
    clno: '20260142',
    scnm: '한빛고등학교',
    colg: '공과대학',
    dept: '안전공학과',
    major: '산업안전',
  },
  version: 'version-1',
}
const form: ProfileForm = {
  nickname: '안전한손',
  group: '곧은현장 안전원',
  organization: '곧은현장',
  clno: '20260143',
  scnm: '새빛고등학교',
  colg: '보건대학',
  dept: '간호학과',
  major: '응급간호',
  recv_sms: false,
  recv_email: true,
}
/** The profile once the form is saved. */
const saved: Profile = {
  ...profile,
  nickname: '안전한손',
  group: '곧은현장 안전원',
  belonging: {
    organization: '곧은현장',
    clno: '20260143',
    scnm: '새빛고등학교',
    colg: '보건대학',
    dept: '간호학과',
    major: '응급간호',
  },
  recv_sms: false,
  recv_email: true,
  version: 'version-3',
}
/** Another member's unsaved form, and one of this member. */
const unsaved = (userid: string) => ({
  userid,
  version: 'version-1',
  began: { ...form, nickname: '바른손' },
  form,
})

/** The call of the form, with what differs from it. */
const update = (changed: object = {}) => [
  'PUT /v1/member/my/profile',
  {
    body: {
      ...unchanged,
      version: 'version-1',
      email: 'doyun@member.example',
      nickname: '안전한손',
      group: '곧은현장 안전원',
      recv_sms: false,
      recv_email: true,
      belonging: {
        organization: '곧은현장',
        clno: '20260143',
        scnm: '새빛고등학교',
        colg: '보건대학',
        dept: '간호학과',
        major: '응급간호',
      },
      marketing: '2025',
      ...changed,
    },
  },
]
const enter = (password: string) => ['POST /v1/member/my/profile/verification', { body: { password } }]
const load = ['GET /v1/member/my/profile']
const take = (number: number) => [
  'POST /v1/member/my/profile/identification/OACX',
  { body: { idfc_id: randomKey(number), purpose: 'profile' } },
]
const right: Answer = { content: { fresh_until: '2099-11-21T03:05:00.000Z' } }

/** The page of a shop whose marketing text has the edition 2025. */
function start(tab: RecordedTab) {
  const machine = provideEditProfile({ http: tab.http, marketing: '2025', userid: 'company01' })
  return createActor(machine, { input: { unsaved: undefined } }).start()
}

/** A page with the form, in a tab that keeps the typed forms of two members; what led to it is left out. */
async function openForm(tab: RecordedTab) {
  profileDraft('company01').save(unsaved('company01'))
  profileDraft('practice01').save(unsaved('practice01'))
  const actor = start(tab)
  tab.answer(right, { content: profile })
  actor.send({ type: 'password.submitted', password: 'First1!pass' })
  await tab.pass()
  expect(actor.getSnapshot().value).toBe('editing')
  tab.effects.length = 0
  return actor
}
const bothDrafts = {
  'edit-profile:company01': unsaved('company01'),
  'edit-profile:practice01': unsaved('practice01'),
}
const otherDraft = { 'edit-profile:practice01': unsaved('practice01') }

it('loads the profile once the password is right', async () => {
  const tab = recordedTab()
  const actor = start(tab)
  tab.answer('lost', codes.wrongPassword, right, 'lost', { content: profile })
  for (const password of ['First1!pass', 'First1!pass', 'Second2!pass']) {
    actor.send({ type: 'password.submitted', password })
    await tab.pass()
  }
  actor.send({ type: 'profile.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([enter('First1!pass'), enter('First1!pass'), enter('Second2!pass'), load, load])
  expect(actor.getSnapshot().context.base).toEqual(profile)
  expect(tab.drafts()).toEqual({})
})

describe('the form', () => {
  it('is sent on top of the profile that it began with, and its draft is removed', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer({ content: saved })
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update()])
    expect(tab.drafts()).toEqual(otherDraft)
    expect(actor.getSnapshot().value).toBe('profileSaved')
  })

  it.each<[what: string, answer: Answer]>([
    ['the answer was lost', 'lost'],
    ['the server failed', codes.internalError],
    ['the server was busy', codes.serverBusy],
    ['the session ended', codes.accessTokenInvalid],
    ['the address belongs to another member', codes.alreadyInUse],
  ])('is sent again as it is, and its draft stays until then, after %s', async (_, answer) => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer(answer, { content: saved })
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.drafts()).toEqual(bothDrafts)
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update(), update()])
    expect(tab.drafts()).toEqual(otherDraft)
  })

  it('is kept while the password is asked for again', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer(codes.freshAuthenticationRequired, right, 'lost')
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    actor.send({ type: 'password.submitted', password: 'Second2!pass' })
    await tab.pass()
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update(), enter('Second2!pass'), update()])
    expect(tab.drafts()).toEqual(bothDrafts)
  })

  it('is sent with the address that was confirmed last, and the number of its verification', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer('lost', { content: { ...saved, email: 'second@member.example' } })
    for (const [number, email] of [
      [7, 'first@member.example'],
      [8, 'second@member.example'],
    ] as const) {
      actor.send({ type: 'email.requested', form })
      actor.send({ type: 'email.verified', id: randomKey(number), email })
      actor.send({ type: 'profile.submitted', form })
      await tab.pass()
    }
    expect(tab.effects).toEqual([
      update({ email: 'first@member.example', email_verification_id: randomKey(7) }),
      update({ email: 'second@member.example', email_verification_id: randomKey(8) }),
    ])
    expect(tab.drafts()).toEqual(otherDraft)
  })
})

describe('a profile that was changed elsewhere', () => {
  it('is saved under its new version when that touches no field of the form', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    const stored: Profile = { ...profile, phone: '01055300142', version: 'version-2' }
    tab.answer(codes.profileChanged, { content: stored }, { content: saved })
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update(), load, update({ phone: '01055300142', version: 'version-2' })])
    expect(tab.drafts()).toEqual(otherDraft)
  })

  it('is saved with the chosen values when they differ from the form', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    const stored: Profile = { ...profile, nickname: '다른손', phone: '01055300142', version: 'version-2' }
    tab.answer(codes.profileChanged, { content: stored })
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update(), load])
    expect(tab.drafts()).toEqual(bothDrafts)
    const chosen = { ...form, nickname: '다른손' }
    tab.answer({ content: saved })
    actor.send({ type: 'values.chosen', form: chosen })
    actor.send({ type: 'profile.submitted', form: chosen })
    await tab.pass()
    expect(tab.effects.slice(2)).toEqual([update({ nickname: '다른손', phone: '01055300142', version: 'version-2' })])
    expect(tab.drafts()).toEqual(otherDraft)
  })

  it('is not saved when it could not be read', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer(codes.profileChanged, 'lost')
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([update(), load])
    expect(tab.drafts()).toEqual(bothDrafts)
  })
})

describe('a verified identity', () => {
  const verified: Profile = { ...profile, phone: '01055300142', version: 'version-2' }

  it('changes the profile, which the form is then saved on top of', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer({ content: {} }, { content: verified }, 'lost')
    actor.send({ type: 'phone.requested', form })
    actor.send({ type: 'identity.verified', idfc_id: randomKey(7) })
    await tab.pass()
    actor.send({ type: 'profile.submitted', form })
    await tab.pass()
    expect(tab.effects).toEqual([take(7), load, update({ phone: '01055300142', version: 'version-2' })])
    expect(tab.drafts()).toEqual(bothDrafts)
  })

  it.each<[what: string, answer: Answer, state: string]>([
    ['the answer is lost', 'lost', 'editing'],
    ['the server fails', codes.internalError, 'editing'],
    ['the session has ended', codes.accessTokenInvalid, 'editing'],
    ['another member is that person', codes.personHasAccount, 'editing'],
    ['the password is asked for again', codes.freshAuthenticationRequired, 'enteringPassword'],
  ])('is not read, and the draft stays, when %s', async (_, answer, state) => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer(answer)
    actor.send({ type: 'phone.requested', form })
    actor.send({ type: 'identity.verified', idfc_id: randomKey(7) })
    await tab.pass()
    expect(tab.effects).toEqual([take(7)])
    expect(tab.drafts()).toEqual(bothDrafts)
    expect(actor.getSnapshot().value).toBe(state)
  })
})
