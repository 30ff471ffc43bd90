import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { findPasswordSearchSchema } from '../src/features/find-password/find-password.url.ts'
import { FindPasswordScreen } from '../src/features/find-password/find-password-screen.tsx'
import { FlowFrame } from '../src/layouts/flow/flow-frame.tsx'

export const Route = createFileRoute('/find-password')({
  validateSearch: findPasswordSearchSchema,
  staticData: { catalogues: ['find-account', 'form', 'errors'], frame: 'flow', skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Reset your password`),
      description: i18n._(msg`Get a link by email to set a new password.`),
      hidden: true,
    })
  },
  component: FindPasswordPage,
})

function FindPasswordPage() {
  const { t } = useLingui()
  const { step, refused } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FindPasswordScreen
      step={step ?? 'account'}
      refused={refused}
      onStep={(href, replace) => void navigate({ href, replace })}
      onChanged={() => void navigate({ to: '/login', replace: true })}
      frame={(current, children) => (
        <FlowFrame name={t`Set a new password`} steps={[t`Your account`, t`Email`, t`New password`]} current={current}>
          {children}
        </FlowFrame>
      )}
    />
  )
}
