import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** One in so many browser tests runs for a commit. `@drawn` marks those that hold many addresses or paths to one promise. */
const shares = { drawn: 10, others: 2 } as const

interface Suite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tags: readonly string[]
    readonly tests: readonly {
      readonly projectName: string
      readonly annotations: readonly { readonly type: string; readonly description?: string | undefined }[]
    }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tags: v.array(v.string()),
      tests: v.array(
        v.object({
          projectName: v.string(),
          annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})

/** The JSON report of `playwright test`, with `--list` as well. Source: playwright.dev, "Reporters", section JSON. */
export const testListSchema = v.object({ suites: v.array(suiteSchema) })

interface ListedTest {
  /** File, groups and title, as `--test-list` reads them. */
  readonly name: string
  readonly tags: readonly string[]
  readonly projects: readonly string[]
  /** Scripts that its pages loaded, see `tests/support/browser/recorded-test.ts`; empty in a list. */
  readonly scripts: readonly string[]
}

/** Every test of a suite and of the suites in it. */
export function listTests(suite: Suite, above: readonly string[] = []): ListedTest[] {
  // A group without a title has no place in a test list.
  const titles = [...above, ...(suite.title === '' ? [] : [suite.title])]
  const own = suite.specs.map(({ title, tags, tests }) => ({
    name: [...titles, title].join(' › '),
    tags,
    projects: tests.map(({ projectName }) => projectName),
    scripts: tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'scripts')
      .flatMap(({ description = '' }) => description.split(' ').filter(Boolean)),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, titles))]
}

/**
 * Lines for `--test-list`: a share of the tests, each in one of its projects. The title of a test and `seed` draw them, so
 * that every test runs within a few commits.
 */
export function drawTests({ suites }: v.InferOutput<typeof testListSchema>, seed: string): string[] {
  return suites
    .flatMap((suite) => listTests(suite))
    .flatMap(({ name, tags, projects }) => {
      const number = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE()
      const share = tags.includes('drawn') ? shares.drawn : shares.others
      if (number % share > 0) return []
      return [`[${projects[Math.floor(number / share) % projects.length]}] › ${name}`]
    })
}
