import { expect } from '@playwright/test'
import * as v from 'valibot'
import { profile, updateProfile } from '#contract/accounts/profile.ts'
import type { SessionEnvironment } from '#tests/flows/user-driver.ts'
import { forgetSession, logIn } from '../log-in.ts'
import { sendToApi } from '../sign-up.ts'
import type { Tab } from '../tab.ts'

/** Logs in and out in another tab, and corrupts what this browser stores of the session. */
export function driveSession({ context, page, say, pick, open }: Tab): SessionEnvironment {
  const corrupt: SessionEnvironment['corrupt'] = async (what) => {
    if (what === 'cookies') return context.clearCookies()
    await page.evaluate((both) => {
      localStorage.setItem('accessToken', 'spoiled')
      if (both) localStorage.setItem('refreshToken', 'spoiled')
    }, what === 'tokens')
  }
  return {
    corrupt,
    visitAs: async (userid, path) => {
      await context.request.post('/sandbox/members', { data: { answer: 'restore' } })
      await logIn(context, userid)
      await open(path)
    },
    linkSocialAccount: async (userid) => {
      await logIn(context, userid)
      await open('/mypage')
      await page.getByRole('button', { name: pick(['구글 연결하기', 'Link Google']), exact: true }).click()
      // Nobody has it.
      await page.getByLabel('메일 없음').check()
      await page
        .getByRole('button', { name: /동의|Agree/ })
        .first()
        .click()
      await page.waitForURL(/[?&]linked=google/)
      await forgetSession(context)
    },
    storeNicknameElsewhere: async (nickname) => {
      const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
      const answer = await context.request.get('/api/v1/member/my/profile', { headers: { Authorization: token } })
      const { content } = v.parse(v.object({ content: profile.content }), await answer.json())
      const changed = await sendToApi(context, updateProfile, updateProfile.path, { ...content, nickname }, token)
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    inOtherTab: (what) => (what === 'log in' ? logIn(context) : forgetSession(context)),
    rejectAccessToken: async () => {
      await corrupt('access token')
      // Any call of the page triggers the refresh.
      const accounts = page.getByRole('region', { name: say('Log in with another account') })
      await accounts.getByRole('button').last().click()
    },
  }
}
