import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { AccountChangeScreen } from '../src/features/account-change/account-change-screen.tsx'
import { readTokenFromHash } from '../src/lib/url/link-token.ts'

export const Route = createFileRoute('/account-change')({
  staticData: { catalogues: ['find-account', 'errors'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Undo a change to your account`),
      description: i18n._(msg`Undo a change to your account with the link from your email.`),
      hidden: true,
    })
  },
  component: AccountChangePage,
})

/** Reads the token when it is needed: only the browser has the hash. */
const token = () => readTokenFromHash(location.hash)

function AccountChangePage() {
  const navigate = Route.useNavigate()
  return (
    <AccountChangeScreen
      token={token}
      onUndone={(secret) => void navigate({ to: '/find-password-reset', hash: `token=${secret}`, replace: true })}
    />
  )
}
