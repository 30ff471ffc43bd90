import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import type { SignUpDetails, SignUpInput } from '#machines/sign-up.data.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { detailsDraft, guardianDraft, termsDraft } from './draft-storage.ts'
import { provideSignUp } from './sign-up.flow.ts'

const challenge = {
  parameters: { algorithm: 'PBKDF2', nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
}
const solution = { counter: 3, derivedKey: '00ff' }

/** A worker that solves the challenge at once. */
class SolvingWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solution })))
  }
  terminate() {}
}

const consents = {
  terms: '2026-01-01',
  collection: '2026-02-01',
  marketing: '2026-03-01',
  recv_sms: true,
  recv_email: false,
}
const identification = {
  idfc_id: randomKey(7),
  name: '김하늘',
  birth: '2014-05-06',
  phone: '01023450142',
  is_under_14: false,
  guardian: null,
  expires_at: '2099-11-21T04:00:00.000Z',
}
const email = { id: randomKey(6), email: 'haneul@member.example' }
const details: SignUpDetails = {
  userid: 'haneul2026',
  pwd: 'First1!pass',
  pwd_confirm: 'Typo2!pass',
  phone: '01055550199',
  nickname: '하늘이',
  belonging: { organization: '바른현장', clno: '3', scnm: '한빛고', colg: '공과대학', dept: '건축과', major: '구조' },
  group: '바른현장 주식회사',
}
const session = {
  access_token: 'access-1',
  access_token_expires_in: 600,
  refresh_token: 'refresh-1',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
  userid: 'haneul2026',
}
const member: Answer = {
  content: {
    userid: 'haneul2026',
    username: '김하늘',
    email: email.email,
    created_at: '2026-11-21T03:00:00.000Z',
    social: null,
    session,
  },
}
const humanProof = (number: number): readonly Answer[] => [
  { content: { provider: 'altcha', challenge } },
  { content: { code: randomKey(number), expires_at: '2099-11-21T04:00:00.000Z' } },
]
const humanCalls = [
  ['GET /v1/recaptcha'],
  ['POST /v1/recaptcha', { body: { token: btoa(JSON.stringify({ challenge, solution })) } }],
]
const identify = ['POST /v1/member/auth/join/identification/OACX', { body: { idfc_id: randomKey(7) } }]
const checkUserid = ['GET /v1/member/auth/join/exists', { query: { userId: 'haneul2026' } }]
const { group, ...individual } = details

