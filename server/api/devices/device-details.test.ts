import { expect, test } from 'vitest'
import { deviceDetail, deviceDetails } from '#contract/content/devices.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (ids: string) => `/v1/board/device/details?ids=${ids}`

test('answers each device as its own call does', async () => {
  const { content } = await shop.call(deviceDetails, address('21,11'))
  const each = await Promise.all(
    [11, 21].map(async (id) => (await shop.call(deviceDetail, `/v1/board/device/detail/${id}`)).content),
  )
  expect(content).toEqual(each)
  expect(content[0]?.contents.map(({ idx }) => idx)).toEqual([101])
})

test('leaves out unknown numbers', async () => {
  const { content } = await shop.call(deviceDetails, address('99,12'))
  expect(content.map(({ idx }) => idx)).toEqual([12])
})

test.each(['', 'x', '1,', '0', '1,,2', Array.from({ length: 21 }, (_, index) => index + 1).join()])(
  'refuses the numbers "%s"',
  async (ids) => {
    await expectFieldError(shop, address(ids), 'ids')
  },
)
