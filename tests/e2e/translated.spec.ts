import type { Page } from '@playwright/test'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'
import { everyAddress } from '../support/browser/route-addresses.ts'
import { translatePages } from '../support/browser/translate-pages.ts'

/** Opens a page and waits until the browser has translated it. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  await expect(page.locator('main h1 font').first()).toBeVisible()
}

test.describe('every page', () => {
  // Some pages answer 404, which the browser logs.
  test.use({ allowConsoleErrors: true })

  test('of the shop works while the browser translates it', { tag: '@exhaustive' }, async ({ page }) => {
    test.slow()
    const faults = await translatePages(page.context())
    for (const address of everyAddress) {
      await page.goto(address)
      await waitForHydration(page)
      // Lazy parts come near.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('contentinfo').or(page.getByRole('main')).first()).toBeVisible()
      expect({ address, faults }).toEqual({ address, faults: [] })
    }
  })

  test('leads to the others while the browser translates them', async ({ page }) => {
    const faults = await translatePages(page.context())
    await openTranslated(page, '/')
    for (const path of ['/contents', '/device', '/downloads', '/cs/notices', '/cs/faq', '/company', '/login', '/']) {
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await expect(page).toHaveURL((url) => url.pathname.startsWith(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    expect(faults).toEqual([])
  })
})

test('logs in on a translated page', { tag: '@everywhere' }, async ({ page, say }) => {
  const faults = await translatePages(page.context())
  await openTranslated(page, '/login?tab=password')
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('company01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Practice1!')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
  await expect(page).not.toHaveURL(/\/login/)
  expect(faults).toEqual([])
})

test('shows the amounts of a basket after a change on a translated page', async ({ page, say }) => {
  const faults = await translatePages(page.context())
  await openTranslated(page, '/device/detail?id=11&months=3&quantity=2')
  await page.getByRole('link', { name: say('장바구니에 담기', 'Add to basket') }).click()
  await expect(page.getByText(say('장바구니에 담았어요.', 'It’s in your basket.'))).toBeVisible()
  await openTranslated(page, '/basket')
  const main = page.getByRole('main')
  const line = main.getByRole('listitem').filter({ hasText: say('독립형 헤드셋', 'Standalone headset') })
  await expect(line).toContainText(say('279,300원', '₩279,300'))
  await page.getByRole('button', { name: say('늘리기', 'More of') }).click()
  await expect(page.locator('output')).toHaveText('3')
  await expect(line).toContainText(say('418,950원', '₩418,950'))
  await expect(main).not.toContainText('279,300')
  expect(faults).toEqual([])
})

test('shows the number of courses after a filter on a translated page', async ({ page, say }) => {
  const faults = await translatePages(page.context())
  await openTranslated(page, '/contents')
  const main = page.getByRole('main')
  await expect(main).toContainText(say('과정 42개 중 1–10', '1–10 of 42 courses'))
  await main
    .getByRole('link', { name: say('개인', 'Individuals') })
    .first()
    .click()
  await expect(main).toContainText(say('과정 35개 중 1–10', '1–10 of 35 courses'))
  await expect(main).not.toContainText(say('과정 42개', 'of 42 courses'))
  expect(faults).toEqual([])
})

test('shows the sum of a device after a choice on a translated page', async ({ page, say }) => {
  const faults = await translatePages(page.context())
  await openTranslated(page, '/device/detail?id=15')
  const panel = page.getByRole('complementary', { name: say('신청', 'Application') })
  await panel.getByRole('combobox').selectOption('6')
  await expect(panel).toContainText(say('대여료 8,000원 × 6개월', 'Rental ₩8,000 × 6 months'))
  await panel.getByRole('link', { name: say('하나 늘리기', 'Increase') }).click()
  await expect(panel).toContainText(say('8,000원 × 6개월 × 2', '₩8,000 × 6 months × 2'))
  await panel.getByRole('link', { name: say('하나 줄이기', 'Decrease') }).click()
  await expect(panel).not.toContainText('× 2')
  await panel.getByRole('link', { name: say('구매', 'Purchase') }).click()
  await expect(panel).not.toContainText(say('대여료', 'Rental ₩'))
  expect(faults).toEqual([])
})

test('shows the total of an order after an addition on a translated page', async ({ page, say }) => {
  await logIn(page.context())
  const faults = await translatePages(page.context())
  await openTranslated(page, '/order?option=101003&devices=11r3x2')
  const main = page.getByRole('main')
  const pay = main.getByRole('button', { name: say('결제하기', 'Pay') })
  await expect(pay).toHaveAccessibleName(/358,300/)
  await main
    .getByRole('button', { name: say('추가', 'Add') })
    .first()
    .click()
  await expect(pay).not.toHaveAccessibleName(/358,300/)
  await expect(main).not.toContainText('358,300')
  expect(faults).toEqual([])
})

/** Runs in a page: changes it as a translator and extensions for dark pages, spelling and passwords do. */
function changeAsOthersDo(): void {
  const { documentElement, body, head } = document
  documentElement.lang = 'fr'
  documentElement.classList.add('translated-ltr')
  documentElement.dataset['darkreaderMode'] = 'dynamic'
  body.dataset['newGrCSCheckLoaded'] = '14'
  head.append(document.createElement('style'))
  body.append(document.createElement('grammarly-desktop-integration'))
  for (const field of document.querySelectorAll<HTMLElement>('main input, main textarea')) {
    field.dataset['gramm'] = 'false'
    field.after(document.createElement('grammarly-extension'))
    field.before(document.createElement('div'))
  }
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, svg, textarea')) continue
    const translation = document.createElement('font')
    translation.textContent = text.nodeValue
    text.parentNode?.replaceChild(translation, text)
  }
}

test.describe('extensions', () => {
  // The page's policy refuses the styles that they add.
  test.use({ allowConsoleErrors: true })

  test('logs in on a page that extensions have changed', async ({ page, say }) => {
    await page.goto('/login?tab=password')
    await waitForHydration(page)
    // The form is hydrated after the page around it. What is put into a form before costs a press.
    await expect(page.locator('form[method=post]:not([data-ready])')).toHaveCount(0)
    await page.evaluate(changeAsOthersDo)
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    await button.click()
    await expect(main.getByRole('alert')).toBeVisible()
    await main.getByLabel(say('아이디', 'ID'), { exact: true }).fill('company01')
    await main.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Practice1!')
    await button.click()
    await expect(page).not.toHaveURL(/\/login/)
  })
})

test.describe('the desk', () => {
  test('opens its pages while the browser translates them', { tag: '@exhaustive' }, async ({ page, baseURL }) => {
    const faults = await translatePages(page.context())
    await openDesk(page, ['owner'])
    const paths = ['/', '/orders', '/shipments', '/members', '/inquiries', '/reviews', '/approvals', '/record']
    for (const path of [...paths, '/content', '/operators', '/figures', '/funnels', '/empty-searches']) {
      await page.goto(`${deskOriginOf(baseURL)}${path}`)
      await expect(page.locator('h1 font').first()).toBeVisible()
    }
    expect(faults).toEqual([])
  })
})
