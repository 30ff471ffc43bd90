import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import type { FindPasswordInput } from '#machines/find-password.machine.ts'
import { type Answer, type RecordedTab, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideFindPassword } from './find-password.flow.ts'

const id = '00000000-0000-4000-8000-000000000007'
const secret = 'S'.repeat(43)
const sent: Answer = {
  content: {
    sent_at: '2099-11-21T03:00:00.000Z',
    expires_at: '2099-11-21T03:30:00.000Z',
    resend_at: '2099-11-21T03:01:00.000Z',
    sends_left: 4,
  },
}
const working: Answer = {
  content: {
    userid: 'pr******01',
    expires_at: '2099-11-21T03:30:00.000Z',
    recent_accounts: ['google'],
    recent_identity: false,
  },
}
const changed: Answer = { content: { ended_sessions: 3, removed_accounts: ['naver'], removed_identity: true } }

const sendTo = (userid: string, email: string) => ['POST /v1/member/auth/find/pwd', { body: { userid, email } }]
const check = ['GET /v1/member/auth/find/pwd', { query: { id }, linkSecret: secret }]
const change = (password: string, repeated: string, keepRecent: boolean) => [
  'PUT /v1/member/auth/find/pwd',
  { body: { token: `${id}.${secret}`, new_pwd: password, new_pwd_confirm: repeated, keep_recent: keepRecent } },
]

function start(tab: RecordedTab, input: FindPasswordInput, token = `${id}.${secret}`) {
  const machine = provideFindPassword({
    http: tab.http,
    token: () => token,
    goToRequest: (refused) => tab.note('goToRequest', refused),
    goToLogin: () => tab.note('goToLogin'),
  })
  return createActor(machine, { input }).start()
}
const request: FindPasswordInput = { step: 'request', refused: undefined }

describe('a link', () => {
  it.each<[what: string, answer: Answer]>([
    ['the answer was lost', 'lost'],
    ['the server failed', codes.internalError],
    ['nobody has this account', codes.passwordLinkAccountNotFound],
    ['the mail was refused', codes.passwordMailRefused],
  ])('is requested again with what is typed then, after %s', async (_, answer) => {
    const tab = recordedTab()
    const actor = start(tab, request)
    tab.answer(answer, answer, sent)
    for (const [userid, email] of [
      ['practice01', 'haneul@member.example'],
      ['practice01', 'haneul@member.example'],
      ['company01', 'doyun@member.example'],
    ] as const) {
      actor.send({ type: 'account.submitted', userid, email })
      await tab.pass()
    }
    expect(tab.effects).toEqual([
      sendTo('practice01', 'haneul@member.example'),
      sendTo('practice01', 'haneul@member.example'),
      sendTo('company01', 'doyun@member.example'),
    ])
    expect(actor.getSnapshot().value).toEqual({ awaitingLink: 'linkSent' })
    expect(tab.drafts()).toEqual({})
  })

  it('is sent to the same account again', async () => {
    const tab = recordedTab()
    const actor = start(tab, request)
    tab.answer(sent, sent, codes.tooManyPasswordLinks)
    actor.send({ type: 'account.submitted', userid: 'practice01', email: 'haneul@member.example' })
    await tab.pass()
    actor.send({ type: 'link.requested' })
    await tab.pass()
    actor.send({ type: 'link.requested' })
    await tab.pass()
    const send = sendTo('practice01', 'haneul@member.example')
    expect(tab.effects).toEqual([send, send, send])
    expect(actor.getSnapshot().value).toBe('linksLimited')
    expect(tab.drafts()).toEqual({})
  })

  it('is checked without its secret in an address, and again after a lost answer', async () => {
    const tab = recordedTab()
    tab.answer('lost', codes.internalError, working)
    const actor = start(tab, { step: 'link' })
    await tab.pass()
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send({ type: 'check.requested' })
      await tab.pass()
    }
    expect(tab.effects).toEqual([check, check, check])
    expect(actor.getSnapshot().value).toBe('enteringPassword')
  })

  it.each([codes.passwordLinkIncomplete, codes.passwordLinkNotFound, codes.passwordLinkExpired])(
    'that does not work leads to the request of another, with the reason %s',
    async (reason) => {
      const tab = recordedTab()
      tab.answer(reason)
      start(tab, { step: 'link' })
      await tab.pass()
      expect(tab.effects).toEqual([check, ['goToRequest', reason]])
    },
  )

  it('without a token is checked as an empty one', async () => {
    const tab = recordedTab()
    start(tab, { step: 'link' }, '')
    await tab.pass()
    expect(tab.effects).toEqual([['GET /v1/member/auth/find/pwd', { query: { id: '' }, linkSecret: '' }]])
  })
})

describe('a new password', () => {
  /** The page of a link that works; its check is left out. */
  async function openForm(tab: RecordedTab) {
    tab.answer(working)
    const actor = start(tab, { step: 'link' })
    await tab.pass()
    tab.effects.length = 0
    return actor
  }

  it.each<[what: string, answer: Answer]>([
    ['the answer was lost', 'lost'],
    ['the server failed', codes.internalError],
    ['the repetition differs', codes.resetPasswordMismatch],
  ])(
    'is sent with its repetition and the choice about recent logins as they are then, also after %s',
    async (_, answer) => {
      const tab = recordedTab()
      const actor = await openForm(tab)
      tab.answer(answer, changed)
      actor.send({ type: 'password.submitted', password: 'New2!pass', repeated: 'Typo3!pass', keepRecent: true })
      await tab.pass()
      actor.send({ type: 'password.submitted', password: 'Other4!pass', repeated: 'Again5!pass', keepRecent: false })
      await tab.pass()
      expect(tab.effects).toEqual([
        change('New2!pass', 'Typo3!pass', true),
        change('Other4!pass', 'Again5!pass', false),
      ])
      expect(actor.getSnapshot()).toMatchObject({
        value: 'passwordChanged',
        context: { endedSessions: 3, removedAccounts: ['naver'], removedIdentity: true },
      })
      expect(tab.drafts()).toEqual({})
    },
  )

  it('is not taken by a link that has expired meanwhile', async () => {
    const tab = recordedTab()
    const actor = await openForm(tab)
    tab.answer(codes.passwordLinkExpired)
    actor.send({ type: 'password.submitted', password: 'New2!pass', repeated: 'Typo3!pass', keepRecent: true })
    await tab.pass()
    expect(tab.effects).toEqual([change('New2!pass', 'Typo3!pass', true), ['goToRequest', codes.passwordLinkExpired]])
  })
})
