import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'
import { loadedPages } from '../support/browser/route-addresses.ts'

/** Holds every call, and the files of pages that are not open yet, until the returned function is called. */
async function holdEverything(page: Page): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>()
  let isHeld = true
  await page.route(/\/api\/|\/assets\/.*\.js/, async (route) => {
    if (isHeld) await mayCome.promise
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {})
  })
  return () => {
    isHeld = false
    mayCome.resolve()
  }
}

/** Follows a link by its address. Outside of the page, whose elements may still be hydrating. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
  }, href)
}

const skeleton = (page: Page) => page.locator('[data-skeleton]')
const mainHeading = (page: Page) => page.locator('main h1')

async function openAndScroll(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
}

/** A page of each shape, with the shape of its skeleton. */
const pages = [
  ['/', 'home'],
  ['/contents', 'rows'],
  ['/device', 'cards'],
  ['/contents/detail?id=101&memberType=IDV', 'detail'],
  ['/agreement', 'article'],
  ['/cs/notices', 'area'],
  ['/login', 'login'],
  ['/contents/opening?id=103', 'form'],
  ['/find-account', 'form'],
] as const

for (const [path, shape] of pages) {
  test(`shows the skeleton of ${path} while it is late, then the page at its top`, { tag: '@exhaustive' }, async ({
    page,
    say,
  }) => {
    await openAndScroll(page, '/company/history')
    const release = await holdEverything(page)
    await follow(page, path)
    await expect(skeleton(page)).toHaveAttribute('data-skeleton', shape)
    await expect(
      page.getByRole('status').filter({ hasText: say('화면을 불러오고 있어요', 'Loading the page') }),
    ).toBeAttached()
    await expect(mainHeading(page)).toBeHidden()
    const heading = skeleton(page).locator('[data-heading]')
    const drawn = await heading.boundingBox()
    release()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(mainHeading(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // The names of areas are no headings.
    const title = shape === 'area' ? page.locator('main p').first() : mainHeading(page)
    const text = await title.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y } = range.getBoundingClientRect()
      return { x, y }
    })
    expect(Math.abs((drawn?.y ?? 0) - text.y)).toBeLessThan(24)
    expect(Math.abs((drawn?.x ?? 0) - text.x)).toBeLessThan(3)
  })
}

/** Pages with the menu of My page, by the shape of their skeleton and their heading. */
const accountPages = [
  ['/mypage', 'account', /^.+ 님$|^Hello, .+/],
  ['/mypage/history', 'accountOrders', /^구매 내역$|^Purchase history$/],
  ['/mypage/change-password', 'accountForm', /^비밀번호 변경$|^Change password$/],
] as const

for (const [path, shape, name] of accountPages) {
  test(`shows the skeleton of ${path} in its place while it is late`, { tag: '@exhaustive' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await openAndScroll(page, '/company/history')
    const release = await holdEverything(page)
    await follow(page, path)
    await expect(skeleton(page)).toHaveAttribute('data-skeleton', shape)
    const drawn = await skeleton(page).locator('[data-heading]').boundingBox()
    release()
    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
    const there = await heading.boundingBox()
    expect(Math.abs((drawn?.y ?? 0) - (there?.y ?? 0))).toBeLessThan(24)
    expect(Math.abs((drawn?.x ?? 0) - (there?.x ?? 0))).toBeLessThan(3)
  })
}

/** Pages whose name and tabs, or menu, another page of the area has too. */
const areas = [
  ['/cs/faq?id=1', '/cs/recruit', '고객센터', 'Customer support'],
  ['/company/partners', '/company/history', '회사', 'Company'],
  ['/mypage/history', '/mypage/membership', '내 정보', 'My page'],
] as const

for (const [from, to, ko, en] of areas) {
  test(`keeps the navigation of the area in sight between ${from} and ${to}`, { tag: '@exhaustive' }, async ({
    page,
    context,
    say,
  }) => {
    await logIn(context)
    await page.goto(from)
    await waitForHydration(page)
    const navigation = page.getByRole('main').getByRole('navigation', { name: say(ko, en), exact: true })
    await expect(navigation).toBeVisible()
    const release = await holdEverything(page)
    await follow(page, to)
    await expect(skeleton(page)).toBeVisible()
    await expect(mainHeading(page)).toBeHidden()
    // Not visible alone: nothing lies over it.
    await navigation.getByRole('link').first().click({ trial: true })
    release()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(navigation).toBeVisible()
  })
}

