import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { composeClip, composeLoop, composePicture, composePortrait, type FieldDrawing, knownWords } from './compose.ts'
import { kitOf } from './kit.ts'
import { readKit } from './read-kit.ts'

const kit = readKit()
/** A field whose drawings are of a folder of the kit, in tones from `first` on. */
const fieldOf = (folder: string, first = '#EEF4F1'): FieldDrawing => ({
  kit: folder,
  ground: '#EFEAE1',
  signal: '#D2420C',
  tones: [first, '#D3E6E1', '#9CC9C2', '#43988F', '#0B6B6A', '#0B4346'],
})
const folders = ['healthcare', 'job', 'language', 'pilot', 'safety', 'security']
const healthcare = fieldOf('healthcare')
/** Bytes. */
const largestPicture = 12_000
const words = { subject: 'manikin', tool: 'hand', view: 'close' }

/** Every subject, tool and view of a field at least once. */
function picturesOf(folder: string) {
  const { subject, tool, view } = knownWords(kit, folder)
  const most = Math.max(subject.length, tool.length, view.length)
  const pick = (list: readonly string[], place: number) => list[place % list.length] ?? ''
  return Array.from({ length: most }, (_, index) => ({
    subject: pick(subject, index),
    tool: pick(tool, index),
    view: pick(view, index),
  }))
}

describe.each(folders)('the kit of %s', (folder) => {
  it('has enough parts for lessons that differ', () => {
    const { subject, tool, view } = knownWords(kit, folder)
    expect(subject.length).toBeGreaterThanOrEqual(30)
    expect(tool.length).toBeGreaterThanOrEqual(14)
    expect(view.length).toBeGreaterThanOrEqual(14)
  })

  it('draws every part in less than 12 kB, in colours alone and without links', () => {
    for (const each of picturesOf(folder)) {
      const field = fieldOf(folder)
      for (const svg of [composePicture(kit, field, each), composeClip(kit, field, each)]) {
        expect(Buffer.byteLength(svg), Object.values(each).join(' ')).toBeLessThan(largestPicture)
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 600" width="800" height="600">/,
        )
        expect(svg).not.toMatch(/var\(--[a-z0-9]+,|undefined|NaN|href|<script|<image/)
      }
    }
  })
})

describe('composePicture', () => {
  it('makes the same picture from the same words, and another from each other word', () => {
    const picture = composePicture(kit, healthcare, words)
    expect(composePicture(kit, healthcare, { ...words })).toBe(picture)
    for (const other of [{ subject: 'arm' }, { tool: 'mobile' }, { view: 'both' }]) {
      expect(composePicture(kit, healthcare, { ...words, ...other })).not.toBe(picture)
    }
  })

  it('keeps its colours on dark pages, which dim all pictures alike', () => {
    expect(composePicture(kit, healthcare, words)).not.toContain('prefers-color-scheme')
    expect(composeClip(kit, healthcare, words)).not.toContain('prefers-color-scheme')
  })

  // Where the subject of each view is; the ground at the lower edge is seen at its left.
  it.each([
    ['bench', 'soap', 300, 20],
    ['close', 'soap', 500, 300],
    ['right', 'gloves', 310, 60],
  ])('lets a forearm run off the lower edge in the view "%s", without a shadow', async (view, tool, arm, beside) => {
    const picture = composePicture(kit, healthcare, { subject: 'palm', tool, view })
    expect(picture).not.toContain('<ellipse')
    const { data, info } = await sharp(Buffer.from(picture)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number) => [...data.subarray(((info.height - 1) * info.width + x) * 3).subarray(0, 3)]
    expect([info.width, info.height]).toEqual([800, 600])
    expect(colourAt(arm)).not.toEqual(colourAt(beside))
  })

  it('stands still', () => {
    expect(composePicture(kit, healthcare, words)).not.toMatch(/animation|<animate/)
  })

  test.each([{ subject: 'unicorn' }, { tool: 'wand' }, { view: 'inside-out' }])('rejects %o', (unknown) => {
    expect(() => composePicture(kit, healthcare, { ...words, ...unknown })).toThrow(Object.values(unknown)[0])
  })
})

