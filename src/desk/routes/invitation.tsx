import { createFileRoute, useLocation } from '@tanstack/react-router'
import { InvitationScreen } from '../passkey/invitation-screen.tsx'

export const Route = createFileRoute('/invitation')({ component: InvitationPage })

function InvitationPage() {
  const { hash } = useLocation()
  return <InvitationScreen linkSecret={new URLSearchParams(hash).get('secret') ?? ''} />
}
