import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyMember } from '#contract/orders/checkout.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { checkoutSearchSchema } from './checkout.search.ts'
import { OrderScreen } from './order-screen.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const idfc_id = '300ded40-2378-4c4d-892a-dac20a1b4463'

/** The order form in an address that may have the ID of a verification. */
function ReturnedOrder() {
  const [returned, setReturned] = useState<string | undefined>(idfc_id)
  return (
    <OrderScreen
      search={v.parse(checkoutSearchSchema, { course: 101, option: '101003', idfc_id: returned })}
      onReturned={() => setReturned(undefined)}
      identity={({ returned, onVerified }) => (
        <button type="button" onClick={() => onVerified({ idfc_id })}>
          {returned === undefined ? 'Begin' : 'Come back'}
        </button>
      )}
      onSearch={vi.fn()}
      onComplete={vi.fn()}
    />
  )
}

/** Opens the order form with the verification that the member comes back with. */
async function openReturned(answer: unknown) {
  const server = fakeServer(new Map([[verifyMember, answer]]))
  await renderScreen(<ReturnedOrder />, { ...server, layout: 'mobile' })
  return server
}

test('uses a rejected verification only once, and lets the user verify again', async () => {
  const { asked } = await openReturned(ApiError.received({ status: 403, code: codes.personHasAccount }))
  fireEvent.click(screen.getByRole('button', { name: 'Come back' }))
  await screen.findByRole('button', { name: 'Begin' })
  expect(screen.getByText('We couldn’t use your verification')).toBeDefined()
  expect(asked.filter(({ name }) => name === verifyMember.name)).toHaveLength(1)
})

test('says that the verification is not finished when the server answers so', async () => {
  await openReturned(ApiError.received({ status: 404, code: codes.identityNotVerified }))
  fireEvent.click(screen.getByRole('button', { name: 'Come back' }))
  await screen.findByRole('button', { name: 'Begin' })
  expect(screen.getByRole('alert').textContent).toContain('Verify your identity first.')
})

test('says that the identity is verified after a verification, not after one that was left', async () => {
  await openReturned({})
  fireEvent.click(screen.getByRole('button', { name: 'Come back' }))
  await screen.findByText('Your identity is verified')
  cleanup()
  sessionStorage.clear()
  await openReturned({})
  fireEvent.click(screen.getByRole('button', { name: 'Back to the order' }))
  await screen.findByRole('heading', { name: 'Your order' })
  expect(screen.queryByText('Your identity is verified')).toBeNull()
})

test('an order without items leads to the courses and the devices', async () => {
  await renderScreen(
    <OrderScreen
      search={v.parse(checkoutSearchSchema, {})}
      onReturned={vi.fn()}
      identity={() => null}
      onSearch={vi.fn()}
      onComplete={vi.fn()}
    />,
  )
  expect(await screen.findByRole('heading', { name: 'Nothing selected yet' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Browse courses', '/contents'],
    ['Browse devices', '/device'],
  ])
})
