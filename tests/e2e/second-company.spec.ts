import type { Page } from '@playwright/test'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { devices } from '../support/browser/devices.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'
import { routeAddresses } from '../support/browser/route-addresses.ts'
import { confirmAddress, randomLetters } from '../support/browser/sign-up.ts'

// A welding school runs the shop, by its content folder alone (`tests/second-company/content`), and without every company
// outside that a shop can be without.

/** What only the bundled company has: names, people, numbers, addresses, and the colours by which one knows it. */
const bundledCompany =
  /practicum|프랙티컴|프락티쿰|1600-0142|123-45-67891|박도현|Park Dohyun|이서연|Lee Seoyeon|공방길|Gongbang|서울성동|한손 항공|Hanson Aviation|#F7F5F0|#D2420C|#0B6B6A/i

/** What the shop answers beside its pages. */
const otherAnswers = [
  ...['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/icon.svg', '/api/openapi.json'],
  ...['/api/v1/board/device', '/api/v1/lecture/contents', '/api/v1/company/page/introduction'],
]

/** Addresses whose query names a course of the bundled content still lead to a page. */
const addresses = [...new Set(Object.values(routeAddresses).flat())].filter(
  (address) => !address.startsWith('/support'),
)

for (const [layout, languages] of Object.entries(devices)) {
  for (const [language, device] of Object.entries(languages)) {
    test(`no page names the bundled company or has its colours: ${layout}, ${language}`, { tag: '@once' }, async ({
      playwright,
      baseURL,
    }) => {
      const request = await playwright.request.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        userAgent: device.userAgent,
        extraHTTPHeaders: { 'Accept-Language': language },
      })
      const found: string[] = []
      for (const address of [
        ...addresses,
        ...otherAnswers,
        '/contents/detail?id=1&memberType=IDV',
        '/device/detail?id=11',
      ]) {
        const answer = await request.get(address.split('#')[0] ?? address)
        const headers = Object.entries(answer.headers()).map(([name, value]) => `${name}: ${value}`)
        const [named] = bundledCompany.exec([await answer.text(), ...headers].join('\n')) ?? []
        if (named !== undefined) found.push(`${address}: ${named}`)
        expect(answer.status(), address).toBeLessThan(500)
      }
      expect(found).toEqual([])
      await request.dispose()
    })
  }
}

test('shows its own name, logo, colours, fields and seller', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/불티용접학교/)
  await expect(page.getByRole('banner').getByRole('link', { name: '불티용접학교' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(242, 246, 243)')
  const footer = page.getByRole('contentinfo')
  for (const fact of ['불티교육협동조합', '남궁선', '617-82-01235', '051-208-0177', '부산 사하구 다대로 88, 2층'])
    await expect(footer).toContainText(fact)
  const fields = page.getByRole('main')
  for (const field of ['아크 용접', '가스와 절단', '배관 용접'])
    await expect(fields.getByText(field).first()).toBeVisible()
})

for (const [name, path] of [
  ['home', '/'],
  ['courses', '/contents'],
  ['a course', '/contents/detail?id=1&memberType=IDV'],
  ['a device', '/device/detail?id=11'],
  ['the company', '/company/introduction'],
  ['the terms', '/agreement'],
  ['the login', '/login'],
] as const) {
  test(`is accessible in both colour schemes: ${name}`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}

/** Buys the first course, whose address is typed, and opens the order. */
async function buyCourse(page: Page): Promise<void> {
  await page.goto('/order?course=1&option=1002')
  await waitForHydration(page)
  await page.getByLabel('우편번호', { exact: true }).fill('49495')
  await page.getByLabel('주소', { exact: true }).fill('부산 사하구 다대로 88')
  await page.getByLabel('상세 주소', { exact: true }).fill('2층')
  await page.getByRole('checkbox', { name: '환불 규정을 확인했고' }).check()
  await page.getByRole('button', { name: '88,000원 결제하기' }).click()
  await page.getByRole('button', { name: '승인' }).first().click()
  await page.getByRole('link', { name: '구매 내역에서 보기' }).click()
  await expect(page.getByRole('main')).toContainText('아크 용접 첫걸음')
}

test('sells a course, mails its receipt, and gives the money back', { tag: '@once' }, async ({ page, context }) => {
  await logIn(context)
  await buyCourse(page)
  await page.getByLabel('취소 사유').selectOption('mistake')
  await page.getByRole('button', { name: '취소하고 88,000원 환불받기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '환불받기' }).click()
  await expect(page.getByRole('heading', { name: '88,000원을 환불했어요' })).toBeVisible()
  const mails = () => context.request.get('/sandbox/outbox/messages').then((answer) => answer.text())
  await expect.poll(mails).toContain('88,000원')
  expect(await mails()).toContain('불티용접학교')
  expect(await mails()).not.toMatch(bundledCompany)
})

test('signs a visitor up by email, from 14 years on, who then buys', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/login')
  await waitForHydration(page)
  await expect(page.getByRole('navigation', { name: '로그인 방법' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/간편 인증|학생증|다른 계정으로/)
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click()
  await expect(page.getByText('만 14세부터 가입할 수 있어요.')).toBeVisible()
  await page.getByRole('checkbox', { name: '이용약관' }).check()
  await page.getByRole('checkbox', { name: '개인정보 수집' }).check()
  await page.getByRole('button', { name: '동의하고 계속' }).click()
  const address = `${randomLetters()}@member.example`
  await page.getByLabel('이메일').fill(address)
  await page.getByRole('button', { name: '확인 메일 받기' }).click()
  await confirmAddress(context, address, '네, 확인할게요')
  await expect(page.getByRole('heading', { level: 1, name: '회원 정보를 입력해 주세요' })).toBeFocused()
  await expectAccessible(page)
  const birth = page.getByLabel('생년월일')
  await page.getByLabel('이름', { exact: true }).fill('문가을')
  await birth.fill('2020-05-03')
  const userid = randomLetters()
  await page.getByLabel('아이디', { exact: true }).fill(userid)
  await page.getByRole('button', { name: '중복 확인', exact: true }).click()
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(samplePassword)
  await page.getByLabel('비밀번호 확인').fill(samplePassword)
  await page.getByLabel('휴대폰').fill('010-4783-0142')
  await page.getByRole('checkbox', { name: '로봇이 아니에요' }).check()
  await expect(page.getByRole('status').getByText('확인됨')).toBeVisible()
  await page.getByRole('button', { name: '회원가입', exact: true }).click()
  await expect(birth).toHaveAccessibleDescription(/만 14세부터 가입할 수 있어요. 생년월일을 확인해 주세요./)
  await birth.fill('2004-10-09')
  await page.getByRole('button', { name: '회원가입', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '환영해요' })).toBeVisible()
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('문가을')
  await expect(page.getByRole('main')).not.toContainText('본인 확인')
  await buyCourse(page)
})
