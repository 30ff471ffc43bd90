import { expect, it } from 'vitest'
import { createMessages } from '../../../lib/i18n/i18n.ts'
import { sampleDevice } from '../device.fixture.ts'
import { deviceBlocks } from './structured-device.ts'

const about = { i18n: createMessages('en').i18n, origin: 'https://shop.example' }

it('offers every term at its total price, and the purchase', () => {
  const [product] = deviceBlocks(sampleDevice(), about)
  expect(product).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/device/detail?id=11',
    offers: [
      { price: 49_000, eligibleDuration: { value: 1 }, url: 'https://shop.example/device/detail?id=11' },
      { price: 139_650, eligibleDuration: { value: 3 }, url: 'https://shop.example/device/detail?id=11&months=3' },
      { price: 470_400, eligibleDuration: { value: 12 } },
      { price: 690_000, url: 'https://shop.example/device/detail?id=11&sale_type=purchase' },
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
