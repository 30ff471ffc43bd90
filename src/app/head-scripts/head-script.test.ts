import { runInThisContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { createSession } from '#lib/session/session.ts'
import { visitorStore } from '#lib/session/session-store.ts'
import { headScript } from './head-script.ts'

const session = createSession({
  store: visitorStore,
  start: () => Promise.reject(new Error('nobody is logged in')),
  reload: () => {},
  leadToLogin: () => {},
})

/** Runs the script of a page in this document, as the browser does. */
function run(hasFlow: boolean): void {
  const text = headScript({ session, messages: createMessages('en') }, hasFlow)
  expect(text).not.toContain('</script')
  runInThisContext(text)
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-signed-in')
  document.body.innerHTML = ''
})

describe('headScript', () => {
  it('marks the document as signed in when the browser keeps a login', () => {
    run(false)
    expect(document.documentElement.dataset['signedIn']).toBeUndefined()
    localStorage.setItem(localStorageKeys.isLogin, 'true')
    localStorage.setItem(localStorageKeys.accessToken, 'a')
    run(false)
    expect(document.documentElement.dataset['signedIn']).toBe('')
  })

  it('keeps a form that is submitted before the page is ready, and says so', async () => {
    document.body.innerHTML = '<form method="post"><button>Send</button></form>'
    run(true)
    const form = document.querySelector('form')
    const sent = vi.fn<() => void>()
    form?.addEventListener('submit', sent)
    form?.requestSubmit(form.querySelector('button'))
    expect(sent).not.toHaveBeenCalled()
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    expect(document.querySelector('button')?.hasAttribute('data-pressed')).toBe(true)
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toMatch(/still loading/)
  })

  it('lets a form through that is ready', () => {
    document.body.innerHTML = '<form method="post" data-ready=""><button>Send</button></form>'
    run(true)
    const form = document.querySelector('form')
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    form?.addEventListener('submit', sent)
    form?.requestSubmit(form.querySelector('button'))
    expect(sent).toHaveBeenCalledOnce()
  })

  it('remembers the language that the address asks for', () => {
    history.replaceState(null, '', '/?lang=ko')
    run(false)
    expect(localStorage.getItem(localStorageKeys.locale)).toBe('ko')
    expect(document.cookie).toContain(`${localStorageKeys.locale}=ko`)
  })
})
