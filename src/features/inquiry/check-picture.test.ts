import { describe, expect, test } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { checkPicture } from './check-picture.ts'

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const gif = [0x47, 0x49, 0x46, 0x38]
const file = (start: readonly number[], size = 20) => {
  const bytes = new Uint8Array(size)
  bytes.set(start.slice(0, size))
  return new File([bytes], 'picture.png', { type: 'image/png' })
}

describe('checkPicture', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['GIF', gif],
  ])('accepts %s by its first bytes, and nothing that differs in one of them', async (_, start) => {
    expect(await checkPicture([file(start)])).toBeUndefined()
    for (const index of start.keys()) {
      const other = start.map((byte, at) => (at === index ? byte ^ 1 : byte))
      expect(await checkPicture([file(other)])).toBe(codes.imageTypeUnsupported)
    }
    expect(await checkPicture([file(start, start.length - 1)])).toBe(codes.imageTypeUnsupported)
  })

  test.each([
    [10_485_759, undefined],
    [10_485_760, undefined],
    [10_485_761, codes.imageTooLarge],
  ])('accepts up to 10 MB: %i bytes', async (size, refusal) => {
    expect(await checkPicture([file(png, size)])).toBe(refusal)
  })

  test('accepts one file', async () => {
    expect(await checkPicture([])).toBeUndefined()
    expect(await checkPicture([file(png), file(png)])).toBe(codes.tooManyImages)
  })
})
