import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as codes from '../../../contract/protocol/codes.ts'
import { errorWithCode } from '../../../machines/api-error-data.ts'
import { renderApp } from '../../../tests/model/render-app.tsx'
import type { RenderedApp } from '../../../tests/model/rendered-app.ts'

let app: RenderedApp
afterEach(() => app.close())

/** Texts of the notes above the form of a login that leads to `next`. */
async function notesBefore(next: string | undefined): Promise<string> {
  app = await renderApp(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`, 'desktop', 'en')
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  return screen.getByRole('main').textContent
}

const note = 'After the login you continue with your order.'

it('says that the login leads back to an order', async () => {
  expect(await notesBefore('/order?course=101&option=101003')).toContain(note)
})

it.each([undefined, '/mypage', '/order-complete?order=20261121-7QK2M9XD'])(
  'does not speak of an order when it leads to %s',
  async (next) => {
    expect(await notesBefore(next)).not.toContain(note)
  },
)

it('copies a link for support with the number of the refused login', async () => {
  app = await renderApp('/login?method=password', 'desktop', 'en')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('ID'), 'deactivated01')
  await user.type(screen.getByLabelText('Password'), 'Practice1!')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const request = '00000000-0000-4000-8000-000000000001'
  await app.settleActor('login', 'passwordLogin', { error: errorWithCode(codes.accountDeactivated, request) })
  const alert = await screen.findByRole('alertdialog', { name: 'This account is deactivated' })
  await user.click(within(alert).getByRole('button', { name: 'Copy link for support' }))
  const link = new URL(await navigator.clipboard.readText())
  expect(link.searchParams.get('request')).toBe(request)
})
