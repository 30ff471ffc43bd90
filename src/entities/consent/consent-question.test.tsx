import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerConsent, type Profile, type ProfileConsent, profile } from '#contract/accounts/profile.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { ConsentDocument } from '#contract/values/legal-documents.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ConsentQuestion } from './consent-question.tsx'

afterEach(cleanup)

const consent = (kind: ProfileConsent['kind'], is_outdated: boolean): ProfileConsent => ({
  ...{ kind, edition: '2025', agreed_on: '2025-07-09', is_outdated },
})

function Asked({ document }: { document: ConsentDocument }) {
  const { data } = useQuery(endpointQuery(useAppContext().http, profile, {}))
  return (
    data && (
      <>
        <p>My page</p>
        <ConsentQuestion member={data} document={document} />
      </>
    )
  )
}

/** Shows the question to a member with these consents; the server answers `answers` to each answer in turn. */
async function open(document: ConsentDocument, consents: readonly ProfileConsent[], answer: unknown = sampleProfile) {
  const answers = new Map<Endpoint, unknown>([
    [profile, { ...sampleProfile, consents }],
    [answerConsent, answer],
  ])
  const server = fakeServer(answers)
  await renderScreen(<Asked document={document} />, server)
  return { ...server, sent: () => server.asked.filter(({ name }) => name === answerConsent.name) }
}

const withConsents = (...consents: ProfileConsent[]): Profile => ({ ...sampleProfile, consents })
const button = (name: string) => screen.findByRole('button', { name })

test('asks for the required consent, says what happens without it, and thanks for it', async () => {
  const { sent } = await open(
    'collection',
    [consent('collection', true)],
    withConsents(consent('collection', false), consent('marketing_email', true)),
  )
  fireEvent.click(await button('Agree and continue'))
  await screen.findByText('You agreed to the new version. You can buy.')
  expect(document.activeElement?.textContent).toBe('You agreed to the new version. You can buy.')
  expect(sent().map(({ input }) => input)).toEqual([
    { params: { document: 'collection' }, body: { edition: '2025', agrees: true } },
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('leads to the text and to what changes', async () => {
  await open('collection', [consent('collection', true)])
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('Read the new version')).toBe('/private')
  expect(await link('See what changes')).toBe('/private?view=changes')
  expect(screen.getByText(/your courses, orders and refunds stay as they are/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull()
})

test('asks for offers by the channels that were agreed to, and takes a no', async () => {
  const { sent } = await open(
    'marketing',
    [consent('marketing_sms', true), consent('marketing_email', true)],
    withConsents(),
  )
  expect(await screen.findByText(/by text message and email/)).toBeTruthy()
  fireEvent.click(await button('No, thanks'))
  await screen.findByText('We won’t send you news and offers.')
  expect(sent().map(({ input }) => input)).toEqual([
    { params: { document: 'marketing' }, body: { edition: '2025', agrees: false } },
  ])
})

test('tells to reload when the text has changed meanwhile, and keeps asking', async () => {
  const refused = ApiError.declaredBy(answerConsent)(codes.termsOutdated, 'another edition')
  await open('marketing', [consent('marketing_email', true)], refused)
  fireEvent.click(await button('Agree'))
  expect((await screen.findByText(/changed again/)).textContent).toBe(
    'This text has changed again. Reload the page and read the newest version.',
  )
  expect(await button('Reload the page')).toBeTruthy()
  expect(await button('Agree')).toBeTruthy()
})

test.each([
  ['collection', [consent('collection', false), consent('marketing_email', true)]],
  ['marketing', [consent('collection', true), consent('marketing_email', false)]],
] as const)('asks nobody about %s whose consent to it holds', async (document, consents) => {
  await open(document, consents)
  await screen.findByText('My page')
  expect(screen.queryByRole('button')).toBeNull()
})
