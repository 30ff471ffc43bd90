import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { socialProfile } from '#contract/accounts/social-login.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { SocialNote } from './social-note.tsx'

afterEach(cleanup)

test('tells a member whose account was unlinked by a new password why it is unlinked, and how to link it', async () => {
  const { http } = fakeServer(new Map([[socialProfile, { provider: 'google', name: null, email: null }]]))
  await renderScreen(<SocialNote provider="google" />, { http, catalogues: ['sign-up', 'form', 'errors'] })
  expect(screen.getByRole('main').textContent).toContain(
    'Already a member? Log in with your ID, then link Google on your profile. ' +
      'Resetting a password unlinks accounts that were linked shortly before.',
  )
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Fmypage')
})
