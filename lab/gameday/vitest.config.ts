import { defineConfig } from 'vitest/config'

/** Faults of the machines around the shop, with the programs that are used there (`npm run gameday`). */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['lab/gameday/**/*.test.ts', 'tests/faults/{killed-server,processes}.test.ts'],
    // Their tests run at full size.
    env: { FAULTS: 'full' },
    globalSetup: 'tests/support/server/global-setup.ts',
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    // Each needs the whole machine.
    fileParallelism: false,
  },
})
