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
