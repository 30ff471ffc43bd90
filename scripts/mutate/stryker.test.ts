import { expect, it } from 'vitest'
import { runStryker } from './stryker.ts'

it('catches a fault in a constant of a module, which is computed when the module loads', async () => {
  const area = { name: 'constants', folders: [], tests: ['contract/values/limits.test.ts'], threshold: 100 }

  const faults = await runStryker(area, ['contract/accounts/retention.ts:22-22'], 1)

  expect(faults).toMatchObject([
    {
      before: 'objectionLimits.objectDays + objectionLimits.answerDays',
      after: 'objectionLimits.objectDays - objectionLimits.answerDays',
      isCaught: true,
    },
  ])
}, 60_000)
