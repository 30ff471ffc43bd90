import { createFileRoute, Navigate } from '@tanstack/react-router'
import { paths } from '../../contract/addresses/paths.ts'
import { pageHead } from '../../src/app/head.ts'
import { loginPath } from '../../src/features/login/login.url.ts'
import { OrderPage } from '../../src/features/orders/history/order-page.tsx'
import { historyMetadata } from '../../src/features/orders/history/history-head.ts'
import { historyPath, orderPageSearchSchema } from '../../src/features/orders/history/history.url.ts'
import { MyPage } from '../../src/features/profile/my-page.tsx'
import { MembersOnly } from '../../src/features/profile/members-only.tsx'

export const Route = createFileRoute('/mypage/history/detail')({
  validateSearch: orderPageSearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'form', 'errors'], skeleton: 'account' },
  head: ({ match: { context } }) => pageHead(context, historyMetadata(context.messages.i18n)),
  component: OneOrderPage,
})

function OneOrderPage() {
  const { id, decline } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly
      onLogin={() =>
        void navigate({ href: loginPath({ next: id === undefined ? historyPath(1) : paths.purchase({ id }) }) })
      }
      onLoggedOut={() => void navigate({ to: '/' })}
    >
      <MyPage current="purchases">
        {id === undefined ? <Navigate to="/mypage/history" replace /> : <OrderPage id={id} decline={decline} />}
      </MyPage>
    </MembersOnly>
  )
}
