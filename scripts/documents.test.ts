import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDocuments, checkHeadings } from './documents.ts'

function faultsIn(files: Record<string, string>, check = checkDocuments): string[] {
  const root = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return check(root)
}

test('names a path in backticks that does not exist, with its line', () => {
  const files = {
    'server/app.ts': '',
    'docs/guide.md': 'See `server/app.ts`.\nAnd `server/gone.ts`, `server/<name>.ts`.',
  }
  expect(faultsIn(files)).toEqual(['docs/guide.md:2 names server/gone.ts, which does not exist'])
})

test('names the target of a link that does not exist, from the folder of the document', () => {
  const files = {
    'docs/a.md': '[b](b.md#part), [c](c.md), [site](https://example.com), [here](#part)',
    'docs/b.md': '',
  }
  expect(faultsIn(files)).toEqual(['docs/a.md:1 names c.md, which does not exist'])
})

const order = [
  "import { sum } from './sum.ts'",
  'export const orderSchema = sum(1)',
  'const limits = { items: 10 }',
  'export default function () {}',
  'export interface Order {}',
  'export { limits as orderLimits }',
].join('\n')

test('accepts names after a path that the file declares or exports', () => {
  const files = {
    'contract/order.ts': order,
    'docs/guide.md': 'See `contract/order.ts` `orderSchema`, `limits`, `default`, `Order`, `orderLimits`; then `sum`.',
  }
  expect(faultsIn(files)).toEqual([])
})

test('names what the file before it does not declare: a name that changed, an import, a field', () => {
  const files = {
    'contract/order.ts': order,
    'docs/guide.md':
      'See `contract/order.ts` `orderSchema`, `placedOrderSchema`, `sum`.\nAnd `contract/order.ts` `items`.',
  }
  expect(faultsIn(files)).toEqual([
    'docs/guide.md:1 says placedOrderSchema, which contract/order.ts does not declare',
    'docs/guide.md:1 says sum, which contract/order.ts does not declare',
    'docs/guide.md:2 says items, which contract/order.ts does not declare',
  ])
})

test('names the file of a recipe that has moved', () => {
  const files = {
    'contract/orders/order.ts': order,
    'docs/recipes.md': '1. `contract/order.ts` `orderSchema`: the field.',
  }
  expect(faultsIn(files)).toEqual(['docs/recipes.md:1 names contract/order.ts, which does not exist'])
})

test('names a step of a recipe without a file or without a name; a file that the change adds has a placeholder', () => {
  const files = {
    'contract/order.ts': order,
    'docs/recipes.md': [
      '1. `contract/order.ts` `orderSchema`: the field.',
      '2. `contract/order.ts`: the field.',
      '3. The field of `contract/order.ts` `orderSchema`.',
      '4. `routes/<page>.tsx`: the page.',
    ].join('\n'),
  }
  const fault = 'begins with no file and name of it, such as `server/app.ts` `startShop`'
  expect(faultsIn(files)).toEqual([`docs/recipes.md:2 ${fault}`, `docs/recipes.md:3 ${fault}`])
})

test('names a glossary term that the file of its row lacks', () => {
  const glossary = [
    '| term | meaning | where |',
    '|---|---|---|',
    '| `Clock` | Source of time (`dayOf`). | `server/clock.ts` |',
  ].join('\n')
  const clock = 'export interface Clock {}\nexport const dayOfWeek = 1'
  expect(faultsIn({ 'CONTRIBUTING.md': glossary, 'server/clock.ts': clock })).toEqual([
    'CONTRIBUTING.md:3 says dayOf, which `server/clock.ts` lacks',
  ])
})

test('names a docstring that no declaration follows', () => {
  const files = {
    'src/a.ts': "import a from 'a'\n\n/** All of it. */\n\nexport const one = 1\n",
    'server/b.ts': '/**\n * All of it.\n */\n\n/** The first. */\nexport const one = 1\n',
    'contract/c.ts': '// All of it.\n\n/** The first. */\nexport const one = 1\n',
  }
  expect(faultsIn(files, checkHeadings)).toEqual([
    'server/b.ts:1 is a docstring of nothing: write the heading of a file as // lines',
    'src/a.ts:3 is a docstring of nothing: write the heading of a file as // lines',
  ])
})
