import { Trans } from '@lingui/react/macro'
import { createFileRoute, useChildMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { StorageCallout } from '#entities/storage/storage-callout.tsx'
import { EmailVerificationStep } from '#features/email-verification/email-verification.tsx'
import { IdentityVerification } from '#features/identity-verification/identity-verification.tsx'
import { signUpSearchSchema, stepAt, stepPath } from '#features/sign-up/sign-up.url.ts'
import { SignUpScreen } from '#features/sign-up/sign-up-screen.tsx'
import { FlowFrame } from '#layouts/flow/flow-frame.tsx'
import { useStorageProblem } from '#lib/browser/use-storage-problem.ts'

/** Parent of both addresses of the sign-up: its flow continues when the address changes. */
export const Route = createFileRoute('/_sign-up')({
  validateSearch: signUpSearchSchema,
  staticData: {
    skeleton: 'form',
    catalogues: ['sign-up', 'email-verification', 'form', 'identity-verification', 'errors'],
    frame: 'flow',
  },
  component: SignUpPage,
})

function SignUpPage() {
  const { session, today, layout } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // From the same match as the parameters; the router's location changes earlier.
  const path = useChildMatches({ select: ([page]) => page?.fullPath ?? '' })
  const storageProblem = useStorageProblem()
  const [openings, setOpenings] = useState(0)
  return (
    <SignUpScreen
      key={`${search.type} ${search.from} ${openings}`}
      asked={stepAt(path, search)}
      search={search}
      today={today}
      onStep={(step, replace) => void navigate({ href: stepPath(step, search), replace })}
      onForward={() => setOpenings(openings + 1)}
      onFindId={() => void navigate({ to: '/find-account', search: { next: search.next } })}
      onSignedUp={(opened) => {
        session.open(opened)
        if (search.next !== undefined) void navigate({ href: search.next, replace: true })
      }}
      frame={({ children, ...frame }) => (
        <FlowFrame {...frame}>
          {storageProblem ? <StorageCallout problem={storageProblem} heading={<Trans>Sign up</Trans>} /> : children}
        </FlowFrame>
      )}
      identity={({ purpose, returned, onVerified }) => (
        <IdentityVerification
          key={purpose}
          purpose={purpose}
          method={layout === 'desktop' ? 'OACX' : 'CIVS'}
          returnPath={stepPath(purpose === 'join' ? 'identity' : 'guardian', search)}
          returned={returned}
          onVerified={onVerified}
        />
      )}
      email={(props) => <EmailVerificationStep {...props} />}
    />
  )
}