describe('composeClip', () => {
  it('moves the hand as its tool works, and stands still with reduced motion', () => {
    const clip = composeClip(kit, healthcare, { ...words, tool: 'probe' })
    expect(clip).toContain('class="m sweep"')
    expect(clip).toContain('@media(prefers-reduced-motion:reduce){.i,.m,.s,.k{animation:none}}')
  })
})

describe('composePortrait', () => {
  it('draws the same person for the same name, and another for another name', () => {
    const portrait = composePortrait(kit, fieldOf('safety'), '백승준')
    expect(portrait).toMatch(/^<svg [^>]*width="300" height="300">/)
    expect(composePortrait(kit, fieldOf('safety'), '백승준')).toBe(portrait)
    expect(composePortrait(kit, fieldOf('safety'), '정미래')).not.toBe(portrait)
    expect(portrait).not.toMatch(/var\(--[a-z0-9]+,|undefined|NaN/)
  })
})

describe('composeLoop', () => {
  const scenes = folders.flatMap((folder, index) => {
    const [first] = picturesOf(folder)
    return first ? [{ field: fieldOf(folder, index === 5 ? '#FBEFEA' : undefined), words: first }] : []
  })

  const still =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><path fill="#D2420C" d="M0 0H800V600H0Z"/></svg>'

  const drawing = { type: 'image/svg+xml', body: Buffer.from(still) }

  it('begins with the picture that it takes the place of', () => {
    const loop = composeLoop(kit, scenes, drawing)
    const [first] = /<g class="f".*?<\/g>/.exec(loop) ?? []
    expect(first).toMatch(/^<g class="f" style="animation-name:e"><image href="data:image\/svg\+xml,/)
    // Its own document: styles and names of both stay apart.
    expect(loop).not.toContain(still)
  })

  it('begins with a photo as well', () => {
    const photo = { type: 'image/webp', body: Buffer.from('photo') }
    expect(composeLoop(kit, scenes, photo)).toContain('<image href="data:image/webp;base64,cGhvdG8=" width="800"')
  })

  it('shows each scene in the colours of its field, one after the other', () => {
    const loop = composeLoop(kit, scenes, drawing)
    expect(scenes).toHaveLength(6)
    expect(loop.match(/class="f g\d"/g)).toEqual(scenes.map((_, index) => `class="f g${index}"`))
    expect(loop).toContain('.g0 .a{fill:#EEF4F1}')
    expect(loop).toContain('.g5 .a{fill:#FBEFEA}')
  })

  it('shows that picture with reduced motion', () => {
    const loop = composeLoop(kit, scenes, drawing)
    expect(loop).toContain('.f:first-of-type{opacity:1}@media(prefers-reduced-motion:reduce){.f{animation:none}}')
  })
})

describe('a field without a folder of its name', () => {
  const driving = fieldOf('driving')

  it('has the words of every folder', () => {
    const { subject, tool } = knownWords(kit, 'driving')
    expect(subject).toEqual(expect.arrayContaining(['car', 'manikin', 'runway']))
    expect(tool).toEqual(expect.arrayContaining(['hand', 'ratchet', 'stethoscope']))
    expect(new Set(subject).size).toBe(subject.length)
  })

  it('is drawn in its tones, in the room of the subject’s folder', () => {
    const shown = { subject: 'car', tool: 'stethoscope', view: 'room' }
    const [driven, built] = [driving, fieldOf('job')].map((field) =>
      composePicture(kit, field, { ...shown, tool: 'hand' }),
    )
    expect(driven).toBe(built)
    expect(composePicture(kit, fieldOf('driving', '#123456'), shown)).toContain('.a{fill:#123456}')
  })
})

describe('kitOf', () => {
  it('names a file without a hold', () => {
    const files = new Map([['job/tools/saw.svg', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>']])
    files.set('job/room.svg', '<svg viewBox="0 0 1 1"></svg>')
    expect(() => kitOf(files)).toThrow('illustrations/kit/job/tools/saw.svg needs data-hold')
  })
})
