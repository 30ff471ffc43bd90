import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { brandColors, brandDrawings } from '#tests/support/server/sample-brand.ts'
import { composeWords, drawSharePicture, shareDesign } from './share-picture.ts'

const scene = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#D9694F" d="M0 0h800v600H0z"/></svg>',
)
const source = {
  design: shareDesign,
  locale: 'en',
  shop: 'Practicum',
  title: 'IV insertion',
  label: 'Healthcare',
  hue: '#1C8C86',
  scene: 'pictures/ward.svg',
  length: { count: 8, filled: 2, major: 5 },
  facts: '8 lessons · 2 free',
  logo: { path: 'brand/logo.svg', ratio: 2, hasName: false },
  colors: brandColors.light,
} as const
const logo = Buffer.from(brandDrawings['logo.svg'] ?? '')
const { scene: _scene, ...withoutScene } = source

/** Colour of a pixel, as `#RRGGBB`. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex').toUpperCase()}`
}

describe('drawSharePicture', () => {
  it('draws a PNG of 1200 by 630 pixels below 60 kB', async () => {
    const picture = await drawSharePicture(source, { scene, logo })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(60_000)
  })

  it('shows the scene at the end of the line, and the field’s hue before its name', async () => {
    const picture = await drawSharePicture(source, { scene, logo })
    expect(await colorAt(picture, 900, 300)).toBe('#D9694F')
    expect(await colorAt(picture, 1199, 629)).toBe('#F7F5F0')
    expect(await colorAt(picture, 70, 70)).toBe('#1C8C86')
    expect(await colorAt(picture, 10, 10)).toBe('#F7F5F0')
  })

  it('shows the whole scene, to all four edges', async () => {
    const edges = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#FFFFFF" d="M0 0h800v600H0z"/>' +
        '<path fill="#D9694F" d="M0 0h800v40H0zM0 560h800v40H0zM0 0h40v600H0zM760 0h40v600h-40z"/></svg>',
    )
    const picture = await drawSharePicture(source, { scene: edges, logo })
    expect(await colorAt(picture, 880, 315)).toBe('#FFFFFF')
    // The middles of its edges, 10 px inside: the scene is 560 by 420 px, and ends 40 px before the picture does.
    for (const [x, y] of [
      [610, 315],
      [1150, 315],
      [880, 115],
      [880, 515],
    ] as const) {
      expect(await colorAt(picture, x, y)).toBe('#D9694F')
    }
  })

  it('fills the page with the words of a post without a scene', async () => {
    const picture = await drawSharePicture(withoutScene, { scene: undefined, logo })
    expect(await colorAt(picture, 900, 100)).toBe('#F7F5F0')
  })

  it('refuses a missing or broken scene, and says which', async () => {
    await expect(drawSharePicture(source, { scene: undefined, logo })).rejects.toThrow(
      'the scene pictures/ward.svg is missing',
    )
    await expect(drawSharePicture(source, { scene: Buffer.from('no drawing'), logo })).rejects.toThrow(
      /unsupported image format/,
    )
  })

  it('refuses a character that no font draws, and a title that does not fit', async () => {
    await expect(drawSharePicture({ ...source, title: 'नाम' }, { scene, logo })).rejects.toThrow(
      'no font draws "ना", "म"',
    )
    await expect(drawSharePicture({ ...source, title: 'Long words. '.repeat(20) }, { scene, logo })).rejects.toThrow(
      'the title is too long',
    )
  })
})

describe('composeWords', () => {
  it('draws letters as paths, so that no font of the machine is used', () => {
    const svg = composeWords({ ...source, title: '정맥주사 놓기', locale: 'ko' }, logo)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('정맥')
  })

  it('draws one tick more than lessons, and tall ones every five', () => {
    const ticks = (count: number) =>
      composeWords({ ...source, length: { count, filled: 0, major: 5 } }, logo).match(/h2v(16|28)h-2z/g) ?? []
    expect(ticks(8)).toHaveLength(9)
    expect(ticks(8).filter((tick) => tick === 'h2v28h-2z')).toHaveLength(2)
  })

  it('draws no tick for what has no length', () => {
    const { length: _length, ...notice } = withoutScene
    expect(composeWords(notice, logo)).not.toMatch(/h2v16/)
  })
})