function start(tab: RecordedTab, input: Partial<SignUpInput> = {}) {
  vi.stubGlobal('Worker', SolvingWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const machine = provideSignUp({
    http: tab.http,
    goToFindId: () => tab.note('goToFindId'),
    onSignedUp: (opened) => tab.note('onSignedUp', opened),
  })
  const actor = createActor(machine, {
    input: { requestedStep: 'terms', memberType: 'IDV', social: undefined, verifiesIdentity: true, ...input },
  }).start()
  return actor
}
type SignUp = ReturnType<typeof start>
const stored = () => localStorage.getItem('identification')

/** Completes the steps before the details. */
async function proceed(tab: RecordedTab, actor: SignUp): Promise<void> {
  await tab.pass()
  actor.send({ type: 'terms.agreed', consents })
  tab.answer({ content: identification })
  actor.send({ type: 'identity.verified', method: 'OACX', idfc_id: randomKey(7) })
  await tab.pass()
  actor.send({ type: 'email.verified', email })
}

/** Submits the details; `answer` is that of the sign-up. */
async function join(tab: RecordedTab, actor: SignUp, proof: number, answer: Answer): Promise<void> {
  tab.answer({ content: {} }, ...humanProof(proof), answer)
  actor.send({ type: 'userid.submitted', userid: 'haneul2026' })
  await tab.pass()
  actor.send({ type: 'human.asserted' })
  await tab.pass()
  actor.send({ type: 'details.submitted', details })
  await tab.pass()
}
const joinWith = (type: 'IDV' | 'GRP', proof: number, changed: object = {}) => [
  `POST /v1/member/auth/join/${type}`,
  {
    body: {
      ...individual,
      ...consents,
      idfc_id: randomKey(7),
      email: email.email,
      email_verification_id: randomKey(6),
      human_check: randomKey(proof),
      ...changed,
    },
  },
]

test.each([
  ['IDV', {}, undefined],
  ['GRP', { group }, undefined],
  ['IDV', { social: 'naver' }, 'naver'],
] as const)(
  'creates a member of the type %s with %j, and keeps nothing of the sign-up',
  async (memberType, changed, social) => {
    const tab = recordedTab()
    termsDraft.save({ terms: true, collection: true, sms: true, email: false })
    guardianDraft.save({ relation: 'mother', child: true, own: false })
    detailsDraft.save({ userid: 'haneul2026', phone: '', nickname: '', group: '', scnm: '', clno: '', dept: '' })
    const actor = start(tab, { memberType, social })
    await proceed(tab, actor)
    await join(tab, actor, 8, member)
    expect(tab.effects).toEqual([
      identify,
      checkUserid,
      ...humanCalls,
      joinWith(memberType, 8, changed),
      ['onSignedUp', session],
    ])
    expect(tab.drafts()).toEqual({})
    expect(stored()).toBeNull()
  },
)

test('keeps the results of the steps after a lost answer, and goes on with them after a reload', async () => {
  const tab = recordedTab()
  const actor = start(tab)
  await proceed(tab, actor)
  await join(tab, actor, 8, 'lost')
  actor.stop()
  expect(tab.drafts()).toEqual({ 'sign-up': { consents, email } })
  expect(JSON.parse(String(stored()))).toEqual(identification)
  const before = tab.effects.length
  const again = start(tab, { requestedStep: 'details' })
  await tab.pass()
  await join(tab, again, 9, member)
  expect(tab.effects.slice(before)).toEqual([checkUserid, ...humanCalls, joinWith('IDV', 9), ['onSignedUp', session]])
  expect(tab.drafts()).toEqual({})
})

test.each<[what: string, answer: Answer, draft: object, hasIdentification: boolean]>([
  ['the email address, which is no longer verified', codes.emailNotVerified, { consents }, true],
  ['the consents, because a text has a newer edition', codes.termsOutdated, { email }, true],
  ['the identification, which has expired', codes.identificationExpired, { consents, email }, false],
  ['the identification of somebody who is a member', codes.alreadyRegistered, { consents, email }, false],
])('forgets %s, and nothing else', async (_, answer, draft, hasIdentification) => {
  const tab = recordedTab()
  const actor = start(tab)
  await proceed(tab, actor)
  await join(tab, actor, 8, answer)
  expect(tab.drafts()).toEqual({ 'sign-up': draft })
  expect(stored() !== null).toBe(hasIdentification)
})

test('sends a guardian’s consent with both verifications', async () => {
  const tab = recordedTab()
  const actor = start(tab)
  await tab.pass()
  actor.send({ type: 'terms.agreed', consents })
  tab.answer({ content: { ...identification, is_under_14: true } }, 'lost', {
    content: { ...identification, is_under_14: true, guardian: '김바다' },
  })
  actor.send({ type: 'identity.verified', method: 'OACX', idfc_id: randomKey(7) })
  await tab.pass()
  const guardian = { relation: 'mother', collection: '2026-02-02' } as const
  actor.send({ type: 'guardian.agreed', guardian })
  for (let tries = 0; tries < 2; tries += 1) {
    actor.send({ type: 'identity.verified', method: 'CIVS', idfc_id: randomKey(5) })
    await tab.pass()
  }
  const consent = [
    'POST /v1/member/auth/join/identification/CIVS/guardian',
    { body: { ...guardian, idfc_id: randomKey(7), guardian_idfc_id: randomKey(5) } },
  ]
  expect(tab.effects).toEqual([identify, consent, consent])
  expect(tab.drafts()).toEqual({ 'sign-up': { consents, guardian } })
})
