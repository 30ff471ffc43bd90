import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { flowsOf } from './flows/flows-of.ts'
import type { TestMap } from './test-map.ts'

/** The tests that a change can break. */
export interface ChangedTests {
  /** Test files of Vitest. */
  readonly files: ReadonlySet<string>
  /** The flows whose paths are walked, or `all`. Tests of other kinds do not ask. */
  readonly flows: ReadonlySet<string> | 'all'
  /** Whether a browser test runs, by its name without the project, such as `order.spec.ts › sells a course`. */
  readonly includes: (browserTest: string) => boolean
  /** Changed files that may change anything, such as a configuration or a migration: the whole run judges them. */
  readonly unknown: readonly string[]
}

/** What no test reads. `npm run check` reads most of it. */
const untested = /\.(md|test-d\.ts)$|^(docs|\.github|tests\/(bench|gallery))\/|^(LICENSE|biome\.json|knip\.json)$/
const folders = '{contract,illustrations,machines,routes,scripts,server,src,tests}'
const isSource = (file: string) => /^[^/]+\/.*\.tsx?$/.test(file)
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
/** Tests that walk the paths of all flows. */
const isOfFlows = (file: string) => /^tests\/(model\/.*\.test\.tsx?|e2e\/flows\.spec\.ts)$/.test(file)
/** What the server itself answers with: pages without a script read it, and no built script contains it. */
const answersOfServer = /^server\/(web|sandbox|[^/]+\.ts$)/

/** Paths that a source imports, from the root. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const targets = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return targets.filter((target) => target.startsWith('.')).map((target) => normalize(join(dirname(file), target)))
}

/** The sources of the project that import each source. */
export function findImporters(root: string): ReadonlyMap<string, readonly string[]> {
  const imports = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) =>
    importsOf(root, file).map((target) => [target, file] as const),
  )
  const importers = Map.groupBy(imports, ([target]) => target)
  return new Map([...importers].map(([target, pairs]) => [target, pairs.map(([, file]) => file)]))
}

/** The sources whose messages a diff of catalogues changes: a catalogue names them above each message. */
export function sourcesOfMessages(diff: string): string[] {
  const places = [...diff.matchAll(/^[ +-]#: (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return [...new Set(places)]
}

/**
 * Finds the tests that execute or load what changed. A source that no test has executed, or that works while it is
 * imported, stands for its importers as well. `changed` holds paths from the root.
 */
export function findChangedTests(
  changed: readonly string[],
  { root, importers, map }: { root: string; importers: ReadonlyMap<string, readonly string[]>; map: TestMap },
): ChangedTests {
  const atImport = new Set(map.atImport)
  const executing = Map.groupBy(
    Object.entries(map.files).flatMap(([test, sources]) => sources.map((source) => ({ test, source }))),
    ({ source }) => source,
  )

  /** Test files that a source takes part in. */
  const testsOf = (source: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(source)) return new Set()
    seen.add(source)
    if (isTest(source)) return new Set([source])
    const direct = executing.get(source)?.map(({ test }) => test) ?? []
    const standsForImporters = direct.length === 0 || atImport.has(source)
    const further = standsForImporters ? (importers.get(source) ?? []).flatMap((each) => [...testsOf(each, seen)]) : []
    return new Set([...direct, ...further])
  }

  const sources = changed.filter((file) => isSource(file) && !untested.test(file))
  const files = new Set<string>()
  const flows = new Set<string>()
  let walksAllFlows = false
  for (const source of sources) {
    const tests = testsOf(source)
    for (const test of tests) files.add(test)
    if (![...tests].some(isOfFlows)) continue
    const own = flowsOf(root, source)
    for (const flow of own) flows.add(flow)
    walksAllFlows ||= own.length === 0
  }

  const changedSources = new Set(changed)
  const changedScripts = new Set(
    Object.entries(map.scripts)
      .filter(([, parts]) => parts.some((part) => changedSources.has(part.replace(/\.vanilla\.css$/, ''))))
      .map(([script]) => script),
  )
  const answersChange = changed.some((file) => answersOfServer.test(file) && !isTest(file))
  const includes = (name: string): boolean => {
    const [file = '', flow = ''] = name.split(' › ')
    const path = `tests/e2e/${file}`
    if (files.has(path) && (!isOfFlows(path) || walksAllFlows || flows.has(flow))) return true
    const scripts = map.browserTests[name]
    if (scripts === undefined) return false
    if (scripts.some((script) => changedScripts.has(script))) return true
    return scripts.length === 0 && (answersChange || changedScripts.size > 0)
  }

  return {
    files: new Set([...files].filter((file) => !file.startsWith('tests/e2e/') && existsSync(join(root, file)))),
    flows: walksAllFlows ? 'all' : flows,
    includes,
    unknown: changed.filter((file) => !isSource(file) && !untested.test(file) && !file.endsWith('.po')),
  }
}
