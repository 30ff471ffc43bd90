import { expect, it } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { sampleDevice } from '../device.fixture.ts'
import { deviceBlocks } from './structured-device.ts'

const about = { i18n: createMessages('en').i18n, origin: 'https://shop.example' }

it('offers every term at its total price, and the purchase', () => {
  const url = 'https://shop.example/device/detail?id=11'
  const sold = { '@type': 'Offer', priceCurrency: 'KRW', availability: 'https://schema.org/InStock' }
  const rented = (months: number) => ({
    ...sold,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
  })
  const [product] = deviceBlocks(sampleDevice(), about)
  expect(product).toEqual({
    '@type': 'Product',
    name: 'Standalone headset One',
    sku: '11',
    description: 'No cable, 128 GB',
    url,
    image: 'https://shop.example/media/pictures/one.svg',
    offers: [
      { ...rented(1), price: 49_000, url },
      { ...rented(3), price: 139_650, url: `${url}&months=3` },
      { ...rented(12), price: 470_400, url: `${url}&months=12` },
      {
        ...sold,
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
        price: 690_000,
        url: `${url}&sale_type=purchase`,
      },
    ],
  })
})

it('says that a device is out of stock', () => {
  const [product] = deviceBlocks(sampleDevice({ stock: 0, rental: [] }), about)
  expect(product).toMatchObject({ offers: [{ availability: 'https://schema.org/OutOfStock' }] })
})

it('has the breadcrumb of the device', () => {
  const [, places] = deviceBlocks(sampleDevice({ category: 'wheel' }), about)
  expect(places).toMatchObject({
    itemListElement: [{}, {}, { item: 'https://shop.example/device?category=wheel' }, { position: 4 }],
  })
})