test('covers the tabs of customer support while a page of the shop is late', { tag: '@once' }, async ({
  page,
  say,
}) => {
  await page.goto('/cs/recruit')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await follow(page, '/contents')
  await expect(skeleton(page)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('navigation', { name: say('고객센터', 'Customer support') }),
  ).toBeHidden()
  release()
})

test('shows the skeleton within 200 ms of the click', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/cs/faq?id=1')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await follow(page, '/contents/detail?id=102&memberType=IDV')
  await page.clock.runFor(200)
  await expect(skeleton(page)).toBeVisible()
  release()
})

test('shows a skeleton when a page of a flow leads to the shop', async ({ page }) => {
  await page.goto('/find-account')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await follow(page, '/contents')
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'rows')
  await expect(page.locator('[aria-busy=true]')).not.toHaveCount(0)
  await expect(mainHeading(page)).toBeHidden()
  release()
  await expect(skeleton(page)).toHaveCount(0)
  await expect(mainHeading(page)).toBeVisible()
})

test('shows the skeleton of another course on the page of one', async ({ page }) => {
  await openAndScroll(page, '/contents/detail?id=101&memberType=IDV')
  const release = await holdEverything(page)
  await follow(page, '/contents/detail?id=103&memberType=IDV')
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'detail')
  release()
  await expect(skeleton(page)).toHaveCount(0)
})

test('keeps the screen of a flow while a step with another path loads', { tag: '@once' }, async ({ page }) => {
  await page.goto('/find-account')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await follow(page, '/find-account/findbyemail')
  await expect(page).toHaveURL(/findbyemail/)
  await expect(skeleton(page)).toHaveCount(0)
  await expect(mainHeading(page)).toBeVisible()
  release()
})

