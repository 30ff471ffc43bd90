import { createFileRoute } from '@tanstack/react-router'
import { FunnelScreen } from '../../funnels/funnel-screen.tsx'
import { funnelSearch } from '../../funnels/funnel-search.ts'

export const Route = createFileRoute('/_desk/funnels')({
  validateSearch: funnelSearch,
  component: () => <FunnelScreen search={Route.useSearch()} />,
})
