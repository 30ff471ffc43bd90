import * as v from 'valibot'
import { passwordLogin } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { stateOf } from '#tests/flows/flow-models.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { expectFlowState } from '../support/browser/flow-state.ts'
import { runOps } from '../support/browser/run-ops.ts'

const entering = stateOf('login', 'enteringPassword')

test('a member’s error leads by its link to the same state, and to the request in the log', async ({
  page,
  context,
  language,
  layout,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login?tab=password')
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('nobody-here')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Wrong-pass1!')
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  const copy = page.getByRole('button', { name: say('상담용 링크 복사', 'Copy link for support') })
  await copy.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: say('상담용 링크를 복사했어요', 'Link for support copied') }),
  ).toHaveCount(1)

  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain('nobody-here')
  await page.goto(link)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 2 })).toContainText(entering)
  await expectAccessible(page, 'ownParts')
  const request = v.parse(v.pipe(v.string(), v.uuid()), new URL(link).searchParams.get('request'))
  await expect(page.getByText(`npm run ops -- requests show ${request}`)).toBeVisible()

  await page.getByRole('link', { name: say('이 상태 보기', 'See this state') }).click()
  await waitForHydration(page)
  await expectFlowState(page, 'login', entering)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout)
  await expect(page.getByRole('alert')).toContainText(say('아이디나 비밀번호가', 'Your ID or password isn’t right'))

  expect(await runOps(page, 'requests', 'show', request)).toMatchObject({
    request: `POST ${passwordLogin.path}`,
    code: codes.wrongCredentials,
  })
})
