import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../src/app/head.ts'
import { HistoryScreen } from '../../../src/features/orders/history/history-screen.tsx'
import { historyMetadata } from '../../../src/features/orders/history/history-head.ts'
import { historySearchSchema } from '../../../src/features/orders/history/history.url.ts'
import { MyPage } from '../../../src/features/profile/my-page.tsx'

export const Route = createFileRoute('/_member/mypage/history/')({
  validateSearch: historySearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'errors'], skeleton: 'accountOrders' },
  head: ({ match: { context } }) => pageHead(context, historyMetadata(context.messages.i18n)),
  component: HistoryPage,
})

function HistoryPage() {
  const { page = 1, ...since } = Route.useSearch()
  return (
    <MyPage current="purchases">
      <HistoryScreen page={page} since={since} />
    </MyPage>
  )
}
