import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { deskRefundPreview, refundOrder } from '#contract/desk/refunds.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deskRefundMachine } from '#machines/desk-refund.machine.ts'

interface DeskRefundDependencies {
  readonly http: Http
  readonly queryClient: QueryClient
}

/** Provides the actors of a refund at the desk. What pages have read before it is read again. */
export function provideDeskRefund({ http, queryClient }: DeskRefundDependencies) {
  return deskRefundMachine.provide({
    actors: {
      deskRefundPreview: endpointActor(http, deskRefundPreview),
      refundOrder: fromPromise(async ({ input, signal }) => {
        const content = await http(refundOrder, input, signal)
        await queryClient.invalidateQueries()
        return content
      }),
    },
  })
}
