import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptPictures, listPictures } from './accept.ts'
import type { ComparedPicture, Standing } from './pictures.ts'

let root: string
let folders: { accepted: string; report: string }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'practicum-gallery-'))
  folders = { accepted: join(root, 'accepted'), report: join(root, 'report') }
})
afterEach(() => rmSync(root, { recursive: true }))

const nameOf = (variant: string) => `pages/home/${variant}/desktop-ko-light`

function write(folder: string, variant: string, content: string): void {
  const path = join(folder, `${nameOf(variant)}.png`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const readAccepted = () =>
  Object.fromEntries(
    listPictures(folders.accepted).map((name) => [
      name.split('/')[2],
      readFileSync(join(folders.accepted, `${name}.png`), 'utf8'),
    ]),
  )

function compared(variant: string, standing: Standing): ComparedPicture {
  const title = { ko: '', en: '' }
  return { name: nameOf(variant), standing, title, address: '', hasDifference: true, width: 1, height: 1 }
}

/** A result with a picture of each standing. */
function prepare(): ComparedPicture[] {
  for (const variant of ['changed', 'gone', 'equal']) write(folders.accepted, variant, 'old')
  for (const variant of ['new', 'changed']) write(join(folders.report, 'new'), variant, 'taken')
  return (['new', 'changed', 'gone', 'equal'] as const).map((standing) => compared(standing, standing))
}

describe('acceptPictures', () => {
  it('copies what is new or changed, and deletes what is gone', () => {
    const { pictures, acceptedCount } = acceptPictures(prepare(), [], folders)
    expect(readAccepted()).toEqual({ new: 'taken', changed: 'taken', equal: 'old' })
    expect(pictures.map(({ standing, hasDifference }) => [standing, hasDifference])).toEqual([
      ['equal', false],
      ['equal', false],
      ['equal', true],
    ])
    expect(acceptedCount).toBe(3)
  })

  it('leaves pictures that are not chosen', () => {
    const { pictures, acceptedCount } = acceptPictures(prepare(), ['home/gone'], folders)
    expect(readAccepted()).toEqual({ changed: 'old', equal: 'old' })
    expect(pictures.map(({ standing }) => standing)).toEqual(['new', 'changed', 'equal'])
    expect(acceptedCount).toBe(1)
  })
})

describe('listPictures', () => {
  it('lists pictures by name, and no other files', () => {
    write(folders.accepted, 'b', '')
    write(folders.accepted, 'a', '')
    writeFileSync(join(folders.accepted, 'notes.png'), '')
    expect(listPictures(folders.accepted)).toEqual([nameOf('a'), nameOf('b')])
  })

  it('lists nothing without a folder', () => {
    expect(listPictures(join(root, 'none'))).toEqual([])
  })
})
