import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './fixtures.ts'

type Say = (ko: string, en: string) => string

/**
 * Sorts the courses, and puts a device into the basket and reads it there, in a browser that does not store it. Expects
 * that the page says so with the words of `reason`.
 */
export async function browseUnstored(page: Page, say: Say, reason: readonly [ko: string, en: string]): Promise<void> {
  await page.goto('/contents')
  await waitForHydration(page)
  await page.getByLabel(say('정렬', 'Sort by')).selectOption('lessons')
  await expect(page).toHaveURL(/sort=lessons/)
  await page.goto('/device/detail?id=11&months=3&quantity=2')
  await waitForHydration(page)
  await page.getByRole('link', { name: say('장바구니에 담기', 'Add to basket') }).click()
  await expect(page.getByText(say('장바구니에 담았어요.', 'It’s in your basket.'))).toBeVisible()
  const title = say(
    '장바구니와 찜한 과정을 이 화면에서만 보관하고 있어요',
    'Your basket and saved courses are kept on this page only',
  )
  await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(say(...reason))
  await page.getByRole('link', { name: say('장바구니 보기', 'See your basket') }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
}

/** Expects that the login shows no form, but why this browser cannot keep a login. */
export async function expectNoLogin(page: Page, say: Say, reason: readonly [ko: string, en: string]): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText(say(...reason))
  await expect(page.getByRole('button', { name: say('로그인', 'Log in'), exact: true })).toHaveCount(0)
}
