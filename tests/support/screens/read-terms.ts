/** The terms of a page's lists with their descriptions, in the order of the page. */
export function readTerms(root: ParentNode = document): Record<string, string> {
  const terms = [...root.querySelectorAll('dt')]
  return Object.fromEntries(terms.map((term) => [textOf(term), textOf(term.nextElementSibling)]))
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
