import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type DataExport, dataExport, downloadDataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { DataExportSection } from './data-export-section.tsx'

afterEach(cleanup)

const apiError = ApiError.declaredBy(requestDataExport)
const none: DataExport = { status: 'none', percent: 0, expires_at: null }
const requested: DataExport = { status: 'requested', percent: 0, expires_at: null }
const ready = (): DataExport => ({
  status: 'ready',
  percent: 100,
  expires_at: new Date(Date.now() + 90 * 60_000).toISOString(),
})

/** Renders the section on a server with these answers. */
async function show(state: DataExport, request: unknown = requested) {
  const answers = new Map<Endpoint, unknown>([
    [dataExport, state],
    [requestDataExport, request],
  ])
  const { http, asked } = fakeServer(answers)
  const confirm = ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button type="button" onClick={onConfirmed}>
      Prove it
    </button>
  )
  await renderScreen(<DataExportSection confirm={confirm} />, { http })
  return { answers, countOf: (name: string) => asked.filter((call) => call.name === name).length }
}
const buttonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('requests the files after the member has confirmed who they are, and shows progress until they are ready', async () => {
  const { answers } = await show(none, apiError(codes.freshAuthenticationRequired, 'too long ago'))
  fireEvent.click(await screen.findByRole('button', { name: 'Request the files' }))
  const prove = await screen.findByRole('button', { name: 'Prove it' })
  expect(buttonNames()).toEqual(['Prove it'])
  answers.set(requestDataExport, requested)
  answers.set(dataExport, { status: 'preparing', percent: 55, expires_at: null })
  fireEvent.click(prove)
  expect((await screen.findByRole('status')).textContent).toMatch(/^We’re preparing your files/)
  expect(buttonNames()).toEqual([])
  expect(await screen.findByText('55%', undefined, { timeout: 5_000 })).toBeTruthy()
  answers.set(dataExport, ready())
  const json = await screen.findByRole('button', { name: 'All my data (JSON)' }, { timeout: 5_000 })
  expect(json).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^Your files are ready.*1 h 30 min left/)
  expect(buttonNames()).toEqual(['All my data (JSON)', 'My orders (CSV)', 'Request new files'])
})

test('asks for the state once while nothing is under way', async () => {
  const { countOf } = await show(ready())
  await screen.findByRole('button', { name: 'My orders (CSV)' })
  expect(countOf('data-export')).toBe(1)
})

test('says that a file could not be downloaded, and downloads it again', async () => {
  const { answers, countOf } = await show(ready())
  answers.set(downloadDataExport, ApiError.ofAnyCall(codes.notFound, 'gone'))
  fireEvent.click(await screen.findByRole('button', { name: 'My orders (CSV)' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t download the fileThis is no longer available. Copy link for support',
  )
  fireEvent.click(screen.getByRole('button', { name: 'My orders (CSV)' }))
  await expect.poll(() => countOf('download-data-export')).toBe(2)
})

test('downloads a file after the member has confirmed who they are', async () => {
  const { answers, countOf } = await show(ready())
  answers.set(
    downloadDataExport,
    ApiError.declaredBy(downloadDataExport)(codes.freshAuthenticationRequired, 'too long'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'My orders (CSV)' }))
  const prove = await screen.findByRole('button', { name: 'Prove it' })
  expect(screen.queryByRole('alert')).toBeNull()
  answers.set(downloadDataExport, ApiError.ofAnyCall(codes.notFound, 'gone'))
  fireEvent.click(prove)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t download the file/)
  expect(screen.queryByRole('button', { name: 'Prove it' })).toBeNull()
  expect(countOf('download-data-export')).toBe(2)
})

test('says that the files could not be prepared, and requests them again', async () => {
  const { countOf } = await show({ ...none, status: 'failed' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t prepare your files/)
  fireEvent.click(screen.getByRole('button', { name: 'Request them again' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/^We’re preparing your files/)
  expect(countOf('request-data-export')).toBe(1)
})

test('says when the next request is possible after too many', async () => {
  await show(ready(), apiError(codes.tooManyDataExports, 'too many', undefined, { retryAfterSeconds: 3_600 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Request new files' }))
  expect(await screen.findByRole('heading', { name: 'No more files for now' })).toBeTruthy()
  expect(await screen.findByText('1 h')).toBeTruthy()
  expect(buttonNames()).toEqual(['Copy link for support', 'All my data (JSON)', 'My orders (CSV)'])
})
