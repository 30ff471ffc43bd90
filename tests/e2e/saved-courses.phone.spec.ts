import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'

type Say = (ko: string, en: string) => string

const names = {
  iv: ['정맥주사와 채혈, 처음부터 끝까지', 'IV insertion and blood draw, start to finish'],
  forklift: ['지게차 안전 운전', 'Safe forklift driving'],
} as const

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** The button of a course, saved or not. */
const saveButton = (page: Page, say: Say, name: keyof typeof names) =>
  page.getByRole('button', {
    name: new RegExp(say(`^${names[name][0]} 찜(하기|함)$`, `^(Save|Saved:) ${names[name][1]}$`)),
  })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Saves the course of a page. */
async function save(page: Page, say: Say, name: keyof typeof names, path: string): Promise<void> {
  await open(page, path)
  const button = saveButton(page, say, name)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

test('saves courses from a page, a card and a row, and compares them', async ({ page, say }) => {
  await save(page, say, 'iv', '/contents/detail?id=101&memberType=IDV')
  await save(page, say, 'forklift', '/contents?title=forklift&view=cards')
  await open(page, '/contents?title=forklift')
  await expect(saveButton(page, say, 'forklift')).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/contents/saved')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(say('과정 2개, 50개까지', '2 courses of 50'))).toBeVisible()
  await expectAccessible(page)
  const compare = page.getByRole('link', { name: new RegExp(say('비교에 추가$', '^Add to comparison: ')) })
  await compare.first().click()
  await compare.first().click()
  await page.getByRole('link', { name: say('과정 비교', 'Compare courses') }).click()
  await expect(page).toHaveURL('/contents/compare?ids=101_403')
})

test('removes a course and takes that back, by keyboard', async ({ page, say }) => {
  await save(page, say, 'iv', '/contents/detail?id=101&memberType=IDV')
  await open(page, '/contents/saved')
  await tabTo(page, 'button', /찜함$|^Saved: /)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('뺐어요', 'Removed'), { exact: true })).toBeVisible()
  await expect(saveButton(page, say, 'iv')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('되돌리기', 'Undo') }).press('Enter')
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
})

test('shows the same list in two tabs, and merges it with the member’s at the login', async ({
  page,
  context,
  say,
}) => {
  await save(page, say, 'iv', '/contents/detail?id=101&memberType=IDV')
  const other = await context.newPage()
  await save(other, say, 'forklift', '/contents/detail?id=403&memberType=IDV')
  await open(page, '/contents/saved')
  await expect(cards(page)).toHaveCount(2)
  await logIn(context)
  await page.reload()
  const stored = () => page.evaluate(() => localStorage.getItem('savedCourses') ?? '')
  await expect.poll(stored).toContain('"owner":"practice01"')
  expect(JSON.parse(await stored()).entries).toEqual(expect.arrayContaining([101, 403]))
  await expect(page.getByText(say('계정에 남아 있어요.', 'Kept with your account.'))).toBeVisible()
})

test('opens a list from a link, says what is gone, and adds the rest to one’s own', async ({ page, say }) => {
  await save(page, say, 'iv', '/contents/detail?id=101&memberType=IDV')
  await open(page, '/contents/saved?ids=403_999999')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('999999')
  await page.getByRole('button', { name: say('모두 찜하기', 'Add all to your list') }).click()
  await page.getByRole('link', { name: say('찜한 과정 보기', 'See your list') }).click()
  await expect(page).toHaveURL('/contents/saved')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText(say(...names.iv))
})

test('says when the list is full, and leads to it', async ({ page, say }) => {
  await open(page, '/contents')
  const entries = Array.from({ length: 50 }, (_, index) => 900_001 + index)
  await page.evaluate((list) => localStorage.setItem('savedCourses', list), JSON.stringify({ owner: '', entries }))
  await open(page, '/contents/detail?id=101&memberType=IDV')
  await saveButton(page, say, 'iv').click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(say('더 찜할 수 없어요', 'Your list is full'))
  await alert.getByRole('button', { name: say('찜한 과정 보기', 'See your list') }).click()
  await expect(page).toHaveURL('/contents/saved')
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('빼기', 'Remove') })
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedCourses'))).toBeNull()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a list from a link, and says what needs the script', async ({ page, say }) => {
    await page.goto('/contents/saved?ids=101_403')
    await expect(cards(page)).toHaveCount(2)
    await expect(
      page.getByText(say('찜하려면 자바스크립트가 필요해요', 'Saving courses needs JavaScript'), { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.goto('/contents/saved')
    await expect(
      page.getByText(say('찜한 과정을 보려면 자바스크립트가 필요해요', 'Your saved courses need JavaScript'), {
        exact: true,
      }),
    ).toBeVisible()
  })
})
