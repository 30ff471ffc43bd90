import * as codes from '../../../../contract/codes.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { verifyMember } from '../../../../contract/checkout.ts'
import { renderOrderScreen, fakeServer } from '../../../../tests/support/screens/order-page.tsx'
import { ApiError } from '../../../../contract/api-error.ts'
import { orderSearchSchema } from './checkout.search.ts'
import { OrderScreen } from './order-screen.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('uses a rejected verification only once, and lets the user verify again', async () => {
  const refused = ApiError.received({ status: 403, code: codes.personHasAccount })
  const { http, asked } = fakeServer(new Map([[verifyMember, refused]]))
  const idfc_id = '300ded40-2378-4c4d-892a-dac20a1b4463'
  const search = v.parse(orderSearchSchema, { course: 101, option: '101003', idfc_id })
  await renderOrderScreen(
    <OrderScreen
      search={search}
      identity={({ returned, onVerified }) => (
        <button type="button" onClick={() => onVerified({ idfc_id })}>
          {returned === undefined ? 'Begin' : 'Come back'}
        </button>
      )}
      onSearch={vi.fn()}
      onComplete={vi.fn()}
      onFailed={vi.fn()}
    />,
    { http, layout: 'mobile' },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Come back' }))
  await screen.findByRole('button', { name: 'Begin' })
  expect(screen.getByText('The verification was not taken')).toBeDefined()
  expect(asked.filter(({ name }) => name === verifyMember.name)).toHaveLength(1)
})
