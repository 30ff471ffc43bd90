import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parameterDescriptionsSource, readParameterComments } from './parameter-descriptions.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const shared = `
/** Page of the list. Without it: the first page. A number from 2. */
export const page = optional(v.number())
/** Not in the form that is asked for. */
export const bare = optional(v.string())
export const parameters = {
  /**
   * What is bought, with
   * its pieces. Without it: nothing is bought.
   */
  item: v.string(),
} as const`

function tree(search: string): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-parameters-'))
  folders.push(root)
  const files = {
    'routes/list/index.tsx': `import { page, bare, parameters } from '../../src/shared.ts'
const schema = ${search}
export const Route = createFileRoute('/list/')({ validateSearch: schema, component: List })`,
    'routes/plain.tsx': "export const Route = createFileRoute('/plain')({ component: Plain })",
    'src/shared.ts': shared,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

test('takes the words from the comment of a parameter', () => {
  const root = tree('v.object({\n  /** Part of a title. Without it: every title. */\n  title: v.string(),\n})')
  expect(readParameterComments(root)).toEqual([
    { key: '/list/ title', what: 'Part of a title', without: 'every title' },
  ])
  expect(parameterDescriptionsSource(root)).toContain(
    '"/list/ title": { what: msg`Part of a title`, without: msg`every title` }',
  )
})

test('takes the words of the constant that a parameter is built from, in another module as well', () => {
  expect(readParameterComments(tree('v.object({ page, item: optional(parameters.item) })'))).toEqual([
    { key: '/list/ page', what: 'Page of the list', without: 'the first page' },
    { key: '/list/ item', what: 'What is bought, with its pieces', without: 'nothing is bought' },
  ])
})

test('prefers the comment of the parameter to that of the constant', () => {
  const search = 'v.object({\n  /** Page of the notices. Without it: the first page. */\n  notices: page,\n})'
  expect(readParameterComments(tree(search))).toMatchObject([{ key: '/list/ notices', what: 'Page of the notices' }])
})

test.each(['v.object({ bare })', 'v.object({ title: v.string() })'])(
  'refuses a parameter without words: %s',
  (search) => {
    expect(() => readParameterComments(tree(search))).toThrow(/^src\/shared\.ts|^routes\/list\/index\.tsx/)
  },
)
