import type { BrowserContext, Page } from '@playwright/test'
import { stateAddress } from '#features/support/flows/state-address.ts'
import { describeStates } from '#scripts/flows/describe-flow.ts'
import { flowModels, stateOf } from '#tests/flows/flow-models.ts'
import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'
import { addressInState, expectFlowState } from '../support/browser/flow-state.ts'
import { logIn } from '../support/browser/log-in.ts'

/** Storage and cookies of the browser. */
async function belongings(page: Page, context: BrowserContext) {
  const read = (storage: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.entries(window[name]).toSorted(([a], [b]) => (a < b ? -1 : 1)), storage)
  const cookies = await context.cookies()
  return {
    local: await read('localStorage'),
    session: await read('sessionStorage'),
    cookies: cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path })),
  }
}

/** Collects the page's calls, and the documents that it requests, which are not loaded. */
async function watched(page: Page): Promise<{ calls: string[]; documents: string[] }> {
  const left = { calls: [] as string[], documents: [] as string[] }
  await page.route('**/*', async (route, request) => {
    const url = new URL(request.url())
    if (request.isNavigationRequest()) {
      left.documents.push(url.pathname)
      await route.fulfill({ status: 204 })
      return
    }
    if (/^\/(api|sandbox)\//.test(url.pathname)) left.calls.push(`${request.method()} ${url.pathname}`)
    await route.continue()
  })
  return left
}

/** Fills in every field, then clicks everything except links to other sites. Returns the number of clicks. */
async function pressEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const turn = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    const pressed = new Set<Element>()
    for (;;) {
      for (const field of document.querySelectorAll('input'))
        if (field.type !== 'checkbox') field.value = 'practice-01!A'
      const next = [
        ...document.querySelectorAll<HTMLElement>('button, a[href]:not([target=_blank]), summary, label'),
      ].find((each) => !pressed.has(each))
      if (!next) return pressed.size
      pressed.add(next)
      next.click()
      await turn()
    }
  })
}

const looks = [
  addressInState<'login'>('/login', 'checkingPassword'),
  addressInState<'login'>('/login', 'unregistered'),
  addressInState<'qr-login'>('/login?tab=qr', 'codeExpired'),
  addressInState<'session'>('/mypage', 'signedIn'),
]

