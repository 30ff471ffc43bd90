import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs `work` after the current test, or after the file outside of tests; last registered first. */
export function registerCleanup(work: () => unknown): void {
  const run = async () => {
    await work()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
