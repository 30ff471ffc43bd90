import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { holdsPackages } from './install.mjs'

const lock = {
  '': {},
  'node_modules/react': { version: '19.2.0' },
  'node_modules/vitest': { version: '4.1.0', dev: true },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
}
const isNeeded = ({ optional }: { optional?: boolean }) => !optional

it('needs no installation where another command, or a copy, has put the packages of the lock file', () => {
  const installed = { 'node_modules/react': { version: '19.2.0' }, 'node_modules/vitest': { version: '4.1.0' } }
  expect(holdsPackages(installed, lock, isNeeded)).toBe(true)
})

it.each([
  ['a package is missing', { 'node_modules/react': { version: '19.2.0' } }],
  [
    'a package has another version',
    { 'node_modules/react': { version: '19.1.0' }, 'node_modules/vitest': { version: '4.1.0' } },
  ],
  [
    'a package is there that the lock file no longer names',
    {
      'node_modules/react': { version: '19.2.0' },
      'node_modules/vitest': { version: '4.1.0' },
      'node_modules/left': { version: '1.0.0' },
    },
  ],
  ['nothing is installed', {}],
])('installs when %s', (_, installed) => {
  expect(holdsPackages(installed, lock, isNeeded)).toBe(false)
})

const lockSchema = v.object({ packages: v.record(v.string(), v.object({ integrity: v.optional(v.string()) })) })

it.each(['package-lock.json', 'lab/package-lock.json'])(
  '%s has the digest of every package, which npm compares',
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    const { '': _, ...packages } = v.parse(lockSchema, JSON.parse(text)).packages
    expect(Object.keys(packages).length).toBeGreaterThan(100)
    expect(Object.keys(packages).filter((path) => packages[path]?.integrity === undefined)).toEqual([])
  },
)

it('cuts the fonts from the file of the installed Pretendard', () => {
  const bytesOf = (path: string) => readFileSync(new URL(path, import.meta.url))
  const installed = bytesOf('../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
  expect(bytesOf('pretendard/PretendardVariable.woff2').equals(installed)).toBe(true)
})
