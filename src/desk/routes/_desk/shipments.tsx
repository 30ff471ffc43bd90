import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageParameter } from '#lib/url/search-schema.ts'
import { ShipmentsScreen } from '#desk/orders/shipments-screen.tsx'

export const Route = createFileRoute('/_desk/shipments')({
  validateSearch: v.object({ page: pageParameter }),
  component: () => <ShipmentsScreen page={Route.useSearch().page} />,
})
