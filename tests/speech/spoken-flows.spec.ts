import { expect, type Page } from '@playwright/test'
import { getExpectation } from '../../machines/models/flow-model.ts'
import { getStateNode } from '../../machines/models/machine-parts.ts'
import { walksFromStarts } from '../model/levels.ts'
import { listen } from './reader.ts'
import { maskMoments, Transcript } from './transcript.ts'
import { recordedTest as test } from '../support/browser/recorded-test.ts'
import { walkPath } from '../support/browser/walk-path.ts'

/**
 * Walks every flow by keyboard alone, from each of its starts, and compares what a screen reader says in each state with
 * the texts in `tests/speech/flows`. The tests move the clock, so they run one after the other.
 */
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Lines of a page that follows a flow. */
const linesAfterwards = 12

for (const { model, path, appearance } of walksFromStarts())
  test(`${model.name} ${path.start}`, async ({ browser }) => {
    const parts = [`${model.name}, ${path.start} (${appearance.layout}, ${appearance.language})`]
    const transcript = new Transcript()
    await walkPath(browser, model, path, {
      ...appearance,
      hands: 'keyboard',
      onArrived: async (page, state, step) => {
        parts.push(`\n# ${step === undefined ? '' : `${step.name} -> `}${state}`)
        const { navigatesTo, continuesIn } = getExpectation(model, state)
        const { type, tags } = getStateNode(model, state)
        const leaves = type === 'final' || tags.includes('busy') || step === path.steps.at(-1)
        if (navigatesTo !== undefined && leaves)
          await page.waitForURL(({ pathname }) => new RegExp(navigatesTo).test(pathname))
        // The sandbox stands for pages of others, and another flow has a walk of its own.
        if (continuesIn || new URL(page.url()).pathname.startsWith('/sandbox')) return
        const lines = await listenUntilSettled(page)
        const isOver = (await page.locator(`[data-flow="${model.name}"], dialog:modal`).count()) === 0
        parts.push(...transcript.add(state, isOver ? [...lines.slice(0, linesAfterwards), '…'] : lines))
      },
    })
    expect(`${parts.join('\n')}\n`).toMatchSnapshot([model.name, `${path.start}.txt`])
  })

/** Reads the page until it says the same twice. */
async function listenUntilSettled(page: Page): Promise<readonly string[]> {
  let lines: readonly string[] = []
  await expect(async () => {
    await page.locator('h1, dialog:modal').first().waitFor({ state: 'attached' })
    const before = lines
    lines = maskMoments(await listen(page))
    expect(lines).toEqual(before)
  }).toPass({ intervals: [200] })
  return lines
}
