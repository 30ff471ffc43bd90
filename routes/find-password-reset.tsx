import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { linkErrorPath } from '../src/features/find-password/find-password.url.ts'
import { PasswordLinkScreen } from '../src/features/find-password/password-link-screen.tsx'
import { FlowFrame } from '../src/layouts/flow/flow-frame.tsx'
import { atParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/find-password-reset')({
  validateSearch: v.object({
    at: atParameter,
  }),
  staticData: { catalogues: ['find-account', 'form', 'errors'], frame: 'flow', skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Set a new password`),
      description: i18n._(msg`Choose a new password with the link from your email.`),
      hidden: true,
    })
  },
  component: PasswordLinkPage,
})

function PasswordLinkPage() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  return (
    <PasswordLinkScreen
      onRefused={(refused) => void navigate({ href: linkErrorPath(refused), replace: true })}
      onChanged={() => void navigate({ to: '/login', replace: true })}
      frame={(current, children) => (
        <FlowFrame name={t`Set a new password`} steps={[t`Your account`, t`Email`, t`New password`]} current={current}>
          {children}
        </FlowFrame>
      )}
    />
  )
}
