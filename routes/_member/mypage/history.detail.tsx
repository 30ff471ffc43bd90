import { createFileRoute, Navigate } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import { orderPageSearchSchema } from '#features/orders/history/history.url.ts'
import { orderMetadata } from '#features/orders/history/history-head.ts'
import { OrderPage } from '#features/orders/history/order-page.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'

export const Route = createFileRoute('/_member/mypage/history/detail')({
  validateSearch: orderPageSearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'form', 'errors'], skeleton: 'account' },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => {
    if (id !== undefined) loadForMember(context, orderDetail, { params: { id } }, { staleTime: 0 })
  },
  head: ({ match: { context, search } }) => pageHead(context, orderMetadata(context.messages.i18n, search.id)),
  component: OneOrderPage,
})

function OneOrderPage() {
  const { id, decline } = Route.useSearch()
  return (
    <MyPage current="purchases">
      {id === undefined ? <Navigate to="/mypage/history" replace /> : <OrderPage id={id} decline={decline} />}
    </MyPage>
  )
}
