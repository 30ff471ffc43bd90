import { describe, expect, it } from 'vitest'
import { compareProfiles, formOf, type ProfileForm, takeStored } from './edit-profile.data.ts'
import { sampleProfile } from './models/order-samples.ts'

const empty: ProfileForm = {
  nickname: '',
  group: '',
  organization: '',
  scnm: '',
  clno: '',
  colg: '',
  dept: '',
  major: '',
  recv_sms: false,
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
  recv_sms: true,
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
    const stored = { ...sampleProfile, nickname: 'stored', group: 'stored' }
    expect(takeStored(filled, stored, ['nickname'])).toEqual({ ...filled, nickname: 'stored' })
  })
})
