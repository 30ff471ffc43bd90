import { expect, type Page } from '@playwright/test'
import type { Expectation, Text } from '../../../machines/models/expectations.ts'
import { pollIntervals, type Tab } from './tab.ts'

/** Waits until a flow is in a state and the page shows what its model expects. */
export async function expectState(
  { page, language }: Tab,
  flow: string,
  state: string,
  expectation: Expectation,
  timeoutMs: number,
): Promise<void> {
  const { continuesIn, navigatesTo, role } = expectation
  const name = expectation.name[language]
  const place = locate(page, role, name)
  // Each poll is one query without its own timeout, so that a slow machine only takes longer.
  await expect(async () => {
    if (navigatesTo !== undefined && new RegExp(navigatesTo).test(new URL(page.url()).pathname)) return
    if (continuesIn) {
      const next = page.locator(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`)
      if ((await next.count()) > 0) return
    }
    const states = await page
      .locator(`[data-flow="${flow}"]`)
      .evaluateAll((places) => places.map((each) => each.getAttribute('data-state')))
    expect(states, `states of the flow ${flow}`).toEqual([state])
    expect(await place.first().isVisible(), `${role} "${name}" is visible`).toBe(true)
  }).toPass({ timeout: timeoutMs, intervals: pollIntervals })
}

/**
 * Waits until the page shows the failure of a row of a model's table: in an alert, at a field or in its text. Without
 * one, waits until the page shows no alert and no invalid field.
 */
export async function expectFailure({ page, language }: Tab, shows: Text | undefined): Promise<void> {
  const alerts = page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: /\S/, visible: true })
  if (shows === undefined) {
    await expect(alerts).toHaveCount(0)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  } else await expect(page.locator('body')).toContainText(shows[language], { useInnerText: true })
}

/** Waits until the page shows one of a model's notices and none of the others. Without `shown`, shows none. */
export async function expectNotice(
  { page, language }: Tab,
  notices: readonly Text[],
  shown: Text | undefined,
): Promise<void> {
  const body = page.locator('body')
  for (const notice of notices) {
    const expected = notice === shown ? expect(body) : expect(body).not
    await expected.toContainText(notice[language], { useInnerText: true })
  }
}

function locate(page: Page, role: Expectation['role'], name: string) {
  if (role === 'text') return page.getByText(name)
  if (role === 'status' || role === 'alert') return page.getByRole(role).filter({ hasText: name })
  return page.getByRole(role, { name })
}
