import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createMessages } from './i18n.ts'
import { Trans as Message } from './trans.tsx'

afterEach(cleanup)

const { i18n } = createMessages('en')

/** Renders a message into a paragraph. */
function show(message: ReactNode) {
  const inMessages = (shown: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <p>{shown}</p>
    </I18nProvider>
  )
  const { container, rerender } = render(inMessages(message))
  const paragraph = container.firstElementChild
  if (!paragraph) throw new Error('the message stands in a paragraph')
  return { paragraph, change: (next: ReactNode) => rerender(inMessages(next)) }
}

/** Does what a translator of pages does to the texts of an element. */
function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text && node.data.trim() !== '') {
      const translation = document.createElement('font')
      translation.textContent = node.data
      node.replaceWith(translation)
    } else if (node instanceof Element) translate(node)
  }
}

const bold = { 0: <b /> }

test('a translated message takes other values', () => {
  const message = 'Hello {name}, <0>welcome {name}</0>!'
  const { paragraph, change } = show(<Message id={message} values={{ name: 'Ada' }} components={bold} />)
  expect(paragraph.textContent).toBe('Hello Ada, welcome Ada!')
  translate(paragraph)
  change(<Message id={message} values={{ name: 'Grace' }} components={bold} />)
  expect(paragraph.textContent).toBe('Hello Grace, welcome Grace!')
})

test('a translated message gives way to another, or to nothing', () => {
  const { paragraph, change } = show(<Message id="Log in" />)
  translate(paragraph)
  change([<svg key="icon" />, <Message key="text" id="Logging in" />])
  expect(paragraph.innerHTML).toBe('<svg></svg><span>Logging in</span>')
  translate(paragraph)
  change(null)
  expect(paragraph.innerHTML).toBe('')
})

test('spaces between elements stay texts, since an element would be a part of a row', () => {
  const parts = { 0: <b />, 1: <small /> }
  const { paragraph } = show(
    <Message id="<0>{price}</0> <1>a month</1>" values={{ price: '₩8,000' }} components={parts} />,
  )
  expect(paragraph.innerHTML).toBe('<b>₩8,000</b> <small>a month</small>')
})

test('a value is shown as it is typed, in an element of its own', () => {
  const { paragraph } = show(<Message id="Hello {typed}" values={{ typed: '<b>x</b>' }} />)
  expect(paragraph.textContent).toBe('Hello <b>x</b>')
  expect([...paragraph.childNodes].every((node) => node instanceof Element)).toBe(true)
})
