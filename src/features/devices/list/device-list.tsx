import { Trans, useLingui } from '@lingui/react/macro'
import type { SaleType } from '#contract/content/devices.ts'
import { usePrefetchedDevices } from '#entities/device/device-queries.ts'
import { PageHeading } from '#ui/content/page-heading.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { PlaceholderLink } from '#ui/feedback/placeholder.tsx'
import { Container } from '#ui/layout/container.tsx'
import { categoryParameter, changedDeviceList, type DeviceListSearch } from '../device-search.ts'
import { DeviceCard } from './device-card.tsx'
import * as styles from './device-list.css.ts'
import { EmptyDeviceList } from './empty-list.tsx'
import type { DeviceListPage } from './load.ts'

/** Number of pictures above the fold; the others load lazily. */
const eagerPictures = 3

const saleTypeParameter = { rental: undefined, purchase: 'purchase' } as const

/** Device list with both filters (specification, section 2). The filters are links, so they work without script. */
export function DeviceListScreen({ page, search }: { page: DeviceListPage; search: DeviceListSearch }) {
  const { sale_type: saleType = 'rental', category = page.categories[0]?.category } = search
  const shown = page.devices.filter((device) => device.category === category)
  usePrefetchedDevices(shown)
  const longest = Math.max(1, ...page.devices.flatMap(({ rental }) => rental.map((term) => term.subs_month)))
  return (
    <Container>
      <PageHeading title={<Trans>Training devices</Trans>}>
        {saleType === 'rental' ? (
          <Trans>Each tick is one month. Filled ticks are the shortest rental.</Trans>
        ) : (
          <Trans>Prices to buy. Many devices can also be rented by the month.</Trans>
        )}
      </PageHeading>
      <Filters page={page} category={category} saleType={saleType} search={search} />
      {shown.length === 0 ? (
        <EmptyDeviceList page={page} search={search} />
      ) : (
        <div className={styles.grid}>
          {shown.map((device, index) => (
            <DeviceCard
              key={device.idx}
              device={device}
              saleType={saleType}
              longest={longest}
              eager={index < eagerPictures}
            />
          ))}
          <AskForMany />
        </div>
      )}
    </Container>
  )
}

interface FiltersProps {
  readonly page: DeviceListPage
  readonly category: string | undefined
  readonly saleType: SaleType
  readonly search: DeviceListSearch
}

function Filters({ page: { categories, devices }, category, saleType, search }: FiltersProps) {
  const { t } = useLingui()
  const saleTypeLabels = { rental: t`Rental`, purchase: t`Purchase` }
  const count = (of: string) => devices.filter((device) => device.category === of).length
  return (
    <div className={styles.bar}>
      <Tabs className={styles.tabs} aria-label={t`Device types`}>
        {categories.map((each) => (
          <Link
            key={each.category}
            to="/device"
            search={changedDeviceList(search, { category: categoryParameter(each) })}
            aria-current={each.category === category ? 'page' : undefined}
          >
            <span>{each.category_name}</span> <small>{count(each.category)}</small>
          </Link>
        ))}
      </Tabs>
      <SegmentedControl as="div" role="group" aria-label={t`Rent or buy`}>
        {(['rental', 'purchase'] as const).map((each) => (
          <Link
            key={each}
            to="/device"
            search={changedDeviceList(search, { sale_type: saleTypeParameter[each] })}
            aria-current={each === saleType ? 'true' : undefined}
          >
            {saleTypeLabels[each]}
          </Link>
        ))}
      </SegmentedControl>
    </div>
  )
}

/** Last card: invites visitors to request other devices. */
function AskForMany() {
  return (
    <PlaceholderLink className={styles.inquiryCard} to="/cs/inquiry" search={{ type: 'partnership' }}>
      <svg className={styles.inquiryDrawing} viewBox="0 0 96 56" aria-hidden="true">
        <path d="M15 1h66a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14H70a10 10 0 0 1-8-4l-8-10.500a7.500 7.500 0 0 0-12 0L34 51a10 10 0 0 1-8 4H15A14 14 0 0 1 1 41V15A14 14 0 0 1 15 1z" />
      </svg>
      <b className={styles.inquiryTitle}>
        <Trans>Need more than one?</Trans>
      </b>
      <span>
        <Trans>We’ll quote for setup, collection and hygiene.</Trans>
      </span>
      <span className={styles.inquiryCardLink}>
        <Trans>Contact us for teams</Trans>
      </span>
    </PlaceholderLink>
  )
}
