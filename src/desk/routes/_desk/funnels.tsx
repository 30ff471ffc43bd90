import { createFileRoute } from '@tanstack/react-router'
import { flowFunnel } from '#contract/desk/funnels.ts'
import { FunnelScreen } from '#desk/funnels/funnel-screen.tsx'
import { listSearch } from '#desk/list/list-search.ts'

export const Route = createFileRoute('/_desk/funnels')({
  validateSearch: listSearch(flowFunnel),
  component: () => <FunnelScreen search={Route.useSearch()} />,
})
