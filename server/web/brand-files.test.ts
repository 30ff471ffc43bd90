import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandColors } from '#tests/support/server/sample-brand.ts'
import { drawIcon } from './brand-files.ts'

const brand = {
  // A blue disc on a square without a ground.
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0057B8"/></svg>',
  colors: brandColors,
}

/** Red, green, blue and alpha of a pixel. */
async function pixelOf(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data } = await sharp(picture).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  })
  return [...data]
}

test.each([
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
] as const)('%s is the drawing, with a clear ground', async (path, size) => {
  const { type, body } = await drawIcon(brand, path)
  expect(type).toBe('image/png')
  expect(await sharp(body).metadata()).toMatchObject({ width: size, height: size })
  expect(await pixelOf(body, size / 2, size / 2)).toEqual([0, 0x57, 0xb8, 255])
  expect((await pixelOf(body, 0, 0))[3]).toBe(0)
})

test('icons that phones cut have the ground of the page to their edges, and the drawing in the middle of it', async () => {
  const touch = await drawIcon(brand, '/apple-touch-icon.png')
  expect(await sharp(touch.body).metadata()).toMatchObject({ width: 180, height: 180 })
  expect(await pixelOf(touch.body, 0, 0)).toEqual([0xf7, 0xf5, 0xf0, 255])
  const maskable = await drawIcon(brand, '/icon-maskable-512.png')
  // A tenth of the width on each side is outside of the circle that every phone shows.
  expect(await pixelOf(maskable.body, 45, 256)).toEqual([0xf7, 0xf5, 0xf0, 255])
  expect(await pixelOf(maskable.body, 60, 256)).toEqual([0, 0x57, 0xb8, 255])
})

test('favicon.ico has one PNG of 32 pixels', async () => {
  const { type, body } = await drawIcon(brand, '/favicon.ico')
  expect(type).toBe('image/x-icon')
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(body.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
