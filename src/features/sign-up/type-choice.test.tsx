import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import type { SignUpSearch } from './sign-up.url.ts'
import { TypeChoice } from './type-choice.tsx'

afterEach(cleanup)

/** The choices with their addresses and what marks them, for an account type in the address. */
async function choicesFor(type: SignUpSearch['type']) {
  const search: SignUpSearch = {
    step: undefined,
    from: 'kakao',
    type,
    idfc_id: undefined,
    next: '/event',
    at: undefined,
  }
  await renderScreen(<TypeChoice search={search} />, { catalogues: ['sign-up'] })
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
}

test.each<[type: SignUpSearch['type'], individual: 'page' | null, team: 'page' | null]>([
  [undefined, 'page', null],
  ['GRP', null, 'page'],
])('marks the account type of the address, and keeps the rest of it: %s', async (type, individual, team) => {
  expect(await choicesFor(type)).toEqual([
    ['Individual account', '/regist?from=kakao&next=%2Fevent', individual],
    ['Team account', '/regist?from=kakao&type=GRP&next=%2Fevent', team],
  ])
})
