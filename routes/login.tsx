import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../contract/addresses/paths.ts'
import { pageHead } from '../src/app/head.ts'
import { IdentityVerification } from '../src/features/identity-verification/identity-verification.tsx'
import { loginPath, loginSearchSchema } from '../src/features/login/login.url.ts'
import { LoginScreen } from '../src/features/login/login-screen.tsx'
import { QrLogin } from '../src/features/qr-login/qr-login.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: loginSearchSchema,
  staticData: { catalogues: ['login', 'form', 'identity-verification', 'errors'], skeleton: 'login' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Log in`),
      description: i18n._(
        context.off.includes('identity-verification')
          ? msg`Log in with your ID.`
          : context.off.includes('student-id-app')
            ? msg`Log in with your ID or mobile ID.`
            : msg`Log in with your ID, mobile ID or student ID.`,
      ),
      hidden: true,
    })
  },
  component: LoginPage,
})

/** Redirects a member who is already logged in. */
function useLeadOn(go: (href: string) => void, next: string): void {
  const { session, supportView } = Route.useRouteContext()
  const latest = useRef({ go, next })
  useEffect(() => {
    latest.current = { go, next }
  })
  useEffect(() => {
    if (supportView?.at || session.store.read() === undefined) return
    let isLeft = false
    void session.check().then((isSignedIn) => {
      if (isSignedIn && !isLeft) latest.current.go(latest.current.next)
    })
    return () => {
      isLeft = true
    }
  }, [session, supportView])
}

function LoginPage() {
  const { session, layout } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  useLeadOn((href) => void navigate({ href, replace: true }), search.next ?? paths.myPage())
  const openTermination = (token: string) => void navigate({ href: paths.terminatedMembership({ token }) })
  return (
    <LoginScreen
      search={search}
      onSignedIn={(opened) => {
        session.open(opened)
        void navigate({ href: search.next ?? '/', replace: true })
      }}
      onReturned={() =>
        void navigate({ to: '/login', search: { tab: 'simple', next: search.next }, replace: true, resetScroll: false })
      }
      onSignUp={() => void navigate({ to: '/regist', search: { next: search.next } })}
      onTermination={openTermination}
      identity={({ returned, onVerified }) => (
        <IdentityVerification
          purpose="login"
          method={layout === 'desktop' ? 'OACX' : 'CIVS'}
          returnPath={loginPath({ tab: 'simple', next: search.next })}
          returned={returned}
          onVerified={onVerified}
        />
      )}
      qr={({ onApproved }) => <QrLogin onApproved={onApproved} onTermination={openTermination} />}
    />
  )
}
