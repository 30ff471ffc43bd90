import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { detailFields } from './failed-field.ts'

afterEach(cleanup)

const labels = {
  en: {
    name: 'Name',
    birth: 'Date of birth',
    userid: 'ID',
    pwd: 'Password',
    pwd_confirm: 'Confirm password',
    email: 'Email',
    phone: 'Mobile phone',
    nickname: 'Avatar nickname',
    group: 'Organisation',
    scnm: 'School name',
    clno: 'Student ID',
    dept: 'Department',
    human_check: 'I’m not a robot',
  },
  ko: {
    name: '이름',
    birth: '생년월일',
    userid: '아이디',
    pwd: '비밀번호',
    pwd_confirm: '비밀번호 확인',
    email: '이메일',
    phone: '휴대폰',
    nickname: '아바타 별명',
    group: '회사·기관',
    scnm: '학교 이름',
    clno: '학번',
    dept: '학과 또는 부서',
    human_check: '로봇이 아니에요',
  },
} as const

test.each(['en', 'ko'] as const)('names each wrong field by its label, and leads to it, in %s', async (locale) => {
  await renderScreen(<ErrorSummary wrong={detailFields} refused={undefined} error={undefined} failed="account" />, {
    locale,
    catalogues: ['sign-up', 'form', 'errors'],
  })
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href')?.slice(1), link.textContent])
  expect(Object.fromEntries(links)).toEqual(labels[locale])
})

test.each([
  ['userid', 'We couldn’t check this ID'],
  ['human', 'We couldn’t confirm you’re not a robot'],
  ['account', 'We couldn’t create your account'],
] as const)('says what failed: %s', async (failed, title) => {
  const error = { code: undefined, status: 0, requestId: undefined, field: undefined }
  await renderScreen(<ErrorSummary wrong={[]} refused={undefined} error={error} failed={failed} />, {
    catalogues: ['sign-up', 'form', 'errors'],
  })
  expect(screen.getByRole('alert').textContent).toMatch(new RegExp(`^${title}`))
})
