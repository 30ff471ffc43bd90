import { Window } from 'happy-dom'
import { expect } from 'vitest'
import type { Browser } from './http-browser.ts'

/** Address and page of a browser. */
export interface Page {
  readonly address: URL
  readonly status: number
  readonly html: string
}

const maxRedirects = 5

/** Opens an address and follows redirects to a page. */
export async function goTo(browser: Browser, address: string, form?: URLSearchParams): Promise<Page> {
  let url = new URL(address, browser.asCaller().origin)
  let response = await browser.visit(url.href, form)
  for (let count = 0; response.headers.has('Location'); count++) {
    expect(count, `redirects from ${address}`).toBeLessThan(maxRedirects)
    url = new URL(response.headers.get('Location') ?? '', url)
    response = await browser.visit(url.href)
  }
  return { address: url, status: response.status, html: await response.text() }
}

/**
 * Fills fields by label (a string is typed; `true` and `false` check and uncheck), then presses the named button.
 * Other fields are sent unchanged.
 */
export async function press(
  browser: Browser,
  page: Page,
  button: string,
  fields: Readonly<Record<string, string | boolean>> = {},
): Promise<Page> {
  return goTo(browser, page.address.href, fillForm(page, button, fields))
}

/** The form as {@link press} sends it. */
export function fillForm(
  page: Page,
  button: string,
  fields: Readonly<Record<string, string | boolean>> = {},
): URLSearchParams {
  const window = new Window()
  const { document } = window
  document.write(page.html)
  const pressed = [...document.querySelectorAll('button')].find((each) => textOf(each).startsWith(button))
  const form = pressed?.closest('form')
  if (!pressed || !form) throw new Error(`no button "${button}" on ${page.address.pathname}`)
  for (const [name, value] of Object.entries(fields)) {
    const label = [...form.querySelectorAll('label')].find((each) => textOf(each).startsWith(name))
    const input = label?.querySelector('input') ?? form.querySelector(`#${label?.getAttribute('for')}`)
    if (!input) throw new Error(`no field "${name}" on ${page.address.pathname}`)
    if (typeof value === 'string') input.setAttribute('value', value)
    else if (value) choose(form.querySelectorAll(`[type=radio][name="${input.getAttribute('name')}"]`), input)
    else input.removeAttribute('checked')
  }
  const sent = new URLSearchParams()
  for (const input of form.querySelectorAll('input')) {
    const isChoice = ['radio', 'checkbox'].includes(input.getAttribute('type') ?? '')
    if (isChoice && !input.hasAttribute('checked')) continue
    sent.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? 'on')
  }
  for (const select of form.querySelectorAll('select')) {
    const option = select.querySelector('option[selected]') ?? select.querySelector('option')
    sent.append(select.getAttribute('name') ?? '', option?.getAttribute('value') ?? '')
  }
  const name = pressed.getAttribute('name')
  if (name) sent.append(name, pressed.getAttribute('value') ?? '')
  // An open window would stay in memory with its document.
  void window.happyDOM.close()
  return sent
}

interface Element {
  readonly textContent: string
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
}

function choose(group: Iterable<Element>, chosen: Element): void {
  for (const other of group) other.removeAttribute('checked')
  chosen.setAttribute('checked', '')
}

function textOf(element: Pick<Element, 'textContent'>): string {
  return element.textContent.replace(/\s+/g, ' ').trim()
}
