import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { brandDrawings, brandFile } from '#tests/support/server/sample-brand.ts'
import { catalogue } from '#tests/support/server/sample-catalogue.ts'
import { type ContentFolder, diskFolder } from './content-folder.ts'
import { readContent } from './read.ts'
import { formatFault } from './yaml-file.ts'

const folder = diskFolder(contentFolder(catalogue).directory)

/** Faults of the sample with another brand file and other drawings; null for one that is missing. */
function faultsOf(brand: object, drawings: Readonly<Record<string, string | null>> = {}): readonly string[] {
  const changed: ContentFolder = {
    ...folder,
    text: (path) => (path === 'brand/brand.yaml' ? stringify({ ...brandFile, ...brand }) : folder.text(path)),
    file: (path) => {
      const drawing = drawings[path.replace('brand/', '')]
      if (drawing === undefined) return folder.file(path)
      return drawing === null ? undefined : { size: Buffer.byteLength(drawing), read: () => Buffer.from(drawing) }
    },
  }
  return readContent(changed).faults.map(formatFault)
}

test('the shape of the logo is that of its viewBox', () => {
  expect(readContent(folder).content?.brand.logo).toEqual({
    light: brandDrawings['logo.svg'],
    dark: brandDrawings['logo-dark.svg'],
    ratio: 2,
    hasName: false,
  })
})

test('names a drawing that is missing, has no viewBox, is no square or is too large for every page', () => {
  const svg = (box: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${more}</svg>`
  expect(faultsOf({}, { 'logo.svg': null })).toEqual([
    'brand/brand.yaml:2: logo.light names brand/logo.svg, which is missing',
  ])
  expect(faultsOf({}, { 'logo-dark.svg': svg('width="10"') })).toEqual([
    'brand/brand.yaml:3: logo.dark has no viewBox: export the SVG with one',
  ])
  expect(faultsOf({}, { 'icon.svg': svg('viewBox="0 0 20 10"') })).toEqual(['brand/brand.yaml:5: icon must be square'])
  expect(faultsOf({}, { 'logo.svg': svg('viewBox="0 0 20 10"', ' '.repeat(5000)) })).toEqual([
    'brand/brand.yaml:2: logo.light has 5066 bytes, and is written into every page: simplify it to 4096',
  ])
})

test.each([
  '<script>alert(1)</script>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<style>@import url(https://elsewhere.example/a.css)</style>',
  '<path style="fill:url(https://elsewhere.example/a.svg#b)"/>',
  '<foreignObject><p>Words</p></foreignObject>',
])('refuses a drawing with %s', (part) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28">${part}</svg>`
  expect(faultsOf({}, { 'logo.svg': drawing })).toEqual([
    'brand/brand.yaml:2: logo.light refers to another file, or has a script: export it with paths alone',
  ])
})

test('accepts gradients, which refer to the drawing itself', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28"><linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/></svg>'
  expect(faultsOf({}, { 'logo.svg': drawing })).toEqual([])
})

test('names the line of a colour that is too close to a ground, and the nearest one that passes', () => {
  const colors = { light: { paper: '#FFFFFF', ink: '#222222', action: '#0057B8', second: '#7CB342' } }
  expect(faultsOf({ colors })[0]).toBe(
    'brand/brand.yaml:11: colors.light.second #7CB342 has a contrast of 2.50:1 with paper of light pages, #FFFFFF, and needs 4.5:1; the nearest colour that passes is #598130',
  )
  expect(faultsOf({ colors: { light: { ...colors.light, second: 'green' } } })).toEqual([
    "brand/brand.yaml:11: colors.light.second must be a colour such as '#1C8C86', in quotes",
  ])
})

test('names a picture of a page that is missing', () => {
  expect(faultsOf({ pictures: { login: 'hero.svg', client: 'nowhere.svg' } })).toEqual([
    'brand/brand.yaml:21: pictures.client names pictures/nowhere.svg, which is missing',
  ])
})
