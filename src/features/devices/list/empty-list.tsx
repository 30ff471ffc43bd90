import { Plural, Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { categoriesOf, categoryParameter, changedDeviceList, type DeviceListSearch } from '../device-search.ts'
import type { DeviceListPage } from './load.ts'

/** Empty device list, with a link to the nearest list that has devices. */
export function EmptyDeviceList({ page, search }: { page: DeviceListPage; search: DeviceListSearch }) {
  // Those of the first category that has any.
  const [other] = categoriesOf(page.devices)
  const elsewhere = page.devices.filter(({ category }) => category === other?.category).length
  return (
    <EmptyState as="section" frame="dashed">
      <h2>
        {search.sale_type === 'purchase' ? (
          <Trans>No devices for sale here</Trans>
        ) : (
          <Trans>No devices to rent here</Trans>
        )}
      </h2>
      <Cluster>
        {other ? (
          <ButtonLink to="/device" search={changedDeviceList(search, { category: categoryParameter(other) })}>
            <Plural value={elsewhere} one="See # other device" other="See # other devices" />
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/device"
            search={changedDeviceList(search, { sale_type: search.sale_type === 'purchase' ? undefined : 'purchase' })}
          >
            {search.sale_type === 'purchase' ? <Trans>See devices to rent</Trans> : <Trans>See devices to buy</Trans>}
          </ButtonLink>
        )}
        <ButtonLink to="/cs/inquiry" search={{ type: 'service' }}>
          <Trans>Ask about a device</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
