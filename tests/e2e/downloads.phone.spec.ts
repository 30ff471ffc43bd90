import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

const outboxSchema = v.object({ messages: v.array(v.object({ link: v.nullable(v.string()) })) })

const pages = [
  '/downloads',
  '/downloads?tab=manuals',
  '/downloads?tab=manuals&category=program',
  '/downloads?tab=manuals&title=zzzz',
]

visitTest('has a complete head on both tabs, and passes axe', { tag: '@everywhere' }, async ({ page, language }) => {
  for (const path of pages) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ – Practicum$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`lang=${language}$`))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await expectAccessible(page, 'ownParts')
    await page.emulateMedia({ colorScheme: path === '/downloads' ? 'dark' : 'light' })
  }
})

visitTest('shows what a PC needs, and says that there is no app to download yet', async ({ page, say }) => {
  await page.goto('/downloads')
  await expect(page.getByText(say('아직 내려받을 수 없어요', 'You can’t download it yet'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('내려받기', 'Download') })).toHaveCount(0)
  await expect(page.getByText(say('Windows PC 전용', 'Windows PCs only'))).toBeVisible()
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row(say('프로세서', 'Processor'))).toContainText('Core i5 / Ryzen 5 1600')
  await expect(row(say('그래픽', 'Graphics'))).toContainText('GTX 760')
  await expect(row(say('그래픽', 'Graphics'))).toContainText('GTX 1060')
  await expect(row(say('여유 공간', 'Free space'))).toContainText('2 GB')
})

async function submitLogin(page: Page, say: (ko: string, en: string) => string) {
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Practice1!')
  await page
    .locator('main')
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
}

test('asks a visitor to log in by keyboard, comes back, and saves the file under its Korean name once', async ({
  page,
  say,
}) => {
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const fileName = say('화면이 검게 보일 때.pdf', 'When the screen stays black.pdf')
  await page.goto('/downloads?tab=manuals&category=client')
  await waitForHydration(page)
  const link = page.getByRole('link', {
    name: say('화면이 검게 보일 때 내려받기', 'Download When the screen stays black'),
  })
  await link.focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: say('로그인', 'Log in') }).click()
  await submitLogin(page, say)
  await expect(page).toHaveURL('/downloads?tab=manuals&category=client')
  const started = page.getByText(say(`${fileName} 내려받기를 시작했어요`, `Your download of ${fileName} has started`))
  await expect(started).toBeInViewport()
  await expectAccessible(page)
  await expect.poll(() => saved).toEqual([fileName])
  await page.getByRole('button', { name: say('다시 내려받기', 'Download again') }).click()
  await expect.poll(() => saved).toEqual([fileName, fileName])

  await page.reload()
  await waitForHydration(page)
  await page
    .getByRole('button', { name: say('화면이 검게 보일 때 내려받기', 'Download When the screen stays black') })
    .click()
  await expect.poll(() => saved.length).toBeGreaterThan(2)
  expect(saved).toHaveLength(3)
  await expect(started).toBeHidden()
})

test('shows the progress of a download, which can be cancelled and begun again', async ({ page, context, say }) => {
  await logIn(context)
  await page.goto('/downloads?tab=manuals&category=client')
  await waitForHydration(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/download/attachments', async (route) => {
    await held.promise
    await route.abort().catch(() => {})
  })
  const download = page.getByRole('button', {
    name: say('화면이 검게 보일 때 내려받기', 'Download When the screen stays black'),
  })
  await download.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: say('내려받기 취소', 'Cancel the download') }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  held.resolve()
  await page.unroute('**/api/v1/download/attachments')
  const saved = page.waitForEvent('download')
  await download.click()
  expect((await saved).suggestedFilename()).toBe(say('화면이 검게 보일 때.pdf', 'When the screen stays black.pdf'))
})

test('tells a visitor once when the app can be downloaded, who can take it back', async ({ page, say }) => {
  await page.goto('/downloads')
  await page.getByRole('link', { name: say('준비되면 메일 받기', 'Email me when it’s ready') }).click()
  await expect(page).toHaveURL('/downloads/opening')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('알림 받기', 'Notify me'))
  await waitForHydration(page)
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: say('준비되면 메일 받기', 'Email me when it’s ready') })
  const address = page.getByLabel(say('이메일', 'Email'), { exact: true })
  await submit.click()
  await expect(address).toBeFocused()
  const email = `${randomBytes(6).toString('hex')}@school.example`
  await address.fill(email)
  await page.getByRole('checkbox', { name: say('동의합니다', 'I agree') }).check()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('알림을 신청했어요', 'We’ll let you know'))
  await expectAccessible(page)
  const readLink = async () => {
    const response = await page.request.get(`/sandbox/outbox/messages?to=${email}`)
    return v.parse(outboxSchema, await response.json()).messages[0]?.link ?? ''
  }
  await expect.poll(readLink).toContain('/contents/opening-cancel#token=')
  const { pathname, hash } = new URL(await readLink())
  await page.goto(`${pathname}${hash}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: say('내 주소 지우기', 'Delete my address') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('남은 알림 신청이 없어요', 'You have no notifications'),
  )
})

test('finds manuals by category and title, and pages them', async ({ page, say }) => {
  await page.goto('/downloads')
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: say('다운로드', 'Downloads') })
    .getByRole('link', { name: say('매뉴얼', 'Manuals') })
    .click()
  await expect(page).toHaveURL('/downloads?tab=manuals')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(10)
  await page.getByRole('link', { name: say('다음 페이지', 'Next page') }).click()
  await expect(page).toHaveURL('/downloads?tab=manuals&page=2')
  await expect(rows).toHaveCount(4)
  await page.getByRole('link', { name: say('추가 프로그램 3', 'Additional programs 3') }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: say('매뉴얼 제목', 'Manual title') }).fill(say('장갑', 'glove'))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([say('손 감각 장갑 드라이버 설명서', 'Haptic glove driver')])
  await page.getByRole('searchbox', { name: say('매뉴얼 제목', 'Manual title') }).fill('zzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('검색 결과가 없어요', 'No manuals found') })).toBeVisible()
  await page.getByRole('link', { name: say('매뉴얼 모두 보기', 'See all manuals') }).click()
  await expect(page).toHaveURL('/downloads?tab=manuals')
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })
  test('finds manuals, and leads to the login', async ({ page, say }) => {
    await page.goto('/downloads?tab=manuals')
    await page.getByRole('searchbox', { name: say('매뉴얼 제목', 'Manual title') }).fill(say('추적기', 'tracker'))
    await page.keyboard.press('Enter')
    const name = say('위치 추적기 설치와 보정 내려받기', 'Download Setting up and calibrating trackers')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fdownloads%3Ftab%3Dmanuals/)
  })
})
