import { openView, test } from '../gallery/studio.ts'
import { views } from '../gallery/views.ts'
import { keepDocument, keepFindings, viewName } from './captured.ts'
import { judgeAccessibility } from './judge-accessibility.ts'
import { isChosen } from './stages.ts'

/** Runs in the page: its document as HTML. */
const serialize = () => `<!doctype html>\n${document.documentElement.outerHTML}`

/** Opens every view once: keeps its documents for the judges of HTML, and asks the judge that needs its styles. */
for (const view of views) {
  test(`${view.group} ${view.of} ${view.variant}`, async ({ studio, viewport }) => {
    const camera = await openView(studio, view, viewport)
    if (camera === undefined) return
    const { page } = camera
    const name = viewName(view, studio.layout, studio.language)
    const sent = await page.context().request.get(page.url())
    keepDocument(name, 'sent', await sent.text())
    keepDocument(name, 'shown', await page.evaluate(serialize))
    if (isChosen('rules')) keepFindings(name, await judgeAccessibility(page))
  })
}
