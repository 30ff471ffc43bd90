import { expect, type Page, test } from '@playwright/test'
import { getExpectation, getTexts } from '../../tests/flows/flow-model.ts'
import { flowModels } from '../../tests/flows/flow-models.ts'
import { getStateNode } from '../../tests/flows/machine-parts.ts'
import { walksFromStarts } from '../../tests/model/levels.ts'
import { walkPath } from '../../tests/support/browser/walk-path.ts'
import { listen } from './reader.ts'
import { spokenOrders } from './spoken-orders.ts'

// Walks every flow by keyboard alone, from each of its starts. In each state, a screen reader says the texts of the
// state, in the order of `spokenOrders`, and a name for every control. The tests move the clock, so they run one after the
// other.
test.describe.configure({ mode: 'default', timeout: 180_000 })

for (const { model, path, appearance } of walksFromStarts(flowModels))
  test(`${model.name} ${path.start}`, async ({ browser }) => {
    const met = new Set<string>()
    await walkPath(browser, model, path, {
      ...appearance,
      hands: 'keyboard',
      onArrived: async (page, state, step) => {
        const { navigatesTo, continuesIn } = getExpectation(model, state)
        const { type, tags } = getStateNode(model, state)
        const leaves = type === 'final' || tags.includes('busy') || step === path.steps.at(-1)
        if (navigatesTo !== undefined && leaves)
          await page.waitForURL(({ pathname }) => new RegExp(navigatesTo).test(pathname))
        // The sandbox stands for pages of others, and another flow has a walk of its own.
        if (continuesIn || new URL(page.url()).pathname.startsWith('/sandbox')) return
        const isShown = (await page.locator(`[data-flow="${model.name}"], dialog:modal`).count()) > 0
        if (!isShown) return
        const lines = await listenUntilSettled(page)
        expect(lines.filter(isUnnamed), `controls without a name in ${state}`).toEqual([])
        const spoken = joined(lines)
        for (const text of getTexts(model, state).shown)
          expect(spoken, state).toContain(joined([text[appearance.language]]))
        // What a visitor typed before changes the lines of a state that is met again.
        const order = met.has(state) ? undefined : spokenOrders[`${model.name} ${state}`]
        met.add(state)
        if (order?.some((line) => lines.includes(line)))
          expect(lines.filter((line) => order.includes(line))).toEqual(order)
      },
    })
  })

/** Whether a line of the reader is a control without a name, such as `button` or `textbox, required`. */
function isUnnamed(line: string): boolean {
  return /^(button|link|textbox|checkbox|radio|combobox|tab|switch)(, (not )?(checked|required|busy|pressed|expanded|invalid|disabled))*$/.test(
    line,
  )
}

/** What is said, without the breaks between lines. */
function joined(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

/** Reads the page until it says the same twice. */
async function listenUntilSettled(page: Page): Promise<readonly string[]> {
  let lines: readonly string[] = []
  await expect(async () => {
    await page.locator('h1, dialog:modal').first().waitFor({ state: 'attached' })
    const before = lines
    lines = withoutMoments(await listen(page))
    expect(lines).toEqual(before)
  }).toPass({ intervals: [200] })
  return lines
}

/** Lines without what counts down while the page is read. */
function withoutMoments(lines: readonly string[]): string[] {
  return lines.filter((line) => !/\d{1,2}:\d{2}|\d{1,2}(초|분| ?s(ec)?\b| ?m(in)?\b)/.test(line))
}