for (const path of looks) {
  test(`${path}: sends and stores nothing, whatever is pressed`, { tag: '@once' }, async ({ page, context }) => {
    test.slow()
    await logIn(context)
    await page.goto(path)
    await waitForHydration(page)
    const before = await belongings(page, context)
    const left = await watched(page)
    expect(await pressEverything(page)).toBeGreaterThan(40)
    expect(left.calls).toEqual([])
    expect(left.documents.filter((document) => /^\/(api|sandbox)\//.test(document))).toEqual([])
    expect(await belongings(page, context)).toEqual(before)
    await page.unrouteAll()
    // The real session still works.
    await page.goto('/mypage')
    await expectFlowState(page, 'session', 'signedIn')
  })
}

test('refuses calls and storage to the page itself', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(addressInState<'login'>('/login', 'checkingPassword'))
  await waitForHydration(page)
  const before = await belongings(page, context)
  const tried = await page.evaluate(async () => {
    localStorage.setItem('accessToken', 'stolen')
    localStorage.clear()
    sessionStorage.setItem('draft', 'typed')
    // biome-ignore lint/suspicious/noDocumentCookie: what a page might do
    document.cookie = 'locale=xx; path=/'
    const call = await fetch('/api/v1/lecture/intro/banner').then(
      () => 'answered',
      () => 'refused',
    )
    return { call, isSent: navigator.sendBeacon('/api/v1/member/logout') }
  })
  expect(tried.call).toBe('refused')
  expect(await belongings(page, context)).toEqual(before)
  await context.close()
})

test('starts nothing on the server before its script has loaded', { tag: '@once' }, async ({ browser, say }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(addressInState<'login'>('/login', 'checkingPassword'))
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  for (const name of [
    say('카카오로 계속하기', 'Continue with Kakao'),
    'Google',
    say('네이버로 계속하기', 'Continue with Naver'),
  ])
    await page.getByRole('link', { name }).click()
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await expect(page).toHaveURL(new RegExp(`at=${stateOf('login', 'checkingPassword')}$`))
  await context.close()
})

test('opens in a language without storing it', async ({ page, context, language }) => {
  const other = language === 'ko' ? 'en' : 'ko'
  await page.goto(addressInState<'login'>(`/login?lang=${other}`, 'checkingPassword'))
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(await belongings(page, context)).toEqual({ local: [], session: [], cookies: [] })
})

test('shows the session of a sample member, and nothing of the member who is logged in', async ({ page, context }) => {
  await logIn(context)
  await page.goto(addressInState<'session'>('/mypage', 'signedIn'))
  await waitForHydration(page)
  await expect(page.getByText('haneul@member.example')).toBeVisible()
  await page.goto(addressInState<'login'>('/login', 'checkingPassword'))
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
})

test('links to the real page, at the same address without the state', async ({ page, say }) => {
  await page.goto(addressInState<'qr-login'>('/login?tab=qr', 'codeExpired'))
  const strip = page.getByRole('complementary', { name: say('지원 화면', 'Support view') })
  await expect(strip).toContainText('qr-login / codeExpired')
  await strip.getByRole('link', { name: say('실제로 시작하기', 'Start for real') }).click()
  await expect(page).toHaveURL(/\/login\?tab=qr$/)
  await expect(strip).toBeHidden()
  await expectFlowState(page, 'qr-login', 'waitingForScan')
})

test('links to the list of states, where its state is marked', { tag: '@once' }, async ({ page, say }) => {
  await page.goto(addressInState<'login'>('/login', 'checkingPassword'))
  await page.getByRole('link', { name: say('상태 목록', 'List of states') }).click()
  await expect(page).toHaveURL(/\/support\/flows\/login\?state=checkingPassword#checkingPassword$/)
  await expect(page.locator('#checkingPassword')).toHaveAttribute('data-marked', '')
})

test('lists the known states when the state is unknown', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/login?at=nonsense')
  const strip = page.getByRole('complementary', { name: say('지원 화면', 'Support view') })
  await expect(strip).toContainText('nonsense')
  await expectFlowState(page, 'login', 'enteringPassword')
  await strip.getByRole('link', { name: 'accountDeleted' }).click()
  await expectFlowState(page, 'login', 'accountDeleted')
})

test('loads a new document when it is left, so that no flow starts by accident', { tag: '@once' }, async ({
  page,
  say,
}) => {
  await page.goto(addressInState<'login'>('/login', 'checkingPassword'))
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: say('간편 인증', 'Mobile ID') }).click()
  await expect(page).toHaveURL(/tab=simple/)
  await waitForHydration(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
})

test('is kept from search engines, sets no cookie and allows no calls', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto(addressInState<'login'>('/login?lang=ko', 'checkingPassword'))
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'none'")
  expect(answer?.headers()['set-cookie']).toBeUndefined()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /at=/)
})

for (const flow of flowModels) {
  visitTest(
    `${flow.name}: shows each state in one of the layouts, logs nothing, and passes axe`,
    { tag: '@exhaustive' },
    async ({ page, language, layout, baseURL }) => {
      test.slow()
      const origins = { desktop: baseURL ?? '', mobile: baseURL ?? '' }
      for (const [index, state] of describeStates(flow).entries()) {
        // The states alternate between the two layouts, as the paths of flows do.
        const other = state[layout === 'desktop' ? 'mobile' : 'desktop']
        if (other !== undefined && (index % 2 === 0) !== (layout === 'desktop')) continue
        const address = stateAddress(state, { origins, layout, locale: language, today: '2031-02-03' })
        if (address === undefined) continue
        await page.goto(address)
        await waitForHydration(page)
        await expect(page.locator(`[data-flow=${flow.name}]`)).toHaveAttribute('data-state', state.name)
        await expectAccessible(page, 'ownParts')
      }
    },
  )
}
