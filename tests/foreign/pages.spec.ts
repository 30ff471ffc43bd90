import { expect } from '@playwright/test'
import { openView, test } from '../gallery/studio.ts'
import { views } from '../gallery/views.ts'
import { judgeAccessibility } from './judge-accessibility.ts'
import { keepDocument } from './captured.ts'
import { isChosen } from './stages.ts'

/** Runs in the page: its document as HTML. */
const serialize = () => `<!doctype html>\n${document.documentElement.outerHTML}`

test('the judge of accessibility finds a picture without a text', async ({ studio }) => {
  test.skip(!isChosen('rules'))
  const { page } = studio.visitor
  await page.goto('about:blank')
  await page.setContent(
    '<html lang="en"><title>A picture</title><main><h1>A picture</h1><img src="data:,"></main></html>',
  )
  expect(await judgeAccessibility(page)).toContainEqual(expect.stringMatching(/^sia-r2 <img/))
})

/** Opens every view once: keeps its documents for the judges of HTML, and asks the judge that needs its styles. */
for (const view of views) {
  test(`${view.group} ${view.of} ${view.variant}`, async ({ studio, viewport }) => {
    const camera = await openView(studio, view, viewport)
    if (camera === undefined) return
    const { page } = camera
    const name = `${view.group}/${view.of}/${view.variant}/${studio.layout}-${studio.language}`
    const sent = await page.context().request.get(page.url())
    keepDocument(name, 'sent', await sent.text())
    keepDocument(name, 'shown', await page.evaluate(serialize))
    if (isChosen('rules')) expect(await judgeAccessibility(page)).toEqual([])
  })
}
