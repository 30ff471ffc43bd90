import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { keepLanguageOnRedirect } from './keep-language.ts'

function historyAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  keepLanguageOnRedirect(history)
  return history
}

test.each([
  ['/mypage?lang=en', '/login?next=%2Fmypage', '/login?next=%2Fmypage&lang=en'],
  ['/cs?lang=ko', '/cs/notices', '/cs/notices?lang=ko'],
  ['/cs?lang=ko', '/cs/faq#answer', '/cs/faq?lang=ko#answer'],
  ['/cs?lang=ko', '/cs/notices?lang=en', '/cs/notices?lang=en'],
  ['/cs?lang=xx', '/cs/notices', '/cs/notices'],
  ['/cs', '/cs/notices', '/cs/notices'],
])('a redirect from %s to %s opens %s', (from, to, opened) => {
  const history = historyAt(from)
  history.replace(to)
  expect(history.location.href).toBe(opened)
})

test('a link to another page opens the address that it shows', () => {
  const history = historyAt('/cs?lang=ko')
  history.push('/contents')
  expect(history.location.href).toBe('/contents')
})
