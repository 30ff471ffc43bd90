import type { BrowserContext } from '@playwright/test'

/**
 * Makes a browser translate the pages that it opens. Returns the faults that their scripts log or throw, among them
 * texts that change without being shown; the list grows while pages are open.
 */
export async function translatePages(context: BrowserContext): Promise<readonly string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    // The page handles the error of a call; the browser logs it as well.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  context.on('weberror', (fault) => {
    const { message } = fault.error()
    // React renders a part again that was translated before it was hydrated.
    if (!message.startsWith('Minified React error #418')) faults.push(message)
  })
  await context.addInitScript(translatePage)
  return faults
}

/**
 * Runs in a page, once React has hydrated it: puts each text into two `<font>` elements, later ones too, as translators
 * of browsers do. The texts keep their words, so that tests find them. Logs an error when a replaced text changes: React
 * still holds it, and nobody sees it.
 */
function translatePage(): void {
  const replacedTexts = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (target.nodeValue !== oldValue)
        console.error(`The page shows "${oldValue}" and not "${target.nodeValue}", because it is translated`)
    }
  })
  const replace = (text: Text) => {
    const { parentElement } = text
    if (!/\S/.test(text.data) || !parentElement || parentElement.closest('head, script, style, svg, textarea, font'))
      return
    const translation = document.createElement('font')
    translation.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(translation)
    replacedTexts.observe(text, { characterData: true, characterDataOldValue: true })
  }
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) replace(text)
  }
  const newTexts = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceIn(target)
      else for (const node of addedNodes) replaceIn(node)
    }
  })
  const begin = () => {
    if (document.documentElement?.dataset['scripted'] === undefined) return
    hydration.disconnect()
    replaceIn(document.body)
    newTexts.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  const hydration = new MutationObserver(begin)
  hydration.observe(document, { attributes: true, attributeFilter: ['data-scripted'], childList: true, subtree: true })
}
