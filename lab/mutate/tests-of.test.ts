import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areaOf, filesWithFaults, testsOf } from './tests-of.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = filesWithFaults(root)

test('plants faults in each file of machines, the contract, the API, the jobs, the rules and the prices', () => {
  const expected = globSync(
    [
      'machines/*.machine.ts',
      'contract/*/*.ts',
      'server/{api,jobs,lib,messages,db/retention}/**/*.ts',
      'server/content/{option-price,prices}.ts',
    ],
    { cwd: root },
  ).filter((file) => !/\.(test|test-d|gen)\.ts$/.test(file))
  expect(files).toEqual(expect.arrayContaining(expected))
})

test('has tests for each of them', () => {
  for (const file of files) {
    const tests = testsOf(root, file).flatMap((selection) => selection.files)
    expect(tests, file).not.toEqual([])
    expect(
      tests.filter((path) => !existsSync(`${root}/${path}`)),
      file,
    ).toEqual([])
  }
})

test('asks 90 % of flows and of money, 85 % elsewhere', () => {
  const thresholds = new Map(files.map(areaOf).map(({ name, threshold }) => [name, threshold]))
  const strict = [...thresholds].filter(([, threshold]) => threshold === 0.9).map(([name]) => name)
  expect(strict.toSorted()).toEqual([
    'flows',
    'server/api/checkout',
    'server/api/orders',
    'server/api/payments',
    'server/api/purchase-history',
    'server/content',
  ])
  expect([...thresholds.values()].filter((threshold) => threshold !== 0.9 && threshold !== 0.85)).toEqual([])
})
