import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { describePages } from '../describe-pages.ts'
import { openShopPage } from './page.tsx'
import { visitorsBasket } from './pages/basket.ts'
import { members } from './tables.ts'

describePages(members, openShopPage)

it('counts each press of More while the prices are read', async () => {
  const { server, controls } = await openShopPage(visitorsBasket)
  const more = controls().find(({ key }) => key === 'button More of Headset')?.element
  if (!more) throw new Error('the basket has no headset')
  server.hold()
  const user = userEvent.setup()
  await user.click(more)
  await user.click(more)
  server.recover()
  await waitFor(() => expect(server.calls.at(-1)).toBe('GET /order/basket/quote?option=101003&devices=11r3x4_13px3'))
})
