import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { NobodyFound } from './nobody-found.tsx'

afterEach(cleanup)

test.each([
  ['phone', '010 ···· 0142', 'Find by email'],
  ['email', 'ha···@member.example', 'Find by phone'],
] as const)('offers the other contact after nobody was found by %s', async (type, contact, link) => {
  await renderScreen(<NobodyFound name="김하늘" contact={contact} type={type} onBack={() => {}} />, {
    catalogues: ['find-account', 'form', 'errors'],
  })
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Sign up', link, 'Log in'])
  expect(screen.getByText(`We couldn’t find an account for 김하늘 with ${contact}.`, { exact: false })).toBeTruthy()
})
