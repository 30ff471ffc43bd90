import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useChildMatches } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { findIdSearchSchema, parseFindIdAddress } from '#features/find-id/find-id.url.ts'
import { FindIdScreen } from '#features/find-id/find-id-screen.tsx'
import { OneTimeCode } from '#features/one-time-code/one-time-code.tsx'
import { FlowFrame } from '#layouts/flow/flow-frame.tsx'

/** One page for all steps. Its child routes are the addresses of the specification and render nothing. */
export const Route = createFileRoute('/find-account')({
  validateSearch: findIdSearchSchema,
  staticData: { catalogues: ['find-account', 'form', 'errors'], frame: 'flow', skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Find your ID`),
      description: i18n._(
        context.off.includes('text-messages') || context.off.includes('identity-verification')
          ? msg`Find your ID by email.`
          : msg`Find your ID by phone or email.`,
      ),
      hidden: true,
    })
  },
  component: FindAccountPage,
})

function FindAccountPage() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // From the same match as the parameters; the router's location changes earlier.
  const path = useChildMatches({ select: ([page]) => page?.fullPath ?? '' })
  const { type, step } = parseFindIdAddress(path, search)
  return (
    <FindIdScreen
      type={type}
      step={step}
      onStep={(href, replace) => void navigate({ href, replace })}
      code={(props) => <OneTimeCode {...props} />}
      frame={(current, children) => (
        <FlowFrame name={t`Find ID`} steps={[t`Your details`, t`One-time code`, t`ID`]} current={current}>
          {children}
        </FlowFrame>
      )}
    />
  )
}
