import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs small test files first: they notice most faults, and the first failure ends the run. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  }
}

/**
 * The tests that planted faults of the server and the contract run: the projects `server` and `unit` of
 * `vitest.config.ts` as one, or the files of `MUTATE_TESTS`, patterns separated by commas. Modules are loaded by Node
 * itself, since every fault loads them anew.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: process.env['MUTATE_TESTS']?.split(',') ?? ['server/**/*.test.ts', 'contract/**/*.test.ts'],
    globalSetup: 'tests/support/server/global-setup.ts',
    sequence: { sequencer: SmallestFirst },
    isolate: false,
    // Longer than elsewhere: on a busy machine, the tests must pass before a fault is planted.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    experimental: { viteModuleRunner: false },
  },
})
