import type { Device } from '#contract/content/devices.ts'

/** Fixture: a device for rental and purchase, with one course that requires it. */
export function sampleDevice(special: Partial<Device> = {}): Device {
  return {
    idx: 11,
    category: 'vr',
    category_name: 'VR devices',
    category_position: 0,
    name: 'Standalone headset One',
    summary: 'No cable, 128 GB',
    thumbnail: '/media/pictures/one.svg',
    keyword: ['VR', 'standalone'],
    rental: [
      { subs_month: 1, amt: 49_000, disc_rate: 0, total_amt: 49_000 },
      { subs_month: 3, amt: 46_550, disc_rate: 5, total_amt: 139_650 },
      { subs_month: 12, amt: 39_200, disc_rate: 20, total_amt: 470_400 },
    ],
    purchase: { amt: 690_000 },
    delivery_amt: 5_000,
    stock: 12,
    returns_on: null,
    detail: [{ name: 'Weight', value: '515 g' }],
    guide: 'Start with this one.\n\nOne serves six people a day.',
    check: ['Keep two metres by two free.'],
    contents: [
      {
        idx: 101,
        category: { code: 'healthcare', name: 'Healthcare' },
        title: 'IV insertion',
        thumbnail: '/media/pictures/iv.svg',
        curriculum: { count: 16, free_count: 3 },
        individual: { is_exist: true },
      },
    ],
    ...(special.category === 'wheel' ? { category_name: 'Racing wheels', category_position: 1 } : {}),
    ...special,
  }
}

/** Search parameters without choices. */
export const noChoice = { id: 11, sale_type: undefined, months: undefined, quantity: undefined } as const
