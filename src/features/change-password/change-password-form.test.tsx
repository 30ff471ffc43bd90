import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

afterEach(cleanup)

const wrongPassword = { code: codes.wrongCurrentPassword, status: 400, requestId: undefined, field: 'current_pwd' }

test('drops the message of a wrong current password as soon as another one is typed', async () => {
  const onSubmit = vi.fn()
  const form = <ChangePasswordForm userid="practice01" busy={false} error={wrongPassword} onSubmit={onSubmit} />
  await renderScreen(form, { catalogues: ['change-password', 'form', 'errors'] })
  const user = userEvent.setup()
  const current = screen.getByLabelText('Current password')
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await user.type(current, 'Practice9!')
  await user.type(screen.getByLabelText('New password'), 'Practice1!')
  await user.type(screen.getByLabelText('Confirm new password'), 'Practice1!')
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(current.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Your current password isn’t right. Try again.')).toBeDefined()
  await user.clear(current)
  await user.type(current, 'Practice1!')
  await submit()
  expect(screen.getByText('That’s your current password. Choose a different one.')).toBeDefined()
  expect(screen.queryByText(/^Your current password isn’t right/)).toBeNull()
  expect(current.getAttribute('aria-invalid')).toBeNull()
  expect(onSubmit).toHaveBeenCalledOnce()
})
