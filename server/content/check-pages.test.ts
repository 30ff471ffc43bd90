import { describe, expect, it } from 'vitest'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { both, catalogue } from '#tests/support/server/sample-catalogue.ts'
import { samplePages } from '#tests/support/server/sample-pages.ts'
import type { PageInput } from '#tests/support/server/write-catalogue.ts'
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
      'must be one of heading, text, picture, numbers, table, timeline, partners, people, questions, map, ways, facts, call, front, fields, teachers, new, free, popular, reasons, coming',
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

const faultsOf = (path: string, before: string, after: string) => {
  const folder = contentFolder(catalogue)
  folder.replace(path, before, after)
  return readFolder(folder).faults
}

const { home, recruit } = samplePages
const faultsWith = (name: 'home' | 'recruit', blocks: PageInput['blocks']) => {
  const page = { ...samplePages[name], blocks }
  return readFolder(contentFolder({ ...catalogue, pages: { ...samplePages, [name]: page } })).faults
}

describe('the home page', () => {
  const file = 'pages/home.yaml'

  it('begins with its heading above the slides', () =>
    expect(faultsWith('home', home.blocks.slice(1))).toMatchObject([
      { file, field: 'blocks.0.type', message: 'must be front: a page begins with one' },
    ]))

  it('has no blocks of other pages', () =>
    expect(faultsWith('home', [...home.blocks, { type: 'heading', title: both('곳', 'Place') }])).toMatchObject([
      {
        file,
        field: 'blocks.9.type',
        message:
          'must be one of fields, teachers, new, free, popular, reasons, coming, text, picture, people, questions, facts, call on the home page',
      },
    ]))

  it('has no tab', () =>
    expect(faultsOf(file, 'blocks:', 'position: 1\nblocks:')).toMatchObject([
      { file, field: 'position', message: 'must be left out: this page has no tab' },
    ]))

  it('names facts that the shop has', () =>
    expect(faultsOf(file, '{courses} courses', '{lessons} courses')).toMatchObject([
      {
        file,
        field: 'blocks.0.subtitle.en',
        message: expect.stringMatching(
          /^has \{lessons\}, which is no fact of the shop; it may name \{courses\}, \{free_lessons\}, \{fields\}, \{refund_days\}, \{refund_percent\}, \{company\.name\}/,
        ),
      },
    ]))
})

describe('another page', () => {
  it('has no blocks of the home page', () =>
    expect(faultsWith('recruit', [...recruit.blocks, { type: 'new', title: both('새', 'New') }])).toMatchObject([
      { field: 'blocks.3.type', message: 'stands on the home page alone' },
    ]))

  it('has as many cells in each row as columns', () => {
    const table = { type: 'table' as const, head: [both('누가', 'Who')] }
    const rows = [{ cells: [both('가', 'A')] }, { cells: [both('나', 'B'), both('다', 'C')] }]
    expect(faultsWith('recruit', [...recruit.blocks, { ...table, rows }])).toMatchObject([
      { field: 'blocks.3.rows.1.cells', message: 'must be 1, as the columns' },
    ])
  })

  it('offers files that the shop has', () =>
    expect(faultsOf('pages/recruit.yaml', '/proposal-template.en.docx', '/proposal.docx')).toMatchObject([
      { field: 'blocks.0.buttons.1.href.en', message: 'leads to /proposal.docx, which the shop does not have' },
    ]))

  it('has a text or points in a block of text', () =>
    expect(faultsWith('recruit', [...recruit.blocks, { type: 'text', points: [] }])).toMatchObject([
      { field: 'blocks.3.text', message: 'must be given, or points' },
    ]))
})

describe('the pages of a shop', () => {
  it.each(['home', 'introduction', 'recruit'])('have %s', (name) => {
    const folder = contentFolder(catalogue)
    folder.remove(`pages/${name}.yaml`)
    expect(readFolder(folder).faults).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ file: `pages/${name}.yaml`, message: 'is missing' })]),
    )
  })

  it('are named after their addresses', () => {
    const folder = contentFolder(catalogue)
    folder.write('pages/Our_Team.yaml', folder.read('pages/introduction.yaml'))
    expect(readFolder(folder).faults).toMatchObject([
      { file: 'pages/Our_Team.yaml', message: expect.stringContaining('lies at a path that no address can have') },
    ])
  })
})
