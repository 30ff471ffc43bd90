import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs `work` when the test is over that asks for it, or the test file where none runs; the last one first. */
export function registerCleanup(work: () => unknown): void {
  const run = async () => {
    await work()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
