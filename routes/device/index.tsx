import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { deviceListSearch } from '#features/devices/device-search.ts'
import { DeviceListScreen } from '#features/devices/list/device-list.tsx'
import { loadDeviceList } from '#features/devices/list/load.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/device/')({
  staticData: { catalogues: ['devices'], skeleton: 'cards' },
  validateSearch: deviceListSearch,
  loaderDeps: ({ search }) => declaredSearch(deviceListSearch, search),
  loader: ({ context, deps }) => loadDeviceList(context, deps),
  head: ({ match: { context }, loaderData }) => (loaderData ? pageHead(context, loaderData.head) : {}),
  component: () => <DeviceListScreen page={Route.useLoaderData()} search={Route.useSearch()} />,
})
