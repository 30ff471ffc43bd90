import { describeStates } from '#scripts/flows/describe-flow.ts'
import { flowModels, stateOf } from '#tests/flows/flow-models.ts'
import { expect, expectAccessible, openPage, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'
import { addressInState, expectFlowState } from '../support/browser/flow-state.ts'

const checking = stateOf('login', 'checkingPassword')
const entering = stateOf('login', 'enteringPassword')
const scanning = addressInState<'qr-login'>('/login?tab=qr', 'waitingForScan')
const address = encodeURIComponent(`http://m.shop.localhost:4173${scanning}&memberType=IDV&utm_source=mail`)
const pages = [
  ['all flows', '/support'],
  ...flowModels.map(({ name }) => [`the flow ${name}`, `/support/flows/${name}`] as const),
  ['a marked state', `/support/flows/login?state=${checking}`],
  ['all codes', '/support/codes'],
  ['a code of a flow', '/support/codes/MB20003400'],
  ['a code of any call', '/support/codes/PR10006500'],
  ['a success', '/support/codes/MB21000200'],
  ['an address to paste', '/support/address'],
  ['an address taken apart', `/support/address?address=${address}`],
  ['an address with a secret', `/support/address?address=${encodeURIComponent('/verify-email#token=***')}`],
  ['no address', '/support/address?address=mailto:a@b.example'],
  ['what is found', '/support?q=code'],
  ['what is not found', '/support?q=zzzz'],
] as const

for (const [name, path] of pages) {
  visitTest(
    `${name}: logs nothing, passes axe, and is kept from search engines`,
    { tag: '@exhaustive' },
    async ({ page, language }) => {
      await openPage(page, path, language)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      await expectAccessible(page, 'ownParts')
    },
  )
}

visitTest('has enough contrast in the dark scheme', { tag: '@exhaustive' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/support', `/support/flows/login?state=${checking}`, '/support/codes/MB20003400']) {
    await page.goto(path)
    await expectAccessible(page, 'ownParts')
  }
})

test('is kept from search engines', { tag: '@once' }, async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/support')
})

visitTest(
  'lists every flow with the number of its states',
  { tag: ['@once', '@exhaustive'] },
  async ({ page, language }) => {
    await page.goto('/support')
    for (const model of flowModels) {
      const { name, title } = model
      const card = page.locator(`main a[href="/support/flows/${name}"]`)
      await expect(card).toContainText(title[language])
      await expect(card.getByRole('img')).toHaveText(String(describeStates(model).length))
    }
  },
)

test('opens a state from the diagram and from the list, in a language and a layout', async ({ page, say }) => {
  const expired = stateOf('qr-login', 'codeExpired')
  await page.goto(`/support/flows/qr-login?state=${expired}`)
  await waitForHydration(page)
  const marked = page.getByRole('row').filter({ hasText: expired }).first()
  await expect(marked).toHaveAttribute('data-marked', '')
  const scan = stateOf('qr-login', 'waitingForScan')
  const drawn = page.locator('svg a', { hasText: scan })
  await expect(drawn).toHaveAttribute('href', new RegExp(`/login\\?tab=qr&at=${scan}&lang=`))

  const approval = stateOf('qr-login', 'waitingForApproval')
  const row = page.locator(`#${approval}`)
  const english = row.getByRole('link', { name: say('모바일, 영어', 'Mobile, English') })
  await english.click()
  await expect(page).toHaveURL(new RegExp(`^http://m\\.shop\\.localhost:\\d+/login\\?tab=qr&at=${approval}&lang=en$`))
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectFlowState(page, 'qr-login', approval)
})

test('lists the next states of a state, with links to them', async ({ page, say }) => {
  await page.goto('/support/flows/login')
  await waitForHydration(page)
  const step = page.locator(`#${checking}`).getByRole('listitem').filter({ hasText: 'passwordLogin deleted' })
  await step.getByRole('link', { name: say('지워진 계정', 'Account deleted') }).click()
  const deleted = stateOf('login', 'accountDeleted')
  await expect(page).toHaveURL(new RegExp(`state=${deleted}#${deleted}$`))
  await expect(page.locator(`#${deleted}`)).toHaveAttribute('data-marked', '')
})

test('finds a code by its last digits and shows its text in both languages, also without script', {
  tag: '@once',
}, async ({ browser, language }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: language === 'ko' ? 'ko-KR' : 'en-GB',
  })
  const page = await context.newPage()
  await page.goto('/support')
  await page.getByRole('search').last().getByRole('searchbox').fill('3429')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /MB21003429/ }).click()
  await expect(page.locator('p[lang=ko]')).toHaveText(/[가-힣]{3}/)
  await expect(page.locator('p[lang=en]')).toHaveText(/You’ve requested too many codes/)
  await context.close()
})

test('shows the screens on which a code appears', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/support/codes/MB20003400')
  await expect(page.getByText('POST /v1/member/auth/login/password')).toBeVisible()
  await page.getByRole('link', { name: say('PC, 한국어', 'PC, Korean') }).click()
  await expect(page).toHaveURL(new RegExp(`at=${entering}:MB20003400&lang=ko$`))
  await expect(page.getByRole('alert')).toContainText('아이디나 비밀번호가 맞지 않아요')
})

