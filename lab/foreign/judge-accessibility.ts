import type { Page as BrowserPage } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Native as NativeDevice } from '@siteimprove/alfa-device/native'
import { type Document as AlfaDocument, Element, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page } from '@siteimprove/alfa-web'

/** Runs in the page. Of its signatures the one for documents. */
const serialize: (document: Document) => Promise<AlfaDocument.JSON> = Native.fromNode

/** Runs in the page: its window, by which media queries are judged. */
const serializeDevice: () => Device.JSON = NativeDevice.fromWindow

/** Rules of levels A and AA, and good practices, which belong to no criterion. The shop does not aim at AAA. */
const wanted = rules.filter(({ requirements }) => {
  const criteria = [...requirements].filter((each) => Criterion.isCriterion(each))
  return criteria.length === 0 || criteria.some(Conformance.isAA())
})

/** Alfa does not know `inert`. What is inert is inactive, and WCAG asks no contrast of it (1.4.3). */
function isContrastOfInert(rule: string, target: unknown): boolean {
  const isInert = (node: Node) => Element.isElement(node) && node.attribute('inert').isSome()
  return rule.endsWith('/sia-r69') && Node.isNode(target) && target.ancestors(Node.fullTree).some(isInert)
}

/** What fails in the document of a page by the rules of Siteimprove Alfa, as `rule target: reason`. */
export async function judgeAccessibility(page: BrowserPage): Promise<string[]> {
  const handle = await page.evaluateHandle(() => window.document)
  const device = Device.from(await page.evaluate(serializeDevice))
  // With a device the boxes of the elements are read as well.
  const document = Node.from(await handle.evaluate(serialize), device)
  const audited = Page.of(Request.empty(), Response.empty(), document, device)
  const failed = [...(await Audit.of(audited, wanted).evaluate())].filter((each) => Outcome.isFailed(each))
  const faults = failed.filter(({ rule, target }) => !isContrastOfInert(rule.uri, target))
  return faults.map(({ rule, target, expectations }) => {
    const reasons = [...expectations].flatMap(([, result]) => (result.isErr() ? [result.getErr().message] : []))
    return `${rule.uri.split('/').at(-1)} ${target}: ${reasons.join('; ')}`
  })
}
