import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ShipmentsScreen } from '#desk/orders/shipments-screen.tsx'
import { pageParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_desk/shipments')({
  validateSearch: v.object({ page: pageParameter }),
  component: () => <ShipmentsScreen page={Route.useSearch().page} />,
})
