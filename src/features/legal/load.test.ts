import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type LegalText, legalEdition } from '#contract/content/legal.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { loadLegal } from './load.ts'

const text = (refund: string, others: readonly string[] = []): LegalText => ({
  title: 'Terms of use',
  summary: 'What we promise.',
  chapters: [
    {
      articles: [
        { id: 'refund', title: 'Refund', clauses: [{ text: refund }] },
        ...others.map((id) => ({ id, title: id, clauses: [{ text: `About ${id}.` }] })),
      ],
    },
  ],
})
const texts: Readonly<Record<string, LegalText>> = {
  2025: text('Within 7 days.', ['leaving']),
  2024: text('Within 3 days.'),
}
const editions = [
  { id: '2025', version: '2025', posted_on: '2025-07-01', effective_on: '2025-07-08' },
  { id: '2024', version: '2024', posted_on: '2024-08-23', effective_on: '2024-09-01' },
]

const inputSchema = v.object({ params: v.object({ edition: v.string() }) })

/** A shop with two editions of its documents. */
const http: Http = async (endpoint, input) => {
  const { edition: asked } = v.parse(inputSchema, input).params
  const index = editions.findIndex(({ id }) => id === asked)
  if (endpoint.name !== legalEdition.name || index < 0) throw ApiError.received({ status: 404, code: codes.notFound })
  const text_before = texts[editions[index + 1]?.id ?? ''] ?? null
  return parseAnswer(endpoint, { text: texts[asked], text_before, editions })
}

async function reader(locale: 'ko' | 'en') {
  const messages = createMessages(locale)
  await messages.load(['legal'])
  return { http, messages, editions: sampleEditions }
}

test('loads the whole text with the changed articles', async () => {
  const page = await loadLegal({ document: 'terms', edition: '2025' }, await reader('ko'))
  expect(page).toMatchObject({ title: 'Terms of use', edition: { id: '2025' }, before: { id: '2024' } })
  expect(page.content).toMatchObject({ kind: 'text', changed: { leaving: 'added', refund: 'changed' }, changes: 2 })
  expect(page.head).toEqual({
    title: 'Terms of use 2025',
    description: expect.stringContaining('2025년 7월 8일부터 시행'),
  })
})

test('loads the changes for the view of changes', async () => {
  const page = await loadLegal({ document: 'terms', edition: '2025', view: 'changes' }, await reader('en'))
  expect(page.head.title).toBe('What changed in Terms of use 2025')
  const { content } = page
  expect(content.kind === 'changes' && content.changes.map(({ id }) => id)).toEqual(['refund', 'leaving'])
})

test('has no changes for the first edition', async () => {
  const page = await loadLegal({ document: 'privacy', edition: '2024', view: 'changes' }, await reader('en'))
  expect(page).toMatchObject({ before: undefined, content: { kind: 'changes', changes: [] } })
})

test('loads the edition in force without its name in the address', async () => {
  const page = await loadLegal({ document: 'marketing' }, await reader('en'))
  expect(page.edition.id).toBe('2025')
  expect(page.head.title).toBe('Terms of use')
})

test('leads to the page of what is not found for an edition that does not exist', async () => {
  const reading = loadLegal({ document: 'terms', edition: '2022' }, await reader('en'))
  await expect(reading).rejects.toSatisfy((reason) => isRedirect(reason) && reason.options.to === '/not-found')
})

test('fails when the shop does not answer', async () => {
  const lost: Http = () => Promise.reject(ApiError.received({ status: 0 }))
  const reading = loadLegal({ document: 'terms', edition: '2025' }, { ...(await reader('en')), http: lost })
  await expect(reading).rejects.toSatisfy((reason) => reason instanceof ApiError && reason.status === 0)
})

test.each([
  ['terms', '/agreement/$edition'],
  ['privacy', '/privacy-policy/$edition'],
] as const)('leads to the edition of a link with words glued to it: %s', async (document, to) => {
  const reading = loadLegal({ document, edition: '2025을' }, await reader('en'))
  const options = await reading.catch((reason: unknown) => (isRedirect(reason) ? reason.options : reason))
  expect(options).toMatchObject({ to, params: { edition: '2025' } })
})
