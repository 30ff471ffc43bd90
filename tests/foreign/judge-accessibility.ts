import type { Page as BrowserPage } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { type Document as AlfaDocument, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page } from '@siteimprove/alfa-web'

/** Runs in the page. Of its signatures the one for documents. */
const serialize: (document: Document) => Promise<AlfaDocument.JSON> = Native.fromNode

/** Rules of levels A and AA, and good practices, which belong to no criterion. The shop does not aim at AAA. */
const wanted = rules.filter(({ requirements }) => {
  const criteria = [...requirements].filter((each) => Criterion.isCriterion(each))
  return criteria.length === 0 || criteria.some(Conformance.isAA())
})

/** What fails in the document of a page by the rules of Siteimprove Alfa, as `rule target: reason`. */
export async function judgeAccessibility(page: BrowserPage): Promise<string[]> {
  const handle = await page.evaluateHandle(() => window.document)
  const document = Node.from(await handle.evaluate(serialize))
  const audited = Page.of(Request.empty(), Response.empty(), document, Device.standard())
  const failed = [...(await Audit.of(audited, wanted).evaluate())].filter((each) => Outcome.isFailed(each))
  return failed.map(({ rule, target, expectations }) => {
    const reasons = [...expectations].flatMap(([, result]) => (result.isErr() ? [result.getErr().message] : []))
    return `${rule.uri.split('/').at(-1)} ${target}: ${reasons.join('; ')}`
  })
}
