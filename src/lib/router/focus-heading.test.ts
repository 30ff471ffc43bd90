import type { RegisteredRouter } from '@tanstack/react-router'
import { beforeEach, expect, it } from 'vitest'
import { shopRouter } from '#tests/support/screens/shop-router.ts'
import { focusHeadingOnNavigation } from './focus-heading.ts'

const router = shopRouter({ desktop: 'https://shop.example', mobile: 'https://m.shop.example' })
focusHeadingOnNavigation(router)

type Rendered = Parameters<Parameters<RegisteredRouter['subscribe']>[1]>[0]

/** Tells that a page has been shown after another. */
function render({ from = '/', to = '/device', hash = '' }: { from?: string | undefined; to?: string; hash?: string }) {
  const location = (pathname: string) => router.buildLocation({ to: pathname, hash })
  const event: Rendered = {
    type: 'onRendered',
    ...(from === '' ? {} : { fromLocation: location(from) }),
    toLocation: location(to),
    pathChanged: from !== to,
    hrefChanged: true,
    hashChanged: false,
  }
  router.emit(event)
}

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/device">Devices</a></header>
    <main tabindex="-1"><h1>Training devices</h1><input></main>
    <dialog><button>Close</button></dialog>`
  document.querySelector<HTMLElement>('header a')?.focus()
})

const focused = () => document.activeElement?.localName

it('brings the focus to the heading of a page that was opened', () => {
  render({})
  expect(focused()).toBe('h1')
})

it('waits until no skeleton hides the page', async () => {
  const skeleton = document.createElement('div')
  skeleton.dataset['skeleton'] = 'article'
  document.querySelector('main')?.prepend(skeleton)
  render({})
  expect(focused()).toBe('a')
  skeleton.remove()
  await expect.poll(focused).toBe('h1')
})

it('brings it to the content where that has no heading', () => {
  document.querySelector('h1')?.remove()
  render({})
  expect(focused()).toBe('main')
})

it('leaves it alone on the first page, within a page, and on the way to a place of the page', () => {
  render({ from: '' })
  render({ from: '/device' })
  render({ hash: 'notices' })
  expect(focused()).toBe('a')
})

it('leaves it to a field that has taken it', () => {
  document.querySelector('input')?.focus()
  render({})
  expect(focused()).toBe('input')
})

it('leaves it to an open dialog', () => {
  document.querySelector('dialog')?.setAttribute('open', '')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  render({})
  expect(focused()).toBe('button')
})

it('brings it to the heading within a page when the link that had it is gone', () => {
  document.querySelector('header a')?.remove()
  render({ from: '/device' })
  expect(focused()).toBe('h1')
})
