/** Elements that are one line with everything in them. */
const leaves = 'a, button, h1, h2, h3, h4, h5, h6, label, legend, option, summary, dt, dd, th, td'

/** Elements that a visitor neither sees nor hears, and the skeleton, which stands only while a page is late. */
const silent = '[hidden], [aria-hidden="true"], script, style, noscript, template, dialog:not([open]), [data-skeleton]'

/** Attributes that are read out. */
const spoken = ['aria-label', 'alt', 'placeholder', 'title'] as const

/** Every text below an element in the order of the page, each with its role or tag: `button: Log in`. */
export function listTexts(root: Element): string[] {
  return [...root.children].flatMap((element) => {
    if (element.matches(silent)) return []
    const name = element.getAttribute('role') ?? element.localName
    const attributes = spoken.flatMap((attribute) => {
      const text = element.getAttribute(attribute)
      return text ? [`${name} ${attribute}: ${text}`] : []
    })
    const text = audibleText(element)
    const isLine = element.matches(leaves) || [...element.childNodes].some((node) => isText(node))
    if (!isLine) return [...attributes, ...listTexts(element)]
    return [...attributes, ...(text === '' ? [] : [`${name}: ${text}`])]
  })
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
}

function audibleText(node: Node): string {
  const parts = [...node.childNodes].map((child) => {
    if (child instanceof Element) return child.matches(silent) ? '' : ` ${spokenName(child)} ${audibleText(child)} `
    return child.nodeType === Node.TEXT_NODE ? child.textContent : ''
  })
  return parts.join('').replace(/\s+/g, ' ').trim()
}

function spokenName(element: Element): string {
  return spoken.flatMap((attribute) => element.getAttribute(attribute) ?? []).join(' ')
}
