import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DeskRefund } from '#machines/desk-refund.machine.ts'
import { cardRefund } from '#tests/flows/samples/desk-samples.ts'
import { type Answer, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideDeskRefund } from './desk-refund.flow.ts'

const refund: DeskRefund = { basis: 'lines', lines: [2], sum: 0, reason: 'Too dark', allows_other_holder: false }
const order = cardRefund.order_number
const refunded = { ...cardRefund, paid_amt: 102_000, refunded_amt: 4_000 }
const sent = [
  [`GET /v1/desk/order/${order}/refund`],
  [
    `POST /v1/desk/order/${order}/refund`,
    {
      body: {
        basis: 'lines',
        lines: [2],
        reason: 'Too dark',
        allows_other_holder: false,
        amt: 29_000,
        known_refunded_amt: 4_000,
      },
    },
  ],
]

test.each<[answer: Answer, state: string, isReadAgain: boolean]>([
  [{ content: { outcome: 'refunded' } }, 'refunded', true],
  [{ content: { outcome: 'asked' } }, 'approvalAsked', true],
  ['lost', 'enteringRefund', false],
])('a refund that is answered %o ends in %s', async (answer, state, isReadAgain) => {
  const tab = recordedTab()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['today'], 'as it was')
  tab.answer({ content: refunded }, answer)
  const actor = createActor(provideDeskRefund({ http: tab.http, queryClient }), { input: { order } }).start()
  await tab.pass()
  actor.send({ type: 'refund.submitted', refund })
  actor.send({ type: 'refund.confirmed' })
  await tab.pass()
  expect(tab.effects).toEqual(sent)
  expect(actor.getSnapshot().value).toBe(state)
  expect(queryClient.getQueryState(['today'])?.isInvalidated).toBe(isReadAgain)
  actor.stop()
})
