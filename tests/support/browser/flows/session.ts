import { expect } from '@playwright/test'
import * as v from 'valibot'
import { changeForgottenPassword, sendPasswordLink } from '../../../../contract/find-password.ts'
import { profile, updateProfile } from '../../../../contract/profile.ts'
import { samplePassword } from '../../../../machines/models/samples.ts'
import type { SessionEnvironment } from '../../../../machines/models/user-driver.ts'
import { callApi, linkSentTo, sendToApi, tokenOf } from '../sign-up.ts'
import type { Tab } from '../tab.ts'

/** Logs in and out in another tab, and corrupts what this browser stores of the session. */
export function driveSession({ context, page, say, open }: Tab): SessionEnvironment {
  const corrupt: SessionEnvironment['corrupt'] = async (what) => {
    if (what === 'cookies') return context.clearCookies()
    await page.evaluate((both) => {
      localStorage.setItem('accessToken', 'spoiled')
      if (both) localStorage.setItem('refreshToken', 'spoiled')
    }, what === 'tokens')
  }
  const logIn = async (userid: string) => {
    const tab = await context.newPage()
    await tab.goto('/login')
    await tab.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
    await tab.getByLabel(say('ID'), { exact: true }).fill(userid)
    await tab.getByLabel(say('Password'), { exact: true }).fill(samplePassword)
    await tab.getByRole('button', { name: say('Log in'), exact: true }).click()
    await expect(tab).toHaveURL(/\/$/)
    await tab.close()
  }
  const logOut = async () => {
    const tab = await context.newPage()
    await tab.goto('/')
    await tab.evaluate(() => localStorage.clear())
    await tab.close()
  }
  return {
    corrupt,
    logInAs: async ({ userid, email }) => {
      await logOut()
      await callApi(context, sendPasswordLink, '/v1/member/auth/find/pwd', { userid, email })
      const token = tokenOf(await linkSentTo(context, email, '/find-password-reset'))
      // Refused when the password is the sample password already.
      const body = { token, new_pwd: samplePassword, new_pwd_confirm: samplePassword }
      await sendToApi(context, changeForgottenPassword, '/v1/member/auth/find/pwd', body)
      await logIn(userid)
    },
    visitAs: async (userid, path) => {
      await context.request.post('/sandbox/members', { data: { answer: 'restore' } })
      await logOut()
      await logIn(userid)
      await open(path)
    },
    storeNicknameElsewhere: async (nickname) => {
      const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
      const answer = await context.request.get('/api/v1/member/my/profile', { headers: { Authorization: token } })
      const { content } = v.parse(v.object({ content: profile.content }), await answer.json())
      const changed = await sendToApi(context, updateProfile, updateProfile.path, { ...content, nickname }, token)
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    inOtherTab: (what) => (what === 'log in' ? logIn('practice01') : logOut()),
    rejectAccessToken: async () => {
      await corrupt('access token')
      // Any call of the page triggers the refresh.
      const accounts = page.getByRole('region', { name: say('Log in with another account') })
      await accounts.getByRole('button').last().click()
    },
  }
}
