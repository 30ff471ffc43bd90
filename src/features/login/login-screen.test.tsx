import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'

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

it('has the picture of the brand beside the form, and the form alone in a shop without one', async () => {
  const beside = 'Pick up where you left off'
  expect(await notesBefore(undefined)).toContain(beside)
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/media/pictures/0/login.svg')
  app.close()
  app = await renderApp('/login', 'desktop', 'en', { company: { pictures: {} } })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.getByRole('main').textContent).not.toContain(beside)
  expect(document.querySelector('main img')).toBeNull()
})

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

describe('in a browser that cannot keep a login', () => {
  afterEach(() => vi.restoreAllMocks())

  it('says that site data is blocked and what to allow, in place of the form', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    app = await renderApp('/login', 'desktop', 'en')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This browser blocks cookies and site data')
    expect(alert.textContent).toContain('allow cookies and site data for this site')
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull()
  })
})

describe('in the browser of an app, which Google refuses', () => {
  afterEach(() => vi.restoreAllMocks())
  const open = async (userAgent: string, language: 'ko' | 'en' = 'en') => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    app = await renderApp('/login?next=%2Fmypage', 'mobile', language)
  }
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

  it('leads to the browser of the phone, without a token', async () => {
    await open(`${phone} KAKAOTALK 25.6.0`)
    expect(await screen.findByText('Google doesn’t allow logging in inside KakaoTalk')).toBeDefined()
    const page = encodeURIComponent(`${location.origin}/login?next=%2Fmypage`)
    expect(screen.getByRole('link', { name: 'Open in the browser' }).getAttribute('href')).toBe(
      `kakaotalk://web/openExternal?url=${page}`,
    )
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull()
    // Both allow a login there.
    expect(screen.getByRole('link', { name: 'Continue with Kakao' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue with Naver' })).toBeDefined()
  })

  it('says what to choose where an app has no address that leads out', async () => {
    await open(`${phone} Instagram 385.0.0.30.72 (iPhone16,1; iOS 18_5; ko_KR; ko)`, 'ko')
    expect(await screen.findByText('인스타그램에서는 구글로 로그인할 수 없어요')).toBeDefined()
    expect(screen.getByRole('button', { name: '주소 복사' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '브라우저에서 열기' })).toBeNull()
  })

  it('offers Google in a browser of its own', async () => {
    await open(`${phone} Version/18.5 Safari/604.1`)
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeDefined()
  })
})
