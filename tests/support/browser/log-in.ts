import { passwordLogin } from '#contract/accounts/login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { sessionKeys } from '#contract/values/browser-storage.ts'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { callApi } from './sign-up.ts'
import type { WebContext } from './web-page.ts'

/**
 * Logs a member of the sandbox in, for all tabs of a browser: makes the call of the login and stores its session as the
 * shop does. For tests of what a member sees; the login itself is tested on its page.
 */
export async function logIn(context: WebContext, userid = 'practice01'): Promise<void> {
  const body = { userid, password: samplePassword }
  await storeSession(context, await callApi(context, passwordLogin, passwordLogin.path, body))
}

/** Removes the session from a browser, as a log-out in another tab does. The server does not hear of it. */
export async function forgetSession(context: WebContext): Promise<void> {
  await storeSession(context, undefined)
}

/** Stores or removes a session in a browser, in a tab whose page has no script. */
export async function storeSession(context: WebContext, session: OpenedSession | undefined): Promise<void> {
  const version = crypto.randomUUID()
  const values = session && {
    [sessionKeys.accessToken]: session.access_token,
    [sessionKeys.refreshToken]: session.refresh_token,
    [sessionKeys.tokenVersion]: version,
    [sessionKeys.userName]: session.username,
    [sessionKeys.userid]: session.userid,
    [sessionKeys.loginId]: crypto.randomUUID(),
    // Last, so that another tab never sees a login without its tokens.
    [sessionKeys.isLogin]: 'true',
  }
  const tab = await context.newPage()
  await tab.goto('/robots.txt')
  if (session) await context.addCookies([{ name: sessionKeys.tokenVersion, value: version, url: await tab.url() }])
  await tab.evaluate((stored) => {
    if (!stored) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the shop does
      document.cookie = 'isLogin=; path=/; max-age=0'
      return localStorage.clear()
    }
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, values)
  await tab.close()
}
