import { expect } from '@playwright/test'
import type { Expectation, Text } from '#tests/flows/expectations.ts'
import { pollIntervals, type Tab } from './tab.ts'
import type { WebPage } from './web-page.ts'

/** Longest wait for a failure or notice, in ms. */
const shownTimeoutMs = 10_000

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
    if (navigatesTo !== undefined && new RegExp(navigatesTo).test(new URL(await page.url()).pathname)) return
    if (continuesIn) {
      const next = page.locator(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`)
      if ((await next.count()) > 0) return
    }
    const states = await page.evaluate(readStates, flow)
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
  if (shows !== undefined) return expectText(page, shows[language], true)
  await expect(async () => {
    expect(await alerts.count(), 'alerts').toBe(0)
    expect(await page.locator('[aria-invalid="true"]').count(), 'invalid fields').toBe(0)
  }).toPass({ timeout: shownTimeoutMs, intervals: pollIntervals })
}

/** Waits until the page shows one of a model's notices and none of the others. Without `shown`, shows none. */
export async function expectNotice(
  { page, language }: Tab,
  notices: readonly Text[],
  shown: Text | undefined,
): Promise<void> {
  for (const notice of notices) await expectText(page, notice[language], notice === shown)
}

async function expectText(page: WebPage, text: string, isThere: boolean): Promise<void> {
  await expect(async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown
    const words = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    if (isThere) expect(words).toContain(text)
    else expect(words).not.toContain(text)
  }).toPass({ timeout: shownTimeoutMs, intervals: pollIntervals })
}

/** Runs in the page: the states of the places of a flow. */
function readStates(flow: string): (string | null)[] {
  return [...document.querySelectorAll(`[data-flow="${flow}"]`)].map((each) => each.getAttribute('data-state'))
}

function locate(page: WebPage, role: Expectation['role'], name: string) {
  if (role === 'text') return page.getByText(name)
  if (role === 'status' || role === 'alert') return page.getByRole(role).filter({ hasText: name })
  return page.getByRole(role, { name })
}
