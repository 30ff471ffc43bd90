import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'

let app: RenderedApp
afterEach(() => app.close())

/** Submits the form of the login. Returns whether the login was sent, and the alert above the form. */
async function logIn(userid: string, password: string) {
  app = await renderApp('/login?method=password', 'desktop', 'en')
  const user = userEvent.setup()
  const field = await screen.findByLabelText('ID')
  if (userid !== '') await user.type(field, userid)
  if (password !== '') await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  return { isSent: app.isActorRunning('login', 'passwordLogin'), alert: screen.queryByRole('alert')?.textContent }
}

describe('the form of the login', () => {
  it.each([
    ['five letters and eight', 'abcde', 'Pass123!'],
    ['six letters and nine', 'abcdef', 'Pass1234!'],
    ['spaces around the ID', ' abcde ', 'Pass123!'],
  ])('sends an ID and a password of %s', async (_, userid, password) => {
    expect(await logIn(userid, password)).toEqual({ isSent: true, alert: undefined })
  })

  it.each([
    ['an ID of four letters', 'abcd', 'Pass123!'],
    ['an ID of four letters and a space', 'abcd ', 'Pass123!'],
    ['a password of seven', 'abcde', 'Pass12!'],
  ])('refuses %s as wrong, in the field that is', async (_, userid, password) => {
    const { isSent, alert } = await logIn(userid, password)
    expect(isSent).toBe(false)
    expect(alert).toContain('Your ID or password isn’t right. Check both and try again.')
    expect(document.activeElement).toBe(screen.getByLabelText(password.length < 8 ? 'Password' : 'ID'))
  })

  it.each([
    ['ID', '', 'Pass123!'],
    ['password', 'abcde', ''],
  ])('asks for a missing %s', async (_, userid, password) => {
    const { isSent, alert } = await logIn(userid, password)
    expect(isSent).toBe(false)
    expect(alert).toContain('Enter both your ID and your password.')
  })

  it.each([
    [codes.passwordLoginPaused, 'Set a new password'],
    [codes.wrongCredentials, 'Reset your password'],
  ])('leads on to a new password after %s', async (code, name) => {
    await logIn('abcdef', 'Pass1234!')
    await app.settleActor('login', 'passwordLogin', { error: errorWithCode(code) })
    const link = within(await screen.findByRole('alert')).getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/find-password')
  })
})
