import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const names = v.array(v.string())

/** What one test file of Vitest executes, as `tests/support/executed-sources.ts` writes it. Paths from the root. */
const executedSourcesSchema = v.object({
  test: v.string(),
  /** Sources of which a function ran, or an export was read, while the tests ran. */
  executed: names,
  /** Sources of which a function ran while the file was imported. Within a worker, a source is imported once. */
  executedAtImport: names,
  /** Sources that only hold values, such as schemas, tables and styles. */
  withoutFunctions: names,
})
export type ExecutedSources = v.InferOutput<typeof executedSourcesSchema>

/** Which tests a source takes part in, as the last whole run of `npm test` saw it. */
export const testMapSchema = v.object({
  /** The commit, which draws browser tests: others than those of the whole run would not be in the map. */
  commit: v.string(),
  /** Sources that each test file of Vitest executes. */
  files: v.record(v.string(), names),
  /** Sources that work while they are imported, so that their importers stand for them as well. */
  atImport: names,
  /** Built scripts that the pages of each browser test load, by the test's name without its project. */
  browserTests: v.record(v.string(), names),
  /** Sources of each built script. */
  scripts: v.record(v.string(), names),
})
export type TestMap = v.InferOutput<typeof testMapSchema>

export const testMapPath = '.cache/test-map.json'

interface Suite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
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
      tests: v.array(
        v.object({ annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })) }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})
const reportSchema = v.object({ suites: v.array(suiteSchema) })

/** Names of tests with the scripts of their annotation, see `tests/support/browser/recorded-test.ts`. */
function scriptsOfTests(suite: Suite, above: readonly string[] = []): [string, string[]][] {
  const titles = [...above, ...(suite.title === '' ? [] : [suite.title])]
  const own = suite.specs.map(({ title, tests }): [string, string[]] => {
    const annotations = tests.flatMap((test) => test.annotations).filter(({ type }) => type === 'scripts')
    const scripts = annotations.flatMap(({ description = '' }) => description.split(' ')).filter(Boolean)
    return [[...titles, title].join(' › '), [...new Set(scripts)]]
  })
  return [...own, ...(suite.suites ?? []).flatMap((inner) => scriptsOfTests(inner, titles))]
}

/** Reads what a whole run noted: a folder of records, the report of Playwright, and the lists of the builds. */
export function readTestMap(from: {
  readonly commit: string
  readonly executed: string
  readonly browserReport: string
  readonly scripts: readonly string[]
}): TestMap {
  const read = <Value>(schema: v.GenericSchema<unknown, Value>, path: string): Value =>
    v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  const records = readdirSync(from.executed).map((file) => read(executedSourcesSchema, join(from.executed, file)))
  const { suites } = read(reportSchema, from.browserReport)
  return {
    commit: from.commit,
    files: Object.fromEntries(records.map(({ test, executed }) => [test, executed])),
    atImport: [
      ...new Set(
        records.flatMap(({ executedAtImport, withoutFunctions }) => [...executedAtImport, ...withoutFunctions]),
      ),
    ].toSorted(),
    browserTests: Object.fromEntries(suites.flatMap((suite) => scriptsOfTests(suite))),
    scripts: Object.assign({}, ...from.scripts.map((path) => read(v.record(v.string(), names), path))),
  }
}
