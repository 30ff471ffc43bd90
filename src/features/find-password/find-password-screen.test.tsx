import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { sampleLink } from '#tests/flows/samples/samples.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'
import { announcePasswordChange } from './password-channel.ts'

let app: RenderedApp
afterEach(() => app.close())

it('leads to the login when another page has set the new password of this member', async () => {
  app = await renderApp('/find-password', 'desktop', 'en')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('ID'), 'practice01')
  await user.type(screen.getByLabelText('Email'), 'haneul@member.example{Enter}')
  await app.settleActor('find-password', 'sendPasswordLink', { output: sampleLink })
  await screen.findByRole('heading', { name: 'Check your email' })
  announcePasswordChange('company01')
  announcePasswordChange('Practice01')
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy()
  expect(await screen.findByLabelText<HTMLInputElement>('ID')).toHaveProperty('value', 'practice01')
})

it('leaves the focus at the form while the link is sent, and announces the next step by its heading', async () => {
  app = await renderApp('/find-password', 'desktop', 'en')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('ID'), 'practice01')
  const email = screen.getByLabelText('Email')
  await user.type(email, 'haneul@member.example{Enter}')
  await expect.poll(() => app.isActorRunning('find-password', 'sendPasswordLink')).toBe(true)
  expect(document.activeElement).toBe(email)
  await app.settleActor('find-password', 'sendPasswordLink', { output: sampleLink })
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Check your email' }))
})
