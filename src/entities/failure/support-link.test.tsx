import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { stateOf } from '#tests/flows/flow-models.ts'
import { SupportLink } from './support-link.tsx'

const request = '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10'
const error = errorWithCode(codes.wrongCredentials, request)
const writeText = vi.fn(async (_: string) => undefined)

async function show(shown: Parameters<typeof SupportLink>[0]['error'] = error) {
  const messages = createMessages('en')
  await messages.load(['shop'])
  render(
    <I18nProvider i18n={messages.i18n}>
      <div data-flow="login" data-state={stateOf('login', 'enteringPassword')}>
        <SupportLink error={shown} />
        <div data-flow="qr-login" data-state={stateOf('qr-login', 'codeExpired')} />
      </div>
    </I18nProvider>,
  )
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link for support' }))
const copied = () => new URL(writeText.mock.calls[0]?.[0] ?? '')

beforeEach(() => {
  writeText.mockClear()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  // The browser has translated the page.
  document.documentElement.lang = 'fr'
  document.documentElement.dataset['layout'] = 'mobile'
  history.replaceState(null, '', '/login?next=%2Forder%3Fsecret#token')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('SupportLink', () => {
  it('copies a link to the state, the code and the request, and says so', async () => {
    await show()
    press()
    const notice = await screen.findByText('Link for support copied')
    expect(notice.closest('[role]')?.getAttribute('role')).toBe('status')
    expect(copied().origin).toBe(location.origin)
    expect(copied().pathname).toBe('/support/case')
    expect(Object.fromEntries(copied().searchParams)).toEqual({
      flow: 'login',
      state: 'enteringPassword',
      error: codes.wrongCredentials,
      page: '/login',
      language: 'en',
      view: 'mobile',
      request,
    })
  })

  it('leaves out what the page’s address contains besides its path', async () => {
    await show()
    press()
    await screen.findByText('Link for support copied')
    expect(copied().href).not.toMatch(/secret|token/)
  })

  it('leaves out the number of a request that was not answered', async () => {
    await show(new Error('offline'))
    press()
    await screen.findByText('Link for support copied')
    expect(copied().searchParams.has('request')).toBe(false)
    expect(copied().searchParams.get('state')).toBe('enteringPassword')
  })

  it.each([
    ['refuses the clipboard', { clipboard: { writeText: async () => Promise.reject(new Error('refused')) } }],
    ['has no clipboard', {}],
  ])('shows the link, selected, when the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    await show()
    press()
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Copy this link and send it to support',
    })
    expect(field.value).toContain(`request=${request}`)
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  })
})
