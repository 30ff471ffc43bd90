import type { Locator, Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import {
  expect,
  expectAccessible,
  test,
  visitTest,
  visitTestWithoutScript,
  waitForHydration,
} from '../support/browser/fixtures.ts'
import { everyAddress, routeAddresses } from '../support/browser/route-addresses.ts'

/** Names of search and filter fields, the only ones allowed in an address. */
const addressFields = new Set([
  ...['q', 'lang', 'title', 'category', 'tab', 'type', 'sort', 'view', 'sale_type', 'months', 'quantity', 'delivery'],
  ...['id', 'course', 'device', 'option', 'memberType', 'size', 'icon', 'kind', 'return', 'year', 'month', 'day'],
])

const secret = 'zz-typed-secret'

test('opens every route, by an address that belongs to it', { tag: '@once' }, () => {
  for (const [route, all] of Object.entries(routeAddresses)) {
    const pattern = new RegExp(`^${route.replace(/\$$/, '.+').replace(/\$\w+/, '[^/]+')}$`)
    for (const address of all) expect(new URL(address, 'http://shop').pathname).toMatch(pattern)
  }
})

/** Types the secret into every text field of a form, names its files by it, and checks its boxes. */
async function fillWithSecrets(form: Locator): Promise<void> {
  for (const field of await form.locator('input:visible:not([readonly]), textarea:visible').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox' || type === 'radio') await field.check({ force: true })
    else if (type === 'file') {
      await field.setInputFiles({ name: `${secret}.png`, mimeType: 'image/png', buffer: Buffer.from(secret) })
    } else await field.fill(type === 'email' ? `${secret}@example.com` : secret)
  }
}

/** Collects every address that the browser requests or shows. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

const postForms = (page: Page) => page.locator('form[method=post]')
const submitButtons = 'button[type=submit], button:not([type])'

/**
 * Runs in the page: fills the texts of each form in without events, as some password managers do, and submits it.
 * Returns the names of fields that React has not heard of.
 */
function fillInSilently(): string[] {
  const setText = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const prototype: unknown = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, 'zz')
  }
  return [...document.querySelectorAll<HTMLFormElement>('form[method=post]')].flatMap((form) => {
    const fields = [...form.elements].filter(
      (field): field is HTMLInputElement | HTMLTextAreaElement =>
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(field.type)),
    )
    const heard = new Set<EventTarget | null>()
    form.addEventListener('input', ({ target }) => heard.add(target))
    for (const field of fields) setText(field)
    // Fields that must be filled in are: but 'zz' is no address, nor anything else that the browser checks.
    form.noValidate = true
    form.requestSubmit()
    return fields.filter((field) => !heard.has(field)).map(({ name, id }) => name || id)
  })
}

test.describe('filled in without events', () => {
  // Not every page is found, and no call with these texts succeeds.
  visitTest.use({ allowConsoleErrors: true })

  for (const address of everyAddress) {
    visitTest(`reads every text: ${address}`, { tag: ['@once', '@exhaustive'] }, async ({ page }) => {
      await page.goto(address)
      await waitForHydration(page)
      await page.waitForFunction(() => document.querySelector('form[method=post]:not([data-ready])') === null)
      expect(await page.evaluate(fillInSilently)).toEqual([])
    })
  }
})

