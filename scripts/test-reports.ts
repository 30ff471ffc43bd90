import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface TimedTest {
  /** File, test and, in the browser, the project. */
  readonly name: string
  readonly seconds: number
}

/** What a runner reports of a whole run. */
export interface TestReport {
  readonly counts: Counts
  readonly tests: readonly TimedTest[]
  /** Each test that failed, with the first lines of its error. */
  readonly failures: readonly string[]
}

/** Lines of an error that a summary shows. */
const errorLines = 12

/** A failed test with the first lines of its errors, without colours. */
function failureOf(name: string, errors: readonly string[]): string {
  return [name, ...stripVTControlCharacters(errors.join('\n')).split('\n').slice(0, errorLines)].join('\n  ')
}

const toSeconds = (ms: number) => Math.round(ms / 100) / 10

/** The JSON report of Vitest. Source: vitest.dev, "Reporters", section JSON. Durations in ms. */
export const vitestReportSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        // The error of a file that could not be loaded.
        message: v.string(),
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            duration: v.nullish(v.number(), 0),
            failureMessages: v.nullish(v.array(v.string()), []),
          }),
        ),
      }),
    ),
  }),
  v.transform(
    (report): TestReport => ({
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      tests: report.testResults.flatMap((file) =>
        file.assertionResults.map(({ fullName, duration }) => ({
          name: `${file.name} › ${fullName}`,
          seconds: toSeconds(duration),
        })),
      ),
      failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message === '' ? [] : [failureOf(name, [message])]),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failureOf(`${name} › ${test.fullName}`, test.failureMessages)),
      ]),
    }),
  ),
)

const playwrightTestSchema = v.object({
  projectName: v.string(),
  status: v.string(),
  results: v.array(
    v.object({
      duration: v.number(),
      errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
    }),
  ),
})

interface Suite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly v.InferOutput<typeof playwrightTestSchema>[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(playwrightTestSchema) })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})

interface BrowserTest extends TimedTest {
  readonly failure: string | undefined
}

/** Every test of a suite and of the suites in it. */
function listTests({ title, specs, suites = [] }: Suite, parents: readonly string[] = []): BrowserTest[] {
  const titles = [...parents, title].filter((each) => each !== '')
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => {
      const name = [...titles, `${spec.title} [${projectName}]`].join(' › ')
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
      return {
        name,
        seconds: toSeconds(results.reduce((sum, { duration }) => sum + duration, 0)),
        failure: status === 'unexpected' || status === 'flaky' ? failureOf(name, errors) : undefined,
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => listTests(suite, titles))]
}

/** The JSON report of Playwright. Source: playwright.dev, "Reporters", section JSON. Durations in ms. */
export const playwrightReportSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
    suites: v.array(suiteSchema),
  }),
  v.transform(({ stats, suites }): TestReport => {
    const tests = suites.flatMap((suite) => listTests(suite))
    return {
      counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
      tests: tests.map(({ name, seconds }) => ({ name, seconds })),
      failures: tests.flatMap(({ failure }) => failure ?? []),
    }
  }),
)

/** The tests that took the longest, the slowest first. */
export function findSlowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