test('gives up a late page on Back, at the position that was left', async ({ page }) => {
  await openAndScroll(page, '/contents')
  const release = await holdEverything(page)
  await follow(page, '/company/partners')
  await expect(skeleton(page)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(skeleton(page)).toHaveCount(0)
  await expect(mainHeading(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  release()
})

test('keeps the position of a list whose next page was late', async ({ page }) => {
  await openAndScroll(page, '/contents')
  const release = await holdEverything(page)
  await follow(page, '/company/partners')
  await expect(skeleton(page)).toBeVisible()
  release()
  await expect(mainHeading(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('shows no skeleton on Back and Forward to pages in memory', async ({ page, say }) => {
  const course = page.getByRole('heading', {
    level: 1,
    name: say('정맥주사와 채혈, 처음부터 끝까지', 'IV insertion and blood draw, start to finish'),
  })
  await page.goto('/contents')
  await waitForHydration(page)
  await follow(page, '/contents/detail?id=101&memberType=IDV')
  await expect(course).toBeFocused()
  const release = await holdEverything(page)
  // Counts what comes and goes between two looks of the test.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-skeleton]')) document.documentElement.dataset['seen'] = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(course).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-seen')
  release()
})

test('keeps the list in sight, marked as busy, while other parameters of it load', async ({ page }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await follow(page, '/contents?page=3')
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  release()
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
})

test('logs no error when a visitor goes on while the page is still hydrating', async ({ page, say }) => {
  // The frame is hydrated first, the content of the page a moment later.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset['scripted'] === undefined) return
      observer.disconnect()
      const link = document.createElement('a')
      link.href = '/contents?page=3'
      document.body.append(link)
      link.click()
    })
    observer.observe(document, { subtree: true, attributes: true, childList: true })
  })
  await page.goto('/contents')
  await expect(page).toHaveURL('/contents?page=3')
  const pages = page.getByRole('navigation', { name: say('과정 목록 페이지', 'Course list pages') })
  await expect(pages.locator('[aria-current=page]')).toHaveText('3')
})

/** Pages of a member. */
const isMembers = (path: string) => /^\/(mypage|delete-account|learn|order)/.test(path)

type Failure = 'answers 500' | 'breaks off'

/** Fails every call until the returned function is called. */
async function failEveryCall(page: Page, failure: Failure = 'answers 500'): Promise<() => void> {
  let isFailing = true
  await page.route(/\/api\//, (route) => {
    if (!isFailing) return route.continue()
    return failure === 'breaks off' ? route.abort() : route.fulfill({ status: 500, json: {} })
  })
  return () => {
    isFailing = false
  }
}

test.describe(() => {
  // The failing call is the point.
  test.use({ allowConsoleErrors: true })

  for (const path of Object.values(loadedPages).flat()) {
    test(`says that ${path} failed to load, and loads it on another try`, { tag: ['@once', '@exhaustive'] }, async ({
      page,
      context,
    }) => {
      if (isMembers(path)) await logIn(context)
      await page.goto('/agreement')
      await waitForHydration(page)
      const repair = await failEveryCall(page)
      await follow(page, path)
      const retry = page.getByRole('main').getByRole('button', { name: /^(다시 시도|다시 확인하기|다시 열기)$/ })
      await expect(retry.first()).toBeVisible()
      await expect(mainHeading(page)).toHaveCount(1)
      repair()
      // Each part of a page offers its own. All at once: a page that comes meanwhile has none of them.
      await retry.evaluateAll((buttons) => {
        for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
      await expect(retry).toHaveCount(0)
      await expect(mainHeading(page)).toBeVisible()
    })
  }
})

test.describe(() => {
  test.use({ allowConsoleErrors: true })

  /** A page that is loaded as a whole, one with parts of its own, one of a flow, and one that asks for a result. */
  const brokenPages = ['/cs/faq', '/mypage', '/verify-email#token', '/order-complete?order=20261121-7QK2M9XD'] as const

  for (const path of brokenPages) {
    test(`says what to do where the calls of ${path} break off`, { tag: '@once' }, async ({ page, context }) => {
      if (isMembers(path)) await logIn(context)
      await page.goto('/agreement')
      await waitForHydration(page)
      await failEveryCall(page, 'breaks off')
      await follow(page, path)
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
        '인터넷 연결을 확인하고 다시 시도해 주세요.',
      )
      // The title claims nothing that the page does not know.
      await expect(page).not.toHaveTitle(/주문 완료/)
      const heading = await mainHeading(page).boundingBox()
      const alert = await page.getByRole('main').getByRole('alert').first().boundingBox()
      const isApart = heading && alert && alert.y >= heading.y + heading.height + 16
      // The alert of a page that is loaded as a whole contains its heading.
      if (path !== '/cs/faq') expect(isApart).toBe(true)
    })
  }
})

test('says nothing about linked accounts that did not load', { tag: '@once' }, async ({ page, context }) => {
  await logIn(context)
  let isFailing = true
  await page.route('**/api/v1/member/my/social', (route) =>
    isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto('/mypage')
  const section = page.getByRole('region', { name: '다른 계정으로 로그인' })
  await expect(section.getByRole('alert')).toContainText('연결한 계정을 불러오지 못했어요')
  await expect(section).not.toContainText('연결 안 됨')
  isFailing = false
  await section.getByRole('button', { name: '다시 시도' }).click()
  await expect(section.getByRole('button', { name: /연결/ })).toHaveCount(3)
})

test('leads back from the return page of an identity verification that nobody began', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/oacx')
  await expect(page.getByRole('main')).toContainText('진행 중인 본인 확인이 없어요')
  await page.getByRole('main').getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveURL(/\/$/)
})

/** Lists that hold nothing, with the next step that each offers. */
const emptyLists = [
  ['/search?q=qqqq', '장비 모두 보기', 'See all devices'],
  ['/contents?title=qqqq', '전체 과정 보기', 'See all courses'],
  ['/contents?page=99', '첫 페이지로', 'Go to the first page'],
  ['/cs/notices?title=qqqq', '모든 공지 보기', 'See all notices'],
  ['/cs/notices?page=99', '첫 페이지로', 'Go to the first page'],
  ['/cs/faq?title=qqqq', '모든 질문 보기', 'See all questions'],
  ['/cs/event?page=99', '이벤트 모두 보기', 'See all events'],
  ['/downloads?tab=manuals&title=qqqq', '매뉴얼 모두 보기', 'See all manuals'],
] as const

for (const [path, ko, en] of emptyLists) {
  test(`offers a next step where ${path} finds nothing`, { tag: ['@once', '@exhaustive'] }, async ({ page, say }) => {
    await page.goto(path)
    const step = page.getByRole('main').getByRole('link', { name: say(ko, en) })
    await expect(step).toBeVisible()
    await step.click()
    await expect(page).not.toHaveURL(/qqqq|99/)
    await expect(page.getByRole('main')).toBeVisible()
  })
}

/** Lists of a member who has bought nothing. */
const emptyMemberLists = ['/mypage', '/mypage/history'] as const

for (const path of emptyMemberLists) {
  test(`leads from the empty ${path} to the courses`, { tag: ['@once', '@exhaustive'] }, async ({ page, context }) => {
    await logIn(context, 'company01')
    await page.goto(path)
    const step = page.getByRole('main').locator('a[href="/contents"]').first()
    await expect(step).toBeVisible()
    await step.click()
    await expect(page).toHaveURL(/\/contents$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}
