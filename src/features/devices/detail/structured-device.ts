import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#contract/addresses/paths.ts'
import type { Device } from '#contract/content/devices.ts'
import { breadcrumbBlock } from '#lib/url/breadcrumb.ts'
import { categoryParameter } from '../device-search.ts'

/** Structured data of a device's page: the device with its offers, and the breadcrumb. */
export function deviceBlocks(device: Device, { i18n, origin }: { i18n: I18n; origin: string }): object[] {
  const { idx, name } = device
  const places = [
    { name: i18n._(msg`Home`), path: '/' },
    { name: i18n._(msg`Training devices`), path: paths.devices() },
    {
      name: device.category_name,
      path: paths.devices({ category: categoryParameter(device), sale_type: undefined }),
    },
    { name, path: paths.device({ id: idx }) },
  ]
  return [productBlock(device, origin), breadcrumbBlock(places, origin)]
}

/** Device as a schema.org `Product`. Prices are totals: a rental's price is that of the whole term. */
function productBlock(device: Device, origin: string): object {
  const { idx, name, summary, thumbnail, rental, purchase, stock } = device
  const availability = `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`
  const offer = (price: number, path: string, kind: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'KRW',
    availability,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${kind}` },
    url: `${origin}${path}`,
  })
  return {
    '@type': 'Product',
    name,
    sku: String(idx),
    description: summary,
    url: `${origin}${paths.device({ id: idx })}`,
    image: `${origin}${thumbnail}`,
    offers: [
      ...rental.map(({ subs_month: months, total_amt }, index) => ({
        ...offer(total_amt, paths.device({ id: idx, months: index === 0 ? undefined : months }), 'LeaseOut'),
        eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
      })),
      ...(purchase
        ? [
            offer(
              purchase.amt,
              paths.device({ id: idx, sale_type: rental.length > 0 ? 'purchase' : undefined }),
              'Sell',
            ),
          ]
        : []),
    ],
  }
}
