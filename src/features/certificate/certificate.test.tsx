import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  changeCertificateProof,
  issueCertificate,
  type OwnCertificate,
  ownCertificate,
  proveCertificate,
} from '#contract/content/certificates.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { AlertMount } from '#ui/alert/alert-mount.tsx'
import { CertificateScreen } from './certificate-screen.tsx'
import { ProofScreen } from './proof-screen.tsx'

afterEach(cleanup)

const facts = {
  number: 'PC-20261121-7QK2M9XD',
  is_name_stated: false,
  title: 'IV insertion',
  lessons: 8,
  completed_on: '2026-11-19',
  issued_on: '2026-11-21',
}
const issued: OwnCertificate = {
  title: 'IV insertion',
  done: 8,
  lessons: 8,
  can_issue: false,
  waits_until: null,
  revoked_on: null,
  certificate: { ...facts, name: 'Kim Haneul', proof: '/certificate#token=a.b' },
}
const withdrawn: OwnCertificate = {
  ...issued,
  certificate: { ...facts, name: 'Kim Haneul', proof: null },
}

describe('the member’s page', () => {
  const show = async (own: unknown) => {
    const answers = new Map<Endpoint, unknown>([[ownCertificate, own]])
    const { http, asked } = fakeServer(answers)
    const page = (
      <>
        <CertificateScreen course={101} />
        <AlertMount />
      </>
    )
    await renderScreen(page, { http, catalogues: ['certificate', 'errors'] })
    return { answers, asked }
  }

  it('says how many lessons are missing, and offers no certificate yet', async () => {
    await show({ ...issued, done: 7, certificate: null })
    expect(await screen.findByText('7 of 8 lessons')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Issue the certificate' })).toBeNull()
  })

  it('issues the certificate of a finished course', async () => {
    const { answers } = await show({ ...issued, can_issue: true, certificate: null })
    answers.set(issueCertificate, issued)
    fireEvent.click(await screen.findByRole('button', { name: 'Issue the certificate' }))
    expect(await screen.findByText('Kim Haneul')).toBeDefined()
    expect(screen.getByText('PC-20261121-7QK2M9XD')).toBeDefined()
    expect(screen.getByText('19 Nov 2026')).toBeDefined()
    expect(screen.getByText('21 Nov 2026')).toBeDefined()
  })

  it('says until when a finished course can be refunded, and issues nothing before', async () => {
    await show({ ...issued, waits_until: '2026-11-28T14:59:59.999Z', certificate: null })
    expect(await screen.findByText(/refunded until 28 Nov 2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Issue the certificate' })).toBeNull()
  })

  it('says that a refund revoked it', async () => {
    await show({ ...issued, revoked_on: '2026-11-24', certificate: null })
    expect(await screen.findByText(/This course was refunded on 24 Nov 2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Issue the certificate' })).toBeNull()
  })

  it('withdraws the address, and makes another one', async () => {
    const { answers, asked } = await show(issued)
    answers.set(changeCertificateProof, withdrawn)
    const before = asked.length
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the address' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    expect(asked).toHaveLength(before)
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw the address' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the address' }))
    expect(await screen.findByText('No address proves this certificate at the moment.')).toBeDefined()
    expect(asked.at(-1)).toMatchObject({ name: 'change-certificate-proof', input: { body: { is_public: false } } })
    answers.set(changeCertificateProof, issued)
    fireEvent.click(screen.getByRole('button', { name: 'Make a new address' }))
    expect(await screen.findByRole('button', { name: 'Copy the address' })).toBeDefined()
  })

  it('leads from a course of others to the own ones', async () => {
    await show(ApiError.received({ status: 404, code: codes.notFound }))
    expect(await screen.findByRole('link', { name: 'See my courses' })).toBeDefined()
  })
})

describe('the page that proves it', () => {
  const show = async (proof: unknown) => {
    const { http, asked } = fakeServer(new Map<Endpoint, unknown>([[proveCertificate, proof]]))
    const token = () => '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c11.secret'
    await renderScreen(<ProofScreen token={token} />, { http, catalogues: ['certificate', 'errors', 'outline'] })
    return asked
  }

  it('shows course, dates, number and what may be seen of the name', async () => {
    const asked = await show({ ...facts, masked_name: 'K. H.', revoked_on: null })
    expect(await screen.findByText('K. H.')).toBeDefined()
    expect(screen.getByText('IV insertion')).toBeDefined()
    expect(screen.getByText('PC-20261121-7QK2M9XD')).toBeDefined()
    // The secret travels in a header, never in an address.
    expect(asked[0]?.input).toEqual({
      query: { id: '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c11' },
      linkSecret: 'secret',
    })
  })

  it('says that the certificate of a refunded course is not valid', async () => {
    await show({ ...facts, masked_name: 'K. H.', revoked_on: '2026-11-24' })
    expect(await screen.findByText('This certificate is not valid')).toBeDefined()
    expect(screen.getByText('It was revoked on 24 Nov 2026, because the course was refunded.')).toBeDefined()
  })

  it('says that a withdrawn address proves nothing', async () => {
    await show(ApiError.received({ status: 404, code: codes.notFound }))
    expect(await screen.findByRole('heading', { name: 'This address proves nothing' })).toBeDefined()
  })
})
