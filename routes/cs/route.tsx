import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { CustomerSupportFrame } from '#features/customer-support/frame/customer-support-frame.tsx'

/** Heading and tabs of every page below `/cs`. */
export const Route = createFileRoute('/cs')({
  staticData: { skeleton: 'area' },
  component: CustomerSupportPage,
})

function CustomerSupportPage() {
  // From the same match as the page below; the router's location changes earlier.
  const path = useChildMatches({ select: ([page]) => page?.fullPath ?? '' })
  return (
    <CustomerSupportFrame path={path}>
      <Outlet />
    </CustomerSupportFrame>
  )
}
