import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describePackages } from './image-packages.ts'

const root = join(import.meta.dirname, '..')

test('lists what the image holds by the schema of CycloneDX', async () => {
  const files = ['node_modules/hono/dist/index.js', 'server/main.ts']
  const bill: unknown = JSON.parse(await describePackages({ root, files, libraries: [] }))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const text = JSON.stringify(bill)
  for (const purl of [/"pkg:npm\/hono@\d/, /"pkg:npm\/react@\d/, /"pkg:generic\/node@\d/]) expect(text).toMatch(purl)
  expect(text).not.toMatch(/"pkg:npm\/vitest@/)
})
