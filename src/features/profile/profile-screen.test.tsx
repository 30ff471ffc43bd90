import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Profile, profile } from '#contract/accounts/profile.ts'
import type { Locale } from '#contract/values/locale.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { readTerms } from '#tests/support/screens/read-terms.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ProfileScreen } from './profile-screen.tsx'

afterEach(cleanup)

async function open(changes: Partial<Profile>, locale: Locale = 'en'): Promise<void> {
  const { http } = fakeServer(new Map([[profile, { ...sampleProfile, ...changes }]]))
  await renderScreen(<ProfileScreen learning={null}>{null}</ProfileScreen>, { http, locale })
  await screen.findByRole('heading', { level: 1 })
}

const belonging = {
  organization: '한빛병원',
  scnm: '한국대학교',
  clno: '2026123456',
  colg: '간호대학',
  dept: '간호학과',
  major: '성인간호학',
}

test('names each detail of a student, in both languages', async () => {
  await open({ nickname: '하늘', belonging })
  expect(readTerms()).toMatchObject({
    ID: 'practice01',
    Nickname: '하늘',
    'Date of birth': '17 Apr 2001',
    'Mobile phone': '010-2345-0142',
    Email: 'haneul@member.example',
    Workplace: '한빛병원',
    'School name': '한국대학교',
    'Student ID': '2026123456',
    College: '간호대학',
    Department: '간호학과',
    Major: '성인간호학',
  })
  cleanup()
  await open({ nickname: '하늘', belonging }, 'ko')
  expect(readTerms()).toMatchObject({
    아이디: 'practice01',
    별명: '하늘',
    생년월일: '2001. 04. 17.',
    휴대폰: '010-2345-0142',
    이메일: 'haneul@member.example',
    직장: '한빛병원',
    '학교 이름': '한국대학교',
    학번: '2026123456',
    단과대학: '간호대학',
    '학과 또는 부서': '간호학과',
    전공: '성인간호학',
  })
})

test('tells which offers the member agreed to, and when', async () => {
  await open({})
  expect(readTerms()).toMatchObject({
    'Offers by text message': expect.stringMatching(/^Agreed on 9 Jul 2025/),
    'Offers by email': 'Not agreed',
  })
  cleanup()
  await open({}, 'ko')
  expect(readTerms()).toMatchObject({
    '문자 소식': expect.stringMatching(/^2025. 07. 09. 동의/),
    '이메일 소식': '동의 안 함',
  })
})

test.each([
  [true, 'Verified'],
  [false, 'Not verified'],
])('tells whether the identity is verified: %s', async (is_dit_vrf, text) => {
  await open({ is_dit_vrf })
  expect(readTerms()['Identity']).toBe(text)
})

test.each([
  [null, 'You can’t buy right now.'],
  // Until midnight in Korea: the day before is the last one.
  ['2026-12-01T00:00:00+09:00', 'You can’t buy until 30 Nov 2026.'],
])('tells a restricted member what is not possible until %s', async (restricted_until, sentence) => {
  await open({ status: 'restricted', restricted_until })
  const note = screen.getByRole('alert')
  expect(note.textContent).toContain(`Your account is restricted${sentence}`)
  expect(screen.getByRole('link', { name: 'Reason and how to object' })).toBeTruthy()
})

test.each([
  ['IDV', 'Individual account, joined 2 Mar 2025'],
  ['GRP', 'Team account, joined 2 Mar 2025'],
] as const)('tells the type of an account and since when it is one: %s', async (type, text) => {
  await open({ type })
  expect(screen.getByText(text)).toBeTruthy()
})

test('speaks of no restriction to a member who has none', async () => {
  await open({})
  expect(screen.queryByRole('alert')).toBeNull()
})