test('logs in with an ID and a password that were filled in without events', async ({ page, say }) => {
  await page.goto('/login?tab=password')
  await waitForHydration(page)
  const main = page.getByRole('main')
  for (const [label, text] of [
    [say('아이디', 'ID'), 'company01'],
    [say('비밀번호', 'Password'), samplePassword],
  ] as const) {
    await main.getByLabel(label, { exact: true }).evaluate((field, value) => {
      const prototype: unknown = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    }, text)
  }
  await main.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test.describe('with scripts off', () => {
  // The browser logs that /not-found answers 404.
  visitTestWithoutScript.use({ allowConsoleErrors: true })

  for (const address of everyAddress) {
    visitTestWithoutScript(
      `puts nothing typed into an address: ${address}`,
      { tag: ['@once', '@exhaustive'] },
      async ({ page, say }) => {
        const seen = watchAddresses(page)
        await page.goto(address)
        for (const form of await page.locator('form').all()) {
          if ((await form.getAttribute('method')) === 'post') continue
          expect(await form.getAttribute('method')).toBe('get')
          const names = await form.locator('[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name')))
          expect(names.filter((name) => name === null || !addressFields.has(name))).toEqual([])
        }
        const forms = await postForms(page).count()
        for (let index = 0; index < forms; index++) {
          const buttons = await postForms(page).nth(index).locator(submitButtons).count()
          expect(buttons).toBeGreaterThan(0)
          for (let button = 0; button < buttons; button++) {
            await page.goto(address)
            const form = postForms(page).nth(index)
            await fillWithSecrets(form)
            await form.locator(submitButtons).nth(button).click()
            await expect(page.getByRole('heading', { name: say('보내지 않았어요', 'Nothing was sent') })).toBeVisible()
            const back = page.getByRole('link', { name: say('입력하던 화면으로', 'Back to the form') })
            const { pathname, search } = new URL(address, 'http://shop')
            expect(await back.getAttribute('href')).toBe(pathname + search)
          }
        }
        expect(seen.filter((url) => url.includes(secret))).toEqual([])
      },
    )
  }

  for (const address of [
    '/login',
    '/find-account',
    '/find-account/findbyemail',
    '/find-password',
    '/find-password-reset',
    '/regist',
    '/order?course=101',
    '/mypage',
    '/mypage/history',
    '/verify-email',
    '/membership-ended',
    '/account-change',
    '/social/google',
    '/order-complete',
    '/learn?course=109&lesson=1',
  ]) {
    visitTestWithoutScript(
      `says before anything is typed that it needs JavaScript: ${address}`,
      async ({ page, say }) => {
        await page.goto(address)
        const notice = page
          .getByRole('main')
          .getByText(say('이 화면에는 자바스크립트가 필요해요', 'This page needs JavaScript'), { exact: true })
        await expect(notice).toHaveCount(1)
        await expect(notice).toBeVisible()
        // Nothing goes on that a status could tell of.
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
      },
    )
  }

  visitTestWithoutScript('links back to the form with its search parameters', async ({ page, say }) => {
    await page.goto('/login?next=%2Forder%3Fcourse%3D101')
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
    await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
    await expect(page).toHaveURL(/\/script-needed\?back=/)
    await page.getByRole('link', { name: say('입력하던 화면으로', 'Back to the form') }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Forder%3Fcourse%3D101$/)
  })
})

test('the page that says so passes axe', { tag: '@everywhere' }, async ({ page }) => {
  await page.goto('/script-needed?back=%2Flogin')
  await waitForHydration(page)
  await expectAccessible(page)
})

/** Holds the shop's script files, or answers them with 500, until the returned function is called. */
async function stopScripts(page: Page, how: 'held' | 'failing'): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>()
  let isStopped = true
  await page.route('**/assets/*.js', async (route) => {
    if (isStopped && how === 'failing') return route.fulfill({ status: 500 })
    if (isStopped) await mayCome.promise
    return route.continue()
  })
  return () => {
    isStopped = false
    mayCome.resolve()
  }
}

/** The notice that a click waits for the script. */
const notice = (page: Page) => page.locator('#early-press')

