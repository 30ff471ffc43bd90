import { within } from '@testing-library/react'

/** The roles of controls. An input for a day or a file, and a summary, have none of their own. */
const roles = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
]
const withoutRole = 'input[type=date], input[type=file], summary'

export interface Control {
  /** Role and name; `(2)` behind the second one of a name. */
  readonly key: string
  readonly role: string
  readonly element: HTMLElement
  readonly state: string
  readonly description: string
}

export const keysOf = (controls: readonly Control[]) => controls.map(({ key }) => key)

/**
 * The controls in an element, in the order of the page, each with its role and name; without those in what the selector
 * `hidden` finds.
 */
export function controlsIn(element: HTMLElement, hidden: string): Control[] {
  const found = roles.flatMap((role) => {
    const named: Control[] = []
    const names = new Map<Element, string>()
    within(element).queryAllByRole(role, {
      name: (name, each) => {
        names.set(each, name)
        return true
      },
      description: (description, each) => {
        if (each instanceof HTMLElement)
          named.push({ key: `${role} ${names.get(each)}`, role, element: each, state: stateOf(each), description })
        return true
      },
    })
    return named
  })
  const others = [...element.querySelectorAll<HTMLElement>(withoutRole)].map((each) => ({
    key: `${roleOf(each)} ${textOfLabel(each)}`,
    role: roleOf(each),
    element: each,
    state: stateOf(each),
    description: textOf(each.getAttribute('aria-describedby')),
  }))
  const inOrder = [...found, ...others]
    .filter(({ element: each }) => !isConcealed(each) && !each.closest(hidden))
    .toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  const counts = new Map<string, number>()
  return inOrder.map((control) => {
    const count = (counts.get(control.key) ?? 0) + 1
    counts.set(control.key, count)
    return count === 1 ? control : { ...control, key: `${control.key} (${count})` }
  })
}

/** What has the focus: a control, or another element by its role or name of tag. */
export function nameOf(element: Element | null, controls: readonly Control[]): string {
  if (!element || element === document.body) return 'nothing'
  return (
    controls.find((each) => each.element === element)?.key ??
    `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${element.textContent}`
  )
}

function roleOf(element: HTMLElement): string {
  if (!(element instanceof HTMLInputElement)) return 'summary'
  return element.type === 'date' ? 'day' : 'file'
}

function textOfLabel(element: HTMLElement): string {
  return (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ?? ''
}

/** True in a part that is hidden, or that has to be opened first. */
function isConcealed(element: HTMLElement): boolean {
  const closed = element.closest('[hidden], [inert], dialog:not([open]), details:not([open])')
  const isItsSummary = element.matches('summary') && closed === element.parentElement
  if (!isItsSummary) return closed !== null
  // It is shown, unless what is around it is not.
  const around = closed?.parentElement
  return around ? isConcealed(around) : false
}

/** How a control is, as its value and the attributes that a screen reader says. */
function stateOf(element: HTMLElement): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  const isTicked = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
  const value = isField && !isTicked ? element.value : ''
  const attributes = [
    'current',
    'expanded',
    'pressed',
    'checked',
    'selected',
    'invalid',
    'required',
    'disabled',
  ].filter((name) => {
    const said = element.getAttribute(`aria-${name}`)
    return (
      (said !== null && said !== 'false') ||
      (name !== 'checked' && element.hasAttribute(name)) ||
      (name === 'checked' && isTicked && element.checked) ||
      (name === 'expanded' && element.matches('details[open] > summary'))
    )
  })
  return [value, ...attributes].filter(Boolean).join(' ')
}

function textOf(ids: string | null): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}
