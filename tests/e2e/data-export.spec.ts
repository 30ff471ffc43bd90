import { readFile } from 'node:fs/promises'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

test('prepares the files with a member’s own data after a password check, and downloads both', {
  tag: '@once',
}, async ({ page, context, say }) => {
  await logIn(context, 'restricted01')
  await page.goto('/mypage')
  await waitForHydration(page)
  // As after the five minutes for which a login counts.
  await context.clearCookies({ name: 'shop-authentication' })

  const section = page.getByRole('region', { name: say('내 정보 내려받기', 'Download my data') })
  await section.getByRole('button', { name: /^(파일 (새로 )?요청하기|Request (the|new) files)$/ }).click()
  await expect(section.getByLabel(say('비밀번호', 'Password'), { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(samplePassword)
  await page.keyboard.press('Enter')
  await expect(section.getByText(say('파일을 준비하고 있어요', 'We’re preparing your files'))).toBeVisible()
  await expectAccessible(page)

  const json = section.getByRole('button', { name: say('내 정보 모두 (JSON)', 'All my data (JSON)') })
  await expect(json).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), json.click()])
  expect(file.suggestedFilename()).toBe('shop-data.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { userid: 'restricted01' } })
  const csv = section.getByRole('button', { name: say('내 주문 (CSV)', 'My orders (CSV)') })
  const [table] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(table.suggestedFilename()).toBe('shop-orders.csv')
  expect(await readFile(await table.path(), 'utf8')).toMatch(/^\uFEFF(주문번호|Order number),/)
})
