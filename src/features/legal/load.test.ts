import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { loadLegal } from './load.ts'

const today = '2026-11-21'
async function reader(locale: 'ko' | 'en', day = today) {
  const messages = createMessages(locale)
  await messages.load(['legal'])
  return { messages, off: [], today: day }
}

test('loads the whole text with the changed articles', async () => {
  const page = await loadLegal({ document: 'terms', edition: '2025' }, await reader('ko'))
  expect(page).toMatchObject({ title: '이용약관', edition: { id: '2025' }, before: { id: '2024' } })
  expect(page.content).toMatchObject({ kind: 'text', changed: { leaving: 'added', refund: 'changed' } })
  expect(page.head).toEqual({
    title: '이용약관 2025',
    description: expect.stringContaining('2025년 7월 8일부터 시행'),
  })
})

test('loads the changes for the view of changes', async () => {
  const page = await loadLegal({ document: 'terms', edition: '2025', view: 'changes' }, await reader('en'))
  expect(page.head.title).toBe('What changed in Terms of use 2025')
  const { content } = page
  expect(content.kind === 'changes' && content.changes.map(({ id }) => id)).toContain('refund')
})

test('has no changes for the first edition', async () => {
  const page = await loadLegal({ document: 'privacy', edition: '2023', view: 'changes' }, await reader('en'))
  expect(page).toMatchObject({ before: undefined, content: { kind: 'changes', changes: [] } })
})

test('loads the only edition of a document without its name in the address', async () => {
  const page = await loadLegal({ document: 'marketing' }, await reader('en'))
  expect(page.head.title).toBe('Consent to marketing information')
})

test.each([
  ['an edition that does not exist', '2022', today],
  ['an edition before the day on which it is posted', '2025', '2025-06-30'],
])('leads to the page of what is not found: %s', async (_, edition, day) => {
  const reading = loadLegal({ document: 'terms', edition }, await reader('en', day))
  await expect(reading).rejects.toSatisfy((reason) => isRedirect(reason) && reason.options.to === '/not-found')
})

test.each([
  ['terms', '/agreement/$edition'],
  ['privacy', '/privacy-policy/$edition'],
] as const)('leads to the edition of a link with words glued to it: %s', async (document, to) => {
  const reading = loadLegal({ document, edition: '2025을' }, await reader('en', today))
  const options = await reading.catch((reason: unknown) => (isRedirect(reason) ? reason.options : reason))
  expect(options).toMatchObject({ to, params: { edition: '2025' } })
})