/** Collects the paths of requests other than GET and HEAD, in order. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.method() !== 'HEAD') calls.push(new URL(request.url()).pathname)
  })
  return calls
}

for (const how of ['held', 'failing'] as const) {
  test.describe(() => {
    test.use({ allowConsoleErrors: how === 'failing' })
    test(`puts nothing typed into an address while the scripts are ${how}`, { tag: ['@once', '@exhaustive'] }, async ({
      page,
      request,
    }) => {
      test.slow()
      const seen = watchAddresses(page)
      const calls = watchCalls(page)
      const withForms: string[] = []
      for (const address of everyAddress) {
        if ((await (await request.get(address)).text()).match(/<form[^>]* method="post"/)) withForms.push(address)
      }
      // Without forms in the server's pages, the loop below would test nothing.
      expect(withForms).toEqual(
        expect.arrayContaining(['/login?next=%2Forder%3Fcourse%3D101', '/find-password', '/regist']),
      )
      await stopScripts(page, how)
      for (const address of withForms) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        const before = page.url()
        for (const form of await postForms(page).all()) {
          await fillWithSecrets(form)
          for (const button of await form.locator(submitButtons).all()) {
            await button.click()
            await expect(notice(page)).toBeVisible()
          }
        }
        expect(page.url()).toBe(before)
      }
      expect(seen.filter((url) => url.includes(secret))).toEqual([])
      expect(calls).toEqual([])
    })
  })
}

test.describe('a press before the script runs', () => {
  test('logs in when the script has loaded, and continues to the requested page', { tag: '@everywhere' }, async ({
    page,
    say,
  }) => {
    const calls = watchCalls(page)
    const mayCome = await stopScripts(page, 'held')
    await page.goto('/login?next=%2Fmypage', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
    const button = page.getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    // A double click counts once.
    await button.click()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(
      page.getByRole('status').filter({ hasText: say('화면을 불러오고 있어요', 'The page is still loading') }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login\?next=%2Fmypage$/)
    mayCome()
    await expect(page).toHaveURL(/\/mypage$/)
    await expect(page.getByText('practice01')).toBeVisible()
    expect(calls.filter((path) => path.endsWith('/login/password'))).toHaveLength(1)
    await expect(notice(page)).toHaveCount(0)
  })

  test('with the Enter key is handled as well', async ({ page, say }) => {
    const calls = watchCalls(page)
    const mayCome = await stopScripts(page, 'held')
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
    await page.keyboard.press('Enter')
    await expect(notice(page)).toBeVisible()
    mayCome()
    await expect(page).toHaveURL(/\/$/)
    expect(calls.filter((path) => path.endsWith('/login/password'))).toHaveLength(1)
  })

  for (const [address, fields] of [
    ['/find-account', { name: 'Nobody Early', phone: '01099990000' }],
    ['/find-account/findbyemail', { name: 'Nobody Early', email: 'nobody.early@example.com' }],
    ['/find-password', { userid: 'nobody0001', email: 'nobody.early@example.com' }],
  ] as const) {
    test(`sends ${address} once, with what was typed`, { tag: '@once' }, async ({ page }) => {
      const calls = watchCalls(page)
      const mayCome = await stopScripts(page, 'held')
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const form = postForms(page)
      for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value)
      await form.locator('button[type=submit]').click()
      await expect(notice(page)).toBeVisible()
      const asked = page.waitForRequest((request) => request.method() === 'POST')
      mayCome()
      const body: unknown = (await asked).postDataJSON()
      expect(Object.values(Object(body))).toEqual(expect.arrayContaining(Object.values(fields)))
      await expect(notice(page)).toHaveCount(0)
      await expect(form.locator('button[aria-busy=true]')).toHaveCount(0)
      expect(calls).toHaveLength(1)
    })
  }

  test('includes checkboxes that were checked before', async ({ page, say }) => {
    for (const name of [
      [say('이용약관', 'Terms of use'), say('개인정보 수집과 이용', 'Collection and use of personal information')],
      [say('모두 동의', 'Accept all')],
    ]) {
      await page.goto('/')
      await page.evaluate(() => sessionStorage.clear())
      const mayCome = await stopScripts(page, 'held')
      await page.goto('/regist', { waitUntil: 'domcontentloaded' })
      for (const box of name) await page.getByRole('checkbox', { name: new RegExp(box) }).check()
      await page.getByRole('button', { name: say('동의하고 계속', 'Agree and continue') }).click()
      await expect(notice(page)).toBeVisible()
      mayCome()
      await expect(page).toHaveURL(/\/regist\?step=identity$/)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('on a button of a flow takes effect once', async ({ page, say }) => {
    const calls = watchCalls(page)
    const mayCome = await stopScripts(page, 'held')
    await page.goto('/login?tab=simple', { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('button', { name: say('본인 확인하기', 'Verify your identity') })
    await button.click()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    const begun = page.waitForRequest((request) => request.method() === 'POST')
    mayCome()
    await begun
    await expect(notice(page)).toHaveCount(0)
    expect(calls).toHaveLength(1)
  })

  test('shows a notice when the script is late, and takes effect when it arrives', async ({ page, say }) => {
    await page.clock.install()
    const mayCome = await stopScripts(page, 'held')
    await page.goto('/login?next=%2Fmypage', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
    await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
    await expect(notice(page)).toHaveRole('status')
    await page.clock.runFor(20_000)
    await expect(notice(page)).toHaveRole('alert')
    await expect(notice(page)).toContainText(say('보내지 않았어요', 'nothing was sent'))
    await expect(page.getByLabel(say('아이디', 'ID'), { exact: true })).toHaveValue('practice01')
    mayCome()
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL(/\/mypage$/)
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('a press whose script has failed', () => {
  test.use({ allowConsoleErrors: true })

  test('shows a notice at once, and keeps what was typed when the page is reloaded', async ({ page, say }) => {
    const mayCome = await stopScripts(page, 'failing')
    await page.goto('/find-account')
    const name = page.getByLabel(say('이름', 'Name'), { exact: true })
    await name.fill('김하늘')
    await page.getByRole('button', { name: say('인증번호 받기', 'Get a code') }).click()
    await expect(notice(page)).toHaveRole('alert')
    await expect(name).toHaveValue('김하늘')
    mayCome()
    await page.getByRole('button', { name: say('새로고침', 'Reload') }).click()
    await waitForHydration(page)
    await expect(name).toHaveValue('김하늘')
  })
})
