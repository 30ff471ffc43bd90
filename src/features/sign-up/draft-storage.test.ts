import { beforeEach, expect, test } from 'vitest'
import { identificationStorageKey } from '../../../contract/sign-up.ts'
import { sampleDeadline, sampleId } from '../../../machines/models/samples.ts'
import { emptySignUpDraft } from '../../../machines/sign-up.data.ts'
import { detailsDraft, clearSignUpDraft, saveSignUpDraft, readSignUpDraft } from './draft-storage.ts'

const identification = {
  idfc_id: sampleId,
  name: '문가을',
  birth: '2004-10-09',
  phone: '01047830142',
  is_under_14: false,
  guardian: null,
  expires_at: sampleDeadline,
}
const consents = { terms: '2025', collection: '2025', marketing: '', recv_sms: false, recv_email: false }
const email = { id: sampleId, email: 'gaeul@practicum.example' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('reads back what was kept, the identification from local storage', () => {
  saveSignUpDraft({ consents, identification, guardian: undefined, email })
  expect(localStorage.getItem(identificationStorageKey)).toContain('문가을')
  expect(readSignUpDraft()).toEqual({ consents, identification, guardian: undefined, email })
})

test('drops an identification that is over, and one that somebody has changed', () => {
  saveSignUpDraft({
    ...emptySignUpDraft,
    identification: { ...identification, expires_at: '2020-01-01T00:00:00.000Z' },
  })
  expect(readSignUpDraft().identification).toBeUndefined()
  localStorage.setItem(identificationStorageKey, '{"name":"Kim"}')
  expect(readSignUpDraft().identification).toBeUndefined()
})

test('keeps no identification that the flow has dropped', () => {
  saveSignUpDraft({ ...emptySignUpDraft, identification })
  saveSignUpDraft(emptySignUpDraft)
  expect(localStorage.getItem(identificationStorageKey)).toBeNull()
})

test('never keeps a password', () => {
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

test('leaves nothing once the sign-up is complete', () => {
  saveSignUpDraft({ consents, identification, guardian: { relation: 'mother', collection: '2025' }, email })
  clearSignUpDraft()
  expect(readSignUpDraft()).toEqual(emptySignUpDraft)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
