import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../src/app/head.ts'
import { loginPath } from '../../src/features/login/login.url.ts'
import { HistoryScreen } from '../../src/features/orders/history/history-screen.tsx'
import { historyMetadata } from '../../src/features/orders/history/history-head.ts'
import { historyPath, historySearchSchema } from '../../src/features/orders/history/history.url.ts'
import { MyPage } from '../../src/features/profile/my-page.tsx'
import { MembersOnly } from '../../src/features/profile/members-only.tsx'

export const Route = createFileRoute('/mypage/history/')({
  validateSearch: historySearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'errors'], skeleton: 'accountOrders' },
  head: ({ match: { context } }) => pageHead(context, historyMetadata(context.messages.i18n)),
  component: HistoryPage,
})

function HistoryPage() {
  const { page = 1, ...since } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly
      onLogin={() => void navigate({ href: loginPath({ next: historyPath(page, since) }) })}
      onLoggedOut={() => void navigate({ to: '/' })}
    >
      <MyPage current="purchases">
        <HistoryScreen page={page} since={since} />
      </MyPage>
    </MembersOnly>
  )
}
