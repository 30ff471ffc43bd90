import { createFileRoute } from '@tanstack/react-router'
import { FunnelScreen } from '#desk/funnels/funnel-screen.tsx'
import { funnelSearch } from '#desk/funnels/funnel-search.ts'

export const Route = createFileRoute('/_desk/funnels')({
  validateSearch: funnelSearch,
  component: () => <FunnelScreen search={Route.useSearch()} />,
})
