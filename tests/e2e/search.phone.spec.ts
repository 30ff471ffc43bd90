import { expect, test } from '../support/browser/fixtures.ts'

test('suggests pages while one types, all by keyboard', { tag: '@everywhere' }, async ({ page, say }) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('combobox', { name: say('검색어', 'Search term') })
  await page.getByRole('main').getByLabel(say('검색어', 'Search term')).focus()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type(say('타워크', 'tower cr'))
  const course = page.getByRole('option', { name: say('타워크레인 신호수 실습', 'Tower crane signaller') })
  await expect(course).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(course).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.type(say('레', 'a'))
  await expect(course).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contents\/detail\?id=401/)
})

test('sends the form with Enter when no suggestion is chosen', async ({ page, say }) => {
  await page.goto('/search')
  await page.getByRole('main').getByLabel(say('검색어', 'Search term')).focus()
  await page.keyboard.type(say('소화기로', 'extinguisher'))
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('‘소화기로’', '“extinguisher”'))
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: say('소화기 쓰기와 대피', 'Fire extinguishers and evacuation') }).first(),
  ).toBeVisible()
})

test('corrects a typing error and says so, without the script as well', async ({ browser, page, say, baseURL }) => {
  const address = `/search?q=${encodeURIComponent(say('타워크래인', 'helicoptor'))}`
  await page.goto(address)
  const note = say('타워크레인(으)로 찾은 결과예요', 'Showing results for helicopter')
  await expect(page.getByText(note)).toBeVisible()
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  await plain.goto(`${address}&lang=${say('ko', 'en')}`)
  await expect(plain.getByText(note)).toBeVisible()
  await plain.close()
})

test('asks whether another word is meant where nothing is found', async ({ page, say }) => {
  await page.goto('/search?q=weldometer')
  await expect(page.getByText(say('혹시 이 말을 찾으셨나요?', 'Did you mean one of these?'))).toBeVisible()
  await page.getByRole('link', { name: /^welder/ }).click()
  await expect(page).toHaveURL(/q=welder/)
  await expect(page.getByRole('heading', { name: say('과정', 'Courses'), level: 2 })).toBeVisible()
})
