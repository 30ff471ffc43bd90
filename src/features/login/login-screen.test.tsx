import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp, type RenderedApp } from '../../../tests/model/render-app.tsx'

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
