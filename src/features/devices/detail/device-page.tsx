import { Trans, useLingui } from '@lingui/react/macro'
import type { Device } from '#contract/content/devices.ts'
import { useStock } from '#entities/device/use-stock.ts'
import { classNames } from '#ui/class-names.ts'
import { Breadcrumb } from '#ui/content/breadcrumb.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { categoryParameter, type DeviceSearch } from '../device-search.ts'
import { Application } from './application.tsx'
import { ApplyBar } from './apply-bar.tsx'
import * as styles from './detail.css.ts'
import { Panel } from './panel.tsx'
import { PriceTable } from './price-table.tsx'
import { RequiredCourses } from './required-courses.tsx'
import { choiceOf } from './terms.ts'

/** Page of a device: prices, usage and application (specification, section 2). */
export function DevicePage({ device: cached, search }: { device: Device; search: DeviceSearch }) {
  const current = useStock(cached.idx)
  const device = current === undefined ? cached : { ...cached, stock: current }
  const { t } = useLingui()
  const { name, summary, thumbnail, stock } = device
  const choice = choiceOf(device, search)
  return (
    <Container>
      <Breadcrumb data-width="wide" aria-label={t`Breadcrumb`}>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
        <Link to="/device">
          <Trans>Training devices</Trans>
        </Link>
        <Link
          to="/device"
          search={{
            category: categoryParameter(device),
            sale_type: choice.saleType === 'purchase' ? 'purchase' : undefined,
          }}
        >
          {device.category_name}
        </Link>
      </Breadcrumb>
      <AsideColumns asideBetween>
        <div className={classNames(styles.pictureFrame, stock === 0 && styles.outOfStock)} data-subject>
          <Picture
            className={classNames(styles.picture, stock === 0 && styles.unavailable)}
            src={thumbnail}
            width={600}
            height={450}
            alt=""
            fetchPriority="high"
          />
        </div>
        <aside aria-label={t`Application`}>
          <Stack gap={2} marginBottom={4}>
            <Heading as="h1" size={28}>
              {name}
            </Heading>
            <Text as="p" muted>
              {summary}
            </Text>
          </Stack>
          <Panel device={device} choice={choice} isStockCurrent={current !== undefined} />
        </aside>
        <div>
          <PriceTable device={device} />
          <RequiredCourses courses={device.contents} />
          <section className={styles.section}>
            <Heading as="h2" marginBottom={4}>
              <Trans>Device details</Trans>
            </Heading>
            <DefinitionList columns>
              {device.detail.map((fact) => (
                <DefinitionItem key={fact.name} name={fact.name}>
                  {fact.value}
                </DefinitionItem>
              ))}
            </DefinitionList>
          </section>
          <Application device={device} saleType={choice.saleType} />
        </div>
      </AsideColumns>
      <ApplyBar device={device} choice={choice} />
    </Container>
  )
}
