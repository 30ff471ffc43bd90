import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'

const outboxSchema = v.object({ messages: v.array(v.object({ link: v.nullable(v.string()) })) })

test('puts a visitor on the list of a coming course, and takes them off in one press', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const ask = say('알림 받기', 'Notify me')
  await page.getByRole('link', { name: ask }).first().click()
  await expect(page).toHaveURL(/^[^?]*\/contents\/opening\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ask)
  await waitForHydration(page)
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: say('그날 메일 받기', 'Email me that day') })
  const address = page.getByLabel(say('이메일', 'Email'), { exact: true })
  await submit.click()
  await expect(address).toBeFocused()
  const email = `${randomBytes(6).toString('hex')}@school.example`
  await address.fill(email)
  await page.getByRole('checkbox', { name: say('동의합니다', 'I agree') }).check()
  await submit.click()
  const isOn = say('알림을 신청했어요', 'We’ll let you know')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(isOn)
  await expectAccessible(page)

  const readLink = async () => {
    const response = await page.request.get(`/sandbox/outbox/messages?to=${email}`)
    return v.parse(outboxSchema, await response.json()).messages[0]?.link ?? ''
  }
  await expect.poll(readLink).toContain('/contents/opening-cancel#token=')
  const { pathname, hash } = new URL(await readLink())
  await page.goto(`${pathname}${hash}`)
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: say('내 주소 지우기', 'Delete my address') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('남은 알림 신청이 없어요', 'You have no notifications'),
  )
  await expectAccessible(page)
})

test.describe('without the network', () => {
  // The failing call is the point.
  test.use({ allowConsoleErrors: true })

  test('keeps what was entered, says what to do, and sends it on another try', async ({ page, say }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page
      .getByRole('link', { name: say('알림 받기', 'Notify me') })
      .first()
      .click()
    await waitForHydration(page)
    const email = `${randomBytes(6).toString('hex')}@school.example`
    const address = page.getByLabel(say('이메일', 'Email'), { exact: true })
    const consent = page.getByRole('checkbox', { name: say('동의합니다', 'I agree') })
    const submit = page.getByRole('button', { name: say('그날 메일 받기', 'Email me that day') })
    await address.fill(email)
    await consent.check()
    await page.route('**/api/**', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      say('인터넷 연결을 확인하고 다시 시도해 주세요.', 'Check your connection, then try again.'),
    )
    await expect(address).toHaveValue(email)
    await expect(consent).toBeChecked()
    await submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('알림을 신청했어요', 'We’ll let you know'))
  })
})
