import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { subscribeToReturn } from './identity-channel.ts'
import { IdentityReturn } from './identity-return.tsx'

const close = vi.spyOn(window, 'close').mockImplementation(() => {})

afterEach(() => {
  cleanup()
  close.mockClear()
})

async function show(id: string | undefined) {
  await renderScreen(<IdentityReturn id={id} />, { catalogues: ['identity-verification'] })
}

test('tells the page that opened it, and closes', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const returned = new Promise<void>((resolve) => subscribeToReturn(id, resolve))
  await show(id)
  await returned
  expect(close).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('You can close this window and continue.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('leads back to the shop when nobody has begun a verification', async () => {
  await show(undefined)
  expect(screen.getByText(/^No identity verification is in progress/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(close).not.toHaveBeenCalled()
})
