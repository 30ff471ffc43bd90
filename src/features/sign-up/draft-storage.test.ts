import { beforeEach, expect, test } from 'vitest'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { emptySignUpDraft } from '#machines/sign-up.data.ts'
import { sampleDeadline, sampleId } from '#tests/flows/samples/samples.ts'
import { clearSignUpDraft, detailsDraft, readSignUpDraft, saveSignUpDraft } from './draft-storage.ts'

const identification = {
  idfc_id: sampleId,
  name: '문가을',
  birth: '2004-10-09',
  phone: '01047830142',
  is_under_14: false,
  guardian: null,
  expires_at: sampleDeadline,
}
const consents = { terms: '2025', collection: '2025', marketing: '2025', recv_sms: false, recv_email: true }
const email = { id: sampleId, email: 'gaeul@member.example' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('reads the stored draft, with the identification from local storage', () => {
  saveSignUpDraft({ consents, identification, guardian: undefined, email })
  expect(localStorage.getItem(localStorageKeys.identification)).toContain('문가을')
  expect(readSignUpDraft()).toEqual({ consents, identification, guardian: undefined, email })
})

test('removes an identification that has expired, and ignores one that was changed', () => {
  saveSignUpDraft({
    ...emptySignUpDraft,
    identification: { ...identification, expires_at: '2020-01-01T00:00:00.000Z' },
  })
  expect(readSignUpDraft().identification).toBeUndefined()
  expect(localStorage.getItem(localStorageKeys.identification)).toBeNull()
  localStorage.setItem(localStorageKeys.identification, '{"name":"Kim"}')
  expect(readSignUpDraft().identification).toBeUndefined()
})

test('removes an identification that the flow has cleared', () => {
  saveSignUpDraft({ ...emptySignUpDraft, identification })
  saveSignUpDraft(emptySignUpDraft)
  expect(localStorage.getItem(localStorageKeys.identification)).toBeNull()
})

test('never stores a password', () => {
  detailsDraft.save({
    userid: 'gaeul',
    phone: '',
    nickname: '',
    group: '',
    scnm: '',
    clno: '',
    dept: '',
    pwd: 'Practice1!',
    pwd_confirm: 'Practice1!',
  })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Practice1!')
  expect(detailsDraft.read()).toMatchObject({ userid: 'gaeul' })
})

test('stores nothing once the sign-up is complete', () => {
  saveSignUpDraft({ consents, identification, guardian: { relation: 'mother', collection: '2025' }, email })
  clearSignUpDraft()
  expect(readSignUpDraft()).toEqual(emptySignUpDraft)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
