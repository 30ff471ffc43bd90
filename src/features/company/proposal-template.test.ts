import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { publicFiles } from '#contract/values/public-files.ts'

const publicFolder = join(import.meta.dirname, '../../../public')

test('every file of the folder may be offered', () => {
  expect(publicFiles.toSorted()).toEqual(
    readdirSync(publicFolder)
      .map((name) => `/${name}`)
      .sort(),
  )
})

/** Parts of a Word file by their path: a ZIP archive of XML (ECMA-376). */
function readParts(file: string): Map<string, string> {
  const bytes = readFileSync(join(publicFolder, file))
  const parts = new Map<string, string>()
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    parts.set(name, (bytes.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

/** Tags of an XML text in order. Throws when they are not nested. */
function tagsOf(xml: string) {
  const open: string[] = []
  const tags: { readonly name: string; readonly attributes: Map<string, string> }[] = []
  for (const [, slash, name = '', attributes = '', empty] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    tags.push({ name, attributes: new Map(pairs) })
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> is not closed`)
  return tags
}

const attribute = (xml: string, tag: string, name: string) =>
  tagsOf(xml)
    .filter((each) => each.name === tag)
    .map(({ attributes }) => attributes.get(name))

describe.each([
  ['ko', '제휴 제안서'],
  ['en', 'Partnership proposal'],
])('the template of a proposal: %s', (locale, title) => {
  const parts = readParts(`proposal-template.${locale}.docx`)
  const part = (path: string) => parts.get(path) ?? expect.fail(`there is no ${path}`)
  const document = part('word/document.xml')

  it('has parts of well-formed XML, each with its content type', () => {
    const types = part('[Content_Types].xml')
    const extensions = attribute(types, 'Default', 'Extension')
    const overrides = attribute(types, 'Override', 'PartName')
    for (const [path, xml] of parts) {
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/)
      expect(() => tagsOf(xml)).not.toThrow()
      expect(xml.replace(/<[^<>]*>/g, ''), path).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|apos;|#\d+;)/)
      if (path !== '[Content_Types].xml') expect(extensions).toContain(path.split('.').at(-1))
    }
    for (const path of overrides) expect(parts.has(path?.slice(1) ?? '')).toBe(true)
    expect(overrides).toContain('/word/document.xml')
  })

  it('has a part for each relationship', () => {
    const targets = [
      ...attribute(part('_rels/.rels'), 'Relationship', 'Target'),
      ...attribute(part('word/_rels/document.xml.rels'), 'Relationship', 'Target').map((path) => `word/${path}`),
    ]
    expect(targets).toContain('word/document.xml')
    for (const target of targets) expect([...parts.keys()]).toContain(target)
  })

  it('uses declared styles only', () => {
    const declared = attribute(part('word/styles.xml'), 'w:style', 'w:styleId')
    for (const style of attribute(document, 'w:pStyle', 'w:val')) expect(declared).toContain(style)
  })

  it('has tables as Word accepts them: full rows, a paragraph at the end of each cell, a paragraph after each table', () => {
    const columns = [...document.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)].map(([grid]) => tagsOf(grid).length - 1)
    const tables = [...document.matchAll(/<w:tbl>(.*?)<\/w:tbl>(<[\w:]+)/g)]
    expect(tables.length).toBeGreaterThan(0)
    for (const [index, [, table = '', next]] of tables.entries()) {
      for (const [row] of table.matchAll(/<w:tr>.*?<\/w:tr>/g)) {
        const cells = [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/g)]
        expect(cells).toHaveLength(columns[index] ?? 0)
        for (const [, cell] of cells) expect(cell).toMatch(/<\/w:p>$|<w:p\/>$/)
      }
      expect(next).toBe('<w:p')
    }
    expect(document).toMatch(/<\/w:sectPr><\/w:body><\/w:document>\s*$/)
  })

  it('begins with its title, and names no company', () => {
    const texts = [...document.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text)
    expect(texts[0]).toBe(title)
    expect(texts.join(' ')).not.toMatch(/@|practicum|프랙티컴/i)
    expect(part('docProps/core.xml')).toContain('<dc:creator></dc:creator>')
    expect(part('docProps/core.xml')).toContain(`<dc:title>${title}</dc:title>`)
  })
})
