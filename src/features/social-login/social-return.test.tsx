import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { socialCookies } from '#contract/values/social-providers.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'

let app: RenderedApp
afterEach(() => {
  app.close()
  for (const name of socialCookies) setCookie(`${name}=; max-age=0`)
})

function setCookie(cookie: string, page: Pick<Document, 'cookie'> = document): void {
  page.cookie = cookie
}

/** Opens the return page after the server has answered with this code; returns the text of the alert. */
async function alertAfter(provider: string, code: string): Promise<string> {
  setCookie('success=false')
  setCookie(`status_code=${code}`)
  app = await renderApp(`/social/${provider}`, 'desktop', 'en')
  return (await screen.findByRole('alertdialog', { name: 'We couldn’t log you in' })).textContent
}

describe('SocialReturn', () => {
  // The server gives a refusal at the provider, and one of a person under 14, the same code.
  it.each(['google', 'kakao', 'naver'])('says why a login with %s can be refused, and what to do', async (provider) => {
    expect(await alertAfter(provider, codes.socialLoginFailed)).toContain(
      'We couldn’t log you in with this account: the login was cancelled, or the provider doesn’t allow it, ' +
        'for example under the age of 14. Try again, or log in another way.',
    )
  })

  it('no longer says behind the alert that it is logging in', async () => {
    await alertAfter('google', codes.socialLoginFailed)
    expect(screen.getByRole('heading', { name: 'Social login', hidden: true })).toBeDefined()
    expect(document.body.textContent).not.toContain('Logging you in')
  })

  it('leads from the alert to the other ways to log in', async () => {
    await alertAfter('google', codes.socialLoginFailed)
    await userEvent.click(screen.getByRole('button', { name: 'Log in another way' }))
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined()
    expect(app.path()).toBe('/login')
  })
})
