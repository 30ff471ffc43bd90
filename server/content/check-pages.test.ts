import { describe, expect, it } from 'vitest'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue } from '#tests/support/server/sample-catalogue.ts'
import { diskFolder } from './content-folder.ts'
import { readContent } from './read.ts'

const file = 'pages/careers.yaml'
const readFolder = ({ directory }: { readonly directory: string }) => readContent(diskFolder(directory))

/** The fault of a folder in which `before` was replaced; expects it at that line, or `below` lines further down. */
function expectFault(before: string, after: string, field: string, message: string, below = 0): void {
  const folder = contentFolder(catalogue)
  const line = folder.replace(file, before, after)
  expect(readFolder(folder).faults).toMatchObject([{ file, line: line + below, field, message }])
}

describe('a page of the content', () => {
  it('needs every text in both languages', () => expectFault('  en: Careers\n', '', 'title.en', 'is missing', -1))

  it('has known blocks alone', () =>
    expectFault(
      'type: picture\n',
      'type: video\n',
      'blocks.2.type',
      'must be one of heading, text, picture, numbers, timeline, partners, people, questions, map, ways, facts, call',
    ))

  it('has no fields that its block lacks', () =>
    expectFault(
      '    picture: hero.svg\n    picture_text:',
      '    picture: hero.svg\n    colour: red\n    picture_text:',
      'blocks.2.colour',
      'is not a known field',
      1,
    ))

  it('names pictures that the folder has', () =>
    expectFault(
      '    picture: hero.svg\n    picture_text:',
      '    picture: gone.svg\n    picture_text:',
      'blocks.2.picture',
      'names pictures/gone.svg, which is missing',
    ))

  it('names fields of training that the shop has', () =>
    expectFault(
      'field: healthcare',
      'field: sewing',
      'blocks.6.groups.0.partners.0.field',
      'is not one of healthcare, safety, job: sewing',
    ))

  it.each([
    ['/cs/nothing', 'leads to /cs/nothing, which the shop does not have'],
    ['/company/partners', 'leads to /company/partners, which the shop does not have'],
    ['javascript:alert(1)', 'must be a path of the shop such as /contents, or begin with https://, mailto: or tel:'],
    ['//evil.example', 'must be a path of the shop such as /contents, or begin with https://, mailto: or tel:'],
  ])('has no button to %s', (href, message) =>
    expectFault('href: /cs/inquiry?type=other', `href: ${href}`, 'blocks.12.href', message),
  )

  it.each([
    '/company/careers',
    '/agreement/2025',
    '/contents?category=job#top',
    'https://jobs.example/',
    'tel:16000142',
  ])('may lead to %s', (href) => {
    const folder = contentFolder(catalogue)
    folder.replace(file, 'href: /cs/inquiry?type=other', `href: ${href}`)
    expect(readFolder(folder).faults).toEqual([])
  })

  it('links from its texts to pages that the shop has', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(file, 'en: By day', 'en: <a href="/company/team">By day</a>')
    expect(readFolder(folder).faults).toMatchObject([
      {
        file,
        line,
        field: 'blocks.11.facts.1.value.en',
        message: 'leads to /company/team, which the shop does not have',
      },
    ])
  })

  it('begins with a heading, which has a title or the address', () => {
    expectFault(
      'type: heading\n    address: true',
      'type: heading',
      'blocks.0.title',
      'must be given, or address: true',
    )
    const folder = contentFolder(catalogue)
    folder.write(file, folder.read(file).replace('  - type: heading\n    address: true\n', ''))
    expect(readFolder(folder).faults).toMatchObject([
      { file, field: 'blocks.0.type', message: 'must be heading: a page begins with one' },
    ])
  })

  it('gives each part of a length its length, and each fact a name and a value', () => {
    expectFault('        length: 3\n', '', 'blocks.3.numbers.0.length', 'must be given for a part', -6)
    expectFault(
      '      - of: phone\n        name:\n          ko: 번호\n          en: Number\n',
      '      - \n',
      'blocks.11.facts.1.name',
      'must be given, or of: a fact of the company',
      1,
    )
  })

  it('draws its map within the drawing', () =>
    expectFault(
      'route: 214 392, 214 300, 470 300',
      'route: 214 392, 1214 300',
      'blocks.9.route',
      'must be points of a map of 1200 by 520, such as 214 392, 214 300',
    ))
})

describe('the pages of a shop', () => {
  it('have an introduction', () => {
    const folder = contentFolder(catalogue)
    folder.remove('pages/introduction.yaml')
    expect(readFolder(folder).faults).toMatchObject([{ file: 'pages/introduction.yaml', message: 'is missing' }])
  })

  it('are named after their addresses', () => {
    const folder = contentFolder(catalogue)
    folder.write('pages/Our_Team.yaml', folder.read('pages/introduction.yaml'))
    expect(readFolder(folder).faults).toMatchObject([
      { file: 'pages/Our_Team.yaml', message: expect.stringContaining('lies at a path that no address can have') },
    ])
  })
})
