import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Who may import whom. Folders are matched by pattern, so that a new feature is guarded from its first file;
 * `$1` in a target is what the source's pattern caught. Tests beside the code may import anything.
 */
const rules: readonly { readonly from: RegExp; readonly to: string; readonly packages?: RegExp }[] = [
  { from: /^contract\//, to: '^contract/', packages: /^valibot$/ },
  { from: /^machines\//, to: '^(machines|contract)/', packages: /^(xstate(\/graph)?|valibot)$/ },
  // Only tests, scripts and the support views import the models.
  { from: /^machines\/[^/]+$/, to: '^(machines/[^/]+$|contract/)', packages: /^(xstate|valibot)$/ },
  { from: /^(src\/(?!features\/support\/)|routes\/|server\/)/, to: '^(?!machines/models/)' },
  { from: /^src\/theme\//, to: '^src/theme/' },
  { from: /^src\/ui\//, to: '^src/(ui|theme)/' },
  { from: /^src\/lib\//, to: '^(src/lib|contract|machines)/' },
  { from: /^src\/entities\/([^/]+)\//, to: '^(src/(entities/$1|ui|theme|lib)|contract)/' },
  { from: /^src\/layouts\//, to: '^(src/(layouts|ui|theme|lib)|contract)/' },
  { from: /^src\/features\/([^/]+)\//, to: '^(src/(features/$1|entities|ui|theme|lib)|machines|contract)/' },
  { from: /^routes\//, to: '^(src/(features|entities|layouts|lib|app)|contract)/' },
  { from: /^src\/app\//, to: '^(src|routes|contract|machines)/' },
  // Pages are known to the server as the built bundle: by its types alone.
  { from: /^server\//, to: '^(server|contract)/|^src/app/server\\.tsx$' },
]

const folders = ['contract', 'machines', 'routes', 'src', 'server']
const isCode = (file: string) => /\.(ts|tsx)$/.test(file) && !/\.(test|test-d|d|gen)\.(ts|tsx)$|\.gen\.ts$/.test(file)

interface Import {
  readonly target: string
  readonly line: number
  /** Not there when modules start: erased, or loaded later. */
  readonly typeOnly: boolean
}

function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const place = (start: number) => source.slice(0, start).split('\n').length
  const fixed = [...module.staticImports].map((each) => ({
    specifier: each.moduleRequest.value,
    start: each.start,
    typeOnly: each.entries.length > 0 && each.entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, start: each.start, typeOnly: entry.isType }] : [],
    ),
  )
  const late = module.dynamicImports.map(({ moduleRequest, start }) => ({
    specifier: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    start,
    // Loaded when asked for: no circle while modules start.
    typeOnly: true,
  }))
  return [...fixed, ...passedOn, ...late].map(({ specifier, start, typeOnly }) => ({
    target: specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier,
    line: place(start),
    typeOnly,
  }))
}

/** Every import that crosses a layer the wrong way, and every circle of imports, one sentence each. */
export function checkLayers(root: string): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(root).includes(folder)
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  )
  const graph = new Map(files.filter(isCode).map((file) => [file, importsOf(root, file)]))
  const faults: string[] = []
  for (const [file, imports] of graph) {
    for (const rule of rules) {
      const caught = rule.from.exec(file)
      if (!caught) continue
      const allowed = new RegExp(rule.to.replace('$1', caught[1] ?? ''))
      for (const { target, line } of imports) {
        const ours = folders.some((folder) => target.startsWith(`${folder}/`))
        const forbidden = ours ? !allowed.test(target) : rule.packages !== undefined && !rule.packages.test(target)
        if (forbidden) faults.push(`${file}:${line} may not import ${target}`)
      }
    }
  }
  return [...faults, ...findCycles(graph)]
}

function findCycles(graph: ReadonlyMap<string, readonly Import[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      found.push(`a circle of imports: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
      return
    }
    if (done.has(file)) return
    for (const { target, typeOnly } of graph.get(file) ?? []) if (!typeOnly) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}
