import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type OwnInquiry, ownInquiries, ownInquiry } from '#contract/content/own-inquiries.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { OwnInquiriesScreen } from './own-inquiries-screen.tsx'
import { OwnInquiryScreen } from './own-inquiry-screen.tsx'

afterEach(cleanup)

const catalogues = ['own-inquiries', 'errors'] as const
const waiting: OwnInquiry = {
  inquiry_id: 1042,
  category: { code: 'service', name: 'Courses and devices' },
  title: 'Forty students',
  submitted_at: '2026-11-20T03:00:00.000Z',
  answered_at: null,
  content: 'How do we pay?\nBy card?',
  has_image: true,
  answer: null,
  kept_until: null,
}
const answered: OwnInquiry = {
  ...waiting,
  inquiry_id: 1043,
  title: null,
  answered_at: '2026-11-21T03:00:00.000Z',
  content: null,
  has_image: false,
  answer: 'Yes.\nBy card.',
  kept_until: '2027-11-21T03:00:00.000Z',
}

describe('the list', () => {
  it('shows each inquiry with its state, and leads to it', async () => {
    const { http } = fakeServer(new Map<Endpoint, unknown>([[ownInquiries, [answered, waiting]]]))
    await renderScreen(<OwnInquiriesScreen page={1} />, { http, catalogues: [...catalogues] })
    const link = await screen.findByRole('link', { name: 'Forty students' })
    expect(link.getAttribute('href')).toBe('/mypage/inquiries/detail?id=1042')
    expect(screen.getByRole('link', { name: 'Inquiry 1043' })).toBeDefined()
    expect(screen.getByText('Waiting for a reply')).toBeDefined()
    expect(screen.getByText('Replied')).toBeDefined()
  })

  it('leads a member without inquiries to the form', async () => {
    const { http } = fakeServer(new Map<Endpoint, unknown>([[ownInquiries, []]]))
    await renderScreen(<OwnInquiriesScreen page={1} />, { http, catalogues: [...catalogues] })
    expect(await screen.findByRole('heading', { name: 'No inquiries yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Send an inquiry' }).getAttribute('href')).toBe('/cs/inquiry')
  })
})

describe('an inquiry', () => {
  const show = async (content: unknown) => {
    const answers = new Map<Endpoint, unknown>([[ownInquiry, content]])
    const { http } = fakeServer(answers)
    await renderScreen(<OwnInquiryScreen id={1042} />, { http, catalogues: [...catalogues] })
  }

  it('shows what was sent, and says when the reply comes', async () => {
    await show(waiting)
    expect((await screen.findByText(/How do we pay\?/)).textContent).toBe('How do we pay?\nBy card?')
    expect(screen.getByText('With the picture you attached.')).toBeDefined()
    expect(screen.getByText('We’ll reply within one business day')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete the reply' })).toBeNull()
  })

  it('shows the reply, and until when it stays', async () => {
    await show(answered)
    expect((await screen.findByText(/By card/)).textContent).toBe('Yes.\nBy card.')
    expect(
      screen.getByText('We deleted what you sent when we replied. The reply stays here until 21 Nov 2027.'),
    ).toBeDefined()
  })

  it('is not there for others, and once it is deleted', async () => {
    await show(ApiError.received({ status: 404, code: codes.notFound }))
    expect(await screen.findByRole('heading', { name: 'There’s no such inquiry' })).toBeDefined()
  })
})