test('redirects from an unknown code or flow to the list of all', { tag: '@once' }, async ({ page }) => {
  await page.goto('/support/codes/MB00000000')
  await expect(page).toHaveURL(/\/support\/codes$/)
  await page.goto('/support/flows/checkin')
  await expect(page).toHaveURL(/\/support$/)
})

test('splits an address into host, page, known and unknown parameters', async ({ page, say }) => {
  await page.goto('/support/address')
  await page
    .getByRole('textbox', { name: say('주소 풀이', 'Address') })
    .fill(`${scanning}&memberType=IDV&utm_source=mail&lang=xx`)
  await page.getByRole('button', { name: say('풀어 보기', 'Explain') }).click()
  const parts = page.locator('ol > li')
  await expect(parts).toHaveCount(7)
  await expect(parts.nth(2)).toContainText('simple, qr, password')
  await expect(parts.nth(3)).toContainText(say('스캔 기다리는 중', 'Waiting for the scan'))
  await expect(parts.nth(4)).toContainText(say('이 쪽에서는 쓰지 않음', 'Not on this page'))
  await expect(parts.nth(5)).toContainText(say('모르는 조각', 'Unknown'))
  await expect(parts.nth(6)).toContainText(say('맞지 않는 값', 'isn’t valid'))
  await expect(page.getByRole('complementary').getByText(scanning)).toBeVisible()
  await page.getByRole('link', { name: 'simple', exact: true }).click()
  await expect(parts.nth(2)).toContainText('tab = simple')
})

test('does not send or store a secret in a pasted address', async ({ page, say }) => {
  const secret = 'Zk3vN0hY1aQ9xTq7mWb2LrC8dE5fGu4sPiJoKlMnO'
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.postData() ?? ''}`))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.goto('/support/address')
  await waitForHydration(page)
  const field = page.getByRole('textbox', { name: say('주소 풀이', 'Address') })
  await field.fill(`/find-password-reset#token=${secret}`)
  await page.getByRole('button', { name: say('풀어 보기', 'Explain') }).click()
  const parts = page.locator('ol > li')
  await expect(parts.last()).toContainText(say('비밀 값', 'A secret'))
  await expect(parts.nth(1)).toContainText(say('비밀번호 새로 정하기', 'Setting a new password'))
  await expect(field).toHaveValue('/find-password-reset#token=***')
  await expect(page.getByRole('link', { name: say('열어 보기', 'Open it'), exact: true })).toHaveCount(0)
  expect(decodeURIComponent(page.url())).toContain('/find-password-reset#token=***')
  expect(await page.content()).not.toContain(secret)
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(secret)
  expect(seen.filter((each) => each.includes(secret))).toEqual([])
})

test('links from an address with a secret to the page without it', { tag: '@once' }, async ({ request }) => {
  const secret = 'Zk3vN0hY1aQ9xTq7mWb2LrC8dE5fGu4sPiJoKlMnO'
  const asked = `/support/address?address=${encodeURIComponent(`/verify-email#token=${secret}`)}`
  const answer = await request.get(asked, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(decodeURIComponent(answer.headers()['location'] ?? '')).toContain('/verify-email#token=***')
  expect(await answer.text()).not.toContain(secret)
})

test('leads from the address of a refused link to the view of the page with that reason', async ({ page, say }) => {
  await page.goto(`/support/address?address=${encodeURIComponent('/find-password?refused=MB22101404')}`)
  await page.getByRole('link', { name: say('이 상태 보기', 'See this state'), exact: true }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(say('더 이상 쓸 수 없는 링크예요', 'This link no longer works'))
  await page.goto(`${addressInState<'find-password'>('/find-password', 'enteringAccount')}:MB22103404`)
  await expect(alert).toContainText(say('링크가 만료됐어요', 'This link has expired'))
})

test('says that the code in an address does not exist', async ({ page, say }) => {
  await page.goto(`/login?tab=password&at=${entering}:XX`)
  const strip = page.getByRole('complementary', { name: say('지원 화면', 'Support view') })
  await expect(strip).toContainText(say('XX라는 코드는 없어서', 'There’s no code XX'))
  await page.goto(`/support/address?address=${encodeURIComponent(`/login?at=${entering}:XX`)}`)
  await expect(page.locator('ol > li').last()).toContainText(say('XX라는 코드는 없어서', 'There’s no code XX'))
})

test('finds what customers read on their screens', async ({ page, say }) => {
  await page.goto(`/support?q=${encodeURIComponent(say('주문하지 못했어요', 'Your order didn’t go through'))}`)
  await expect(page.getByRole('link', { name: `order-result / ${stateOf('order-result', 'failed')}` })).toBeVisible()
  await page.goto('/support?q=order-failed')
  await page.getByRole('link', { name: /^\/order-failed/ }).click()
  await expect(page.locator('ol > li').nth(1)).toContainText('/order-failed')
})
