import { sessionStorageKeys } from '#contract/values/browser-storage.ts'
import { openStorage } from '#lib/browser/open-storage.ts'

/**
 * Keeps what is pressed before React has hydrated a form or a flow: the form is not submitted, the button is busy and a
 * notice says so. `src/ui/hydration/event-replay.ts` replays it later. When the page's script fails, or is not there after
 * `timeoutMs`, the notice offers to load the page again; what was typed is restored then, but for passwords and
 * one-time codes. Sends nothing.
 */
export interface CaptureOptions {
  readonly pressed: string
  readonly ready: string
  readonly noticeId: string
  readonly noticeClass: string
  readonly buttonClass: string
  readonly timeoutMs: number
  readonly messages: { readonly waiting: string; readonly failed: string; readonly reload: string }
}

/** Given by the page, see `headScript`. */
declare const options: CaptureOptions

const { pressed, ready, noticeId, messages } = options
let presses = 0
let isTimerRunning = false
let hasFailed = false

addEventListener('DOMContentLoaded', restoreFields)
addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'post' || form.hasAttribute(ready)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(event.submitter ?? form)
  },
  true,
)
addEventListener(
  'click',
  (event) => {
    const selector = 'button[type=button]:not([command]),input[type=checkbox]:not([name])'
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    const flow = control?.closest('[data-flow]')
    if (control && flow && !flow.hasAttribute(ready)) keep(control)
  },
  true,
)
addEventListener('unhandledrejection', () => {
  if (!('scripted' in document.documentElement.dataset)) fail()
})

function keep(control: HTMLElement): void {
  const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox'
  if (!control.hasAttribute(pressed)) control.setAttribute(pressed, String(presses++))
  else if (isCheckbox) control.removeAttribute(pressed)
  if (hasFailed) {
    fail()
    return
  }
  if (!isCheckbox) control.setAttribute('aria-busy', 'true')
  showNotice(messages.waiting, 'status')
  if (isTimerRunning) return
  isTimerRunning = true
  setTimeout(() => {
    isTimerRunning = false
    if (document.querySelector(`[${pressed}]`)) fail()
  }, options.timeoutMs)
}

function fail(): void {
  hasFailed = true
  const kept = document.querySelectorAll(`[${pressed}]`)
  if (kept.length === 0) return
  for (const control of kept) {
    if (!(control instanceof HTMLInputElement && control.type === 'checkbox')) control.removeAttribute('aria-busy')
  }
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.className = options.buttonClass
  reload.textContent = messages.reload
  reload.addEventListener('click', () => {
    storeFields()
    location.reload()
  })
  showNotice(messages.failed, 'alert').append(reload)
}

function showNotice(text: string, role: 'status' | 'alert'): HTMLElement {
  const notice = document.getElementById(noticeId) ?? document.createElement('div')
  if (!notice.isConnected) {
    notice.id = noticeId
    notice.className = options.noticeClass
    document.body.append(notice)
  }
  notice.setAttribute('role', role)
  notice.textContent = ''
  const paragraph = document.createElement('p')
  notice.append(paragraph)
  // A live region is read out when its text changes, not when it appears.
  requestAnimationFrame(() => {
    paragraph.textContent = text
  })
  return notice
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form[method=post] input')].filter(
    ({ type, autocomplete }) => /^(text|email|tel)$/.test(type) && autocomplete !== 'one-time-code',
  )
}

function storeFields(): void {
  try {
    const values = fields().map(({ name, value }) => [name, value])
    openStorage('sessionStorage')?.setItem(sessionStorageKeys.earlyPress, JSON.stringify([location.pathname, values]))
  } catch {
    // The storage is full: the fields are empty after the reload.
  }
}

function restoreFields(): void {
  try {
    const tab = openStorage('sessionStorage')
    const [path, values]: [string?, [string, string][]?] = JSON.parse(
      tab?.getItem(sessionStorageKeys.earlyPress) ?? '[]',
    )
    tab?.removeItem(sessionStorageKeys.earlyPress)
    if (path !== location.pathname) return
    for (const field of fields()) {
      const value = values?.find(([name]) => name === field.name)?.[1]
      if (value !== undefined) field.value = value
    }
  } catch {
    // The storage holds nothing that can be read.
  }
}
