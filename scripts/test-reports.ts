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
        assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) })),
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
    }),
  ),
)

interface Suite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly results: readonly { duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})

/** Every test of a suite and of the suites in it. */
function listTests({ title, specs, suites = [] }: Suite): TimedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${spec.title} [${projectName}]`,
      seconds: toSeconds(results.reduce((sum, { duration }) => sum + duration, 0)),
    })),
  )
  return [...own, ...suites.flatMap(listTests)].map(({ name, seconds }) => ({
    name: title === '' ? name : `${title} › ${name}`,
    seconds,
  }))
}

/** The JSON report of Playwright. Source: playwright.dev, "Reporters", section JSON. Durations in ms. */
export const playwrightReportSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
    suites: v.array(suiteSchema),
  }),
  v.transform(
    ({ stats, suites }): TestReport => ({
      counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
      tests: suites.flatMap(listTests),
    }),
  ),
)

/** The tests that took the longest, the slowest first. */
export function findSlowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
