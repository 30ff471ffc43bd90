import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { listTests, testListSchema } from './drawn-tests.ts'

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
  const browserTests = read(testListSchema, from.browserReport).suites.flatMap((suite) => listTests(suite))
  return {
    commit: from.commit,
    files: Object.fromEntries(records.map(({ test, executed }) => [test, executed])),
    atImport: [
      ...new Set(
        records.flatMap(({ executedAtImport, withoutFunctions }) => [...executedAtImport, ...withoutFunctions]),
      ),
    ].toSorted(),
    browserTests: Object.fromEntries(browserTests.map(({ name, scripts }) => [name, [...new Set(scripts)]])),
    scripts: Object.assign({}, ...from.scripts.map((path) => read(v.record(v.string(), names), path))),
  }
}
