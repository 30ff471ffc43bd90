import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { DevicePage } from '#features/devices/detail/device-page.tsx'
import { loadDevice } from '#features/devices/detail/load.ts'
import { deviceBlocks } from '#features/devices/detail/structured-device.ts'
import { deviceSearch } from '#features/devices/device-search.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/device/detail')({
  staticData: { catalogues: ['devices'], skeleton: 'detail' },
  validateSearch: deviceSearch,
  loaderDeps: ({ search }) => declaredSearch(deviceSearch, search),
  loader: ({ context, deps }) => loadDevice(context, deps),
  head: ({ match: { context }, loaderData: device }) => {
    if (!device) return {}
    const { i18n } = context.messages
    const { summary } = device
    return pageHead(context, {
      title: device.name,
      description: i18n._(msg`${summary}. Compare rental terms and prices, and apply online.`),
      // Search engines read the page that the server renders.
      structured: import.meta.env.SSR ? deviceBlocks(device, { i18n, origin: context.origins.desktop }) : [],
    })
  },
  component: () => <DevicePage device={Route.useLoaderData()} search={Route.useSearch()} />,
})
