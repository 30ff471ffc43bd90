import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { addressInState } from '../support/browser/flow-state.ts'

const paths = [
  '/',
  '/contents',
  '/contents/detail?id=101&memberType=IDV',
  '/contents/preview?id=101',
  '/promotion?id=401',
  '/device',
  '/device/detail?id=1',
  '/search?q=%EC%95%88%EC%A0%84',
  '/login',
  '/find-account',
  '/find-account/findbyemail',
  '/find-password',
  '/regist',
  '/agreement',
  '/privacy-policy',
  '/marketing',
  '/order-failed',
  addressInState<'checkout'>('/order?course=101&option=101003', 'editing'),
  '/mypage',
  '/cs/inquiry',
  '/not-found',
  '/support',
  '/support/codes',
  addressInState<'login'>('/login', 'checkingPassword'),
]

// Some pages answer 404, which the browser logs.
test.use({ allowConsoleErrors: true })

test('runs every page under Trusted Types, loaded and opened by a link', { tag: ['@once', '@exhaustive'] }, async ({
  page,
}) => {
  test.slow()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/trusted/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`))
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('link').first().waitFor()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/contents'
      link.textContent = 'go on'
      document.body.append(link)
      link.click()
    })
    await expect(page).toHaveURL(/\/contents$/)
  }
  expect(violations).toEqual([])
})

test('refuses strings that would become script, except one constant of React', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const refused = await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const element = document.createElement('div')
    return {
      html: attempt(() => {
        element.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      script: attempt(() => {
        document.createElement('script').text = 'alert(1)'
      }),
      address: attempt(() => {
        document.createElement('script').src = 'https://evil.example/a.js'
      }),
      foreignWorker: attempt(() => new Worker('/sandbox/a.js')),
      react: attempt(() => {
        element.innerHTML = '<script></script>'
      }),
    }
  })
  expect(refused).toEqual({ html: true, script: true, address: true, foreignWorker: true, react: false })
})
