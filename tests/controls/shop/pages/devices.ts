import { deviceDetail, deviceDetails, deviceList } from '#contract/content/devices.ts'
import { changeBasket } from '#contract/orders/basket.ts'
import { sampleDevice } from '#features/devices/device.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links, noLonger } from './rows.ts'

const one = sampleDevice()
const two = sampleDevice({ idx: 13, name: 'Tethered headset Two', stock: 3, purchase: { amt: 840_000 }, rental: [] })
const wheel = sampleDevice({ idx: 21, category: 'wheel', name: 'Wheel Three' })

export const devices: ShopTable = {
  address: '/device?sale_type=purchase',
  answers: [answer(deviceList, [one, two, wheel])],
  // Read ahead of a click.
  frame: [answer(deviceDetails, [])],
  controls: {
    'link VR devices 2': { address: '/device?sale_type=purchase', state: 'current' },
    // Both kinds were read at once.
    'link Racing wheels 1': {
      address: '/device?sale_type=purchase&category=wheel',
      goes: ['link Standalone headset One', 'link Tethered headset Two'],
      comes: ['link Wheel Three'],
      changes: noLonger(['link VR devices 2']),
    },
    'link Rental': {
      address: '/device',
      // All devices were read at once.
      goes: ['link VR devices 2', 'link Tethered headset Two'],
      comes: ['link VR devices 1'],
      changes: noLonger(['link Purchase']),
    },
    'link Purchase': { address: '/device?sale_type=purchase', state: 'current' },
    'link Standalone headset One': { address: '/device/detail?id=11&sale_type=purchase' },
    'link Tethered headset Two': { address: '/device/detail?id=13&sale_type=purchase' },
    'link Need more than one? We’ll quote for setup, collection and hygiene. Contact us for teams': {
      address: '/cs/inquiry?type=partnership',
    },
  },
}

const rentalSum = (
  price: string,
  months: number,
  pieces: number,
  goods: string,
  rate: number,
  delivery: string,
  total: string,
) =>
  `Rental ₩${price} × ${months} month${months > 1 ? 's' : ''}${pieces > 1 ? ` × ${pieces}` : ''}₩${goods}${rate > 0 ? `Discount for ${months} months, ${rate}%included` : ''}Delivery fee₩${delivery}Total₩${total}`

/** The visitor is asked to log in, and orders what was chosen then. */
const apply: Row = {
  says: 'Please log in to continue.We’ve saved your choices. Log in to continue.CloseLog in',
  focus: 'button Log in',
}
const toLogin: Row = {
  address: '/login?next=%2Forder%3Fdevice%3D11%26sale_type%3Drental%26months%3D3%26quantity%3D2',
  focus: 'h1 Log in',
}

export const device: ShopTable = {
  address: '/device/detail?id=11&months=3&quantity=2',
  answers: [answer(deviceDetail, one)],
  controls: {
    ...links({ Home: '/', 'Training devices': '/device', 'VR devices': '/device' }),
    'link Rental': { address: '/device/detail?id=11&months=3&quantity=2', state: 'current' },
    'link Purchase, ₩690,000': {
      address: '/device/detail?id=11&sale_type=purchase&quantity=2',
      says: 'Price ₩690,000 × 2₩1,380,000Delivery fee₩10,000Total₩1,390,000',
      goes: ['combobox Rental term', 'link Apply to rent', 'link Rent'],
      comes: ['link Apply to buy', 'link Buy'],
      changes: noLonger(['link Rental']),
    },
    'combobox Rental term': {
      use: '12',
      state: '3',
      address: '/device/detail?id=11&months=12&quantity=2',
      says: rentalSum('39,200', 12, 2, '940,800', 20, '10,000', '950,800'),
    },
    'link Decrease': {
      address: '/device/detail?id=11&months=3',
      says: `1 ${rentalSum('46,550', 3, 1, '139,650', 5, '5,000', '144,650')}`,
    },
    'link Increase': {
      address: '/device/detail?id=11&months=3&quantity=3',
      says: `3 ${rentalSum('46,550', 3, 3, '418,950', 5, '15,000', '433,950')}`,
    },
    'link Apply to rent': {
      ...apply,
      opens: { 'button Close': { focus: 'link Apply to rent' }, 'button Log in': toLogin },
    },
    'link Add to basket': {
      says: 'It’s in your basket.',
      comes: ['link See your basket'],
      goes: ['link Add to basket'],
      focus: 'link See your basket',
    },
    'link IV insertion': { address: '/contents/detail?id=101&memberType=IDV' },
    'link Rent': { ...apply, opens: { 'button Close': { focus: 'link Rent' }, 'button Log in': toLogin } },
  },
}

export const membersDevice: ShopTable = {
  ...device,
  isMember: true,
  answers: [
    ...device.answers,
    answer(changeBasket, [
      { item: { kind: 'device', device: 11, sale_type: 'rental', months: 3, quantity: 2 }, seen_amt: 139_650 },
    ]),
  ],
  controls: {
    ...device.controls,
    'link Apply to rent': { address: '/order?device=11&sale_type=rental&months=3&quantity=2' },
    'link Add to basket': {
      ...device.controls['link Add to basket'],
      calls: [
        'PUT /member/my/basket {"put":[{"item":{"kind":"device","device":11,"sale_type":"rental","months":3,"quantity":2},"seen_amt":139650}],"remove":[]}',
      ],
    },
    'link Rent': { address: '/order?device=11&sale_type=rental&months=3&quantity=2' },
  },
}
