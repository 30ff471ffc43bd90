import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { orderList } from '#contract/orders/orders.ts'
import { historyInput, historySearchSchema } from '#features/orders/history/history.url.ts'
import { historyMetadata } from '#features/orders/history/history-head.ts'
import { HistoryScreen } from '#features/orders/history/history-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'

export const Route = createFileRoute('/_member/mypage/history/')({
  validateSearch: historySearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'errors'], skeleton: 'accountOrders' },
  loaderDeps: ({ search: { page = 1, year, month, day } }) => ({ page, since: { year, month, day } }),
  loader: ({ context, deps: { page, since } }) =>
    loadForMember(context, orderList, historyInput(page, since), { staleTime: 0 }),
  head: ({ match: { context } }) => pageHead(context, historyMetadata(context.messages.i18n)),
  component: HistoryPage,
})

function HistoryPage() {
  const { page, since } = Route.useLoaderDeps()
  return (
    <MyPage current="purchases">
      <HistoryScreen page={page} since={since} />
    </MyPage>
  )
}
