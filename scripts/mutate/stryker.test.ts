import { expect, it } from 'vitest'
import { runStryker } from './stryker.ts'

it('catches a fault in a constant of a module, which is computed when the module loads', async () => {
  const area = { name: 'constants', folders: [], tests: ['contract/limits.test.ts'], threshold: 100 }

  const faults = await runStryker(area, ['contract/limits.ts'], 1)

  expect(faults).toMatchObject([{ before: '2 * 1024 ** 3', after: '2 / 1024 ** 3', isCaught: true }])
}, 60_000)
