import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { resolveImport } from './subpath-imports.ts'

interface Rule {
  readonly from: RegExp
  readonly to: string
  readonly packages?: RegExp
  /** Narrows the rules of other folders and makes no layer by itself. */
  readonly isExtra?: true
}

/**
 * Allowed imports by folder (docs/decisions/023-layers-and-source-rules.md for the server's). Folders are matched by pattern, so
 * that a new feature is checked from its first file; `$1` in a target is what the source's pattern caught. A file that
 * no pattern matches is an error. Tests beside the code may import anything.
 */
const rules: readonly Rule[] = [
  { from: /^contract\//, to: '^contract/', packages: /^valibot$/ },
  { from: /^illustrations\//, to: '^(illustrations|contract)/', packages: /^node:/ },
  { from: /^machines\//, to: '^(machines|contract)/', packages: /^(xstate|valibot)$/ },
  // Models of flows: only tests, scripts and the support views import them; samples know no model.
  { from: /^tests\/flows\//, to: '^(tests/flows|machines|contract)/', packages: /^(xstate(\/graph)?|valibot)$/ },
  { from: /^tests\/flows\/samples\//, to: '^(tests/flows/samples|machines|contract)/' },
  { from: /^(src\/(?!features\/support\/)|routes\/|server\/)/, to: '^(?!tests/)', isExtra: true },
  // The desk is an application of its own, built by itself.
  { from: /^(src\/(?!desk\/)|routes\/)/, to: '^(?!src/desk/)', isExtra: true },
  { from: /^src\/theme\//, to: '^(src/theme|contract/values)/' },
  // Fields clean what is typed as the contract does.
  { from: /^src\/ui\//, to: '^(src/(ui|theme)|contract/values)/' },
  { from: /^src\/lib\//, to: '^(src/lib|contract|machines)/' },
  { from: /^src\/entities\/([^/]+)\//, to: '^(src/(entities/($1|failure)|ui|theme|lib)|contract)/' },
  { from: /^src\/layouts\//, to: '^(src/(layouts|entities|ui|theme|lib)|contract)/' },
  {
    from: /^src\/features\/([^/]+)\//,
    to: '^(src/(features/$1|entities|ui|theme|lib)|machines|contract|illustrations/kit|tests/flows)/',
  },
  { from: /^src\/desk\//, to: '^(src/(desk|ui|theme|lib)|machines|contract)/' },
  { from: /^routes\//, to: '^(src/(features|entities|layouts|lib|app)|contract)/' },
  { from: /^src\/app\//, to: '^(src|routes|contract|machines)/' },
  { from: /^server\/lib\//, to: '^(server/lib|contract)/' },
  { from: /^server\/db\//, to: '^(server/(db|lib)|contract)/' },
  { from: /^server\/providers\//, to: '^(server/(providers|lib)|contract)/' },
  { from: /^server\/config\//, to: '^(server/(config|providers|lib)|contract)/' },
  { from: /^server\/content\//, to: '^(server/(content|db|lib)|illustrations|contract)/' },
  { from: /^server\/messages\//, to: '^(server/(messages|providers|db|lib)|contract)/' },
  { from: /^server\/api\//, to: '^(server/(api|messages|content|config|providers|db|lib)|contract)/' },
  { from: /^server\/jobs\//, to: '^(server/(jobs|api|messages|config|providers|db|lib)|contract)/' },
  { from: /^server\/operator\//, to: '^(server/(operator|api|messages|content|providers|db|lib)|contract)/' },
  {
    from: /^server\/desk\//,
    to: '^(server/(desk|web|operator|api|messages|content|config|providers|db|lib)|contract)/',
  },
  {
    from: /^server\/web\//,
    // The types of the built bundle, which renders the pages.
    to: '^(server/(web|api|content|config|providers|db|lib)|contract)/|^src/app/server\\.tsx$',
  },
  { from: /^server\/sandbox\//, to: '^(server/(sandbox|desk|operator|web|api|config|providers|db|lib)|contract)/' },
  // The programs that put the folders together.
  { from: /^server\/[^/]+$/, to: '^(server|contract)/' },
]

const folders = ['contract', 'illustrations', 'machines', 'routes', 'src', 'server', 'tests/flows']
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
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
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
    target: resolveImport(file, specifier),
    line: lineOf(start),
    typeOnly,
  }))
}

/**
 * Checks every import of the tree at `root`. Returns one sentence for each file without a layer, import that crosses a
 * layer the wrong way, cycle of files and cycle of folders.
 */
export function checkLayers(root: string): string[] {
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  )
  const graph = new Map(files.filter(isCode).map((file) => [file, importsOf(root, file)]))
  const faults: string[] = []
  for (const [file, imports] of graph) {
    const matching = rules.filter(({ from }) => from.test(file))
    if (matching.every(({ isExtra }) => isExtra))
      faults.push(`${file} belongs to no layer: add its folder to scripts/layers.ts`)
    for (const rule of matching) {
      const caught = rule.from.exec(file)?.[1] ?? ''
      const allowed = new RegExp(rule.to.replace('$1', caught))
      for (const { target, line } of imports) {
        const isOurs = folders.some((folder) => target.startsWith(`${folder}/`))
        const isForbidden = isOurs ? !allowed.test(target) : rule.packages !== undefined && !rule.packages.test(target)
        if (isForbidden) faults.push(`${file}:${line} may not import ${target}`)
      }
    }
  }
  return [...faults, ...fileCycles(graph), ...folderCycles(graph)]
}

type Graph = ReadonlyMap<string, readonly Import[]>

/** Cycles of files that need each other while modules start. */
function fileCycles(graph: Graph): string[] {
  const edges = [...graph].flatMap(([file, imports]) =>
    imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => ({ from: file, to: target, example: '' })),
  )
  return cyclesOf(edges).map(
    (cycle) => `a cycle of imports: ${cycle.map(({ from }) => from).join(' -> ')} -> ${cycle[0]?.from}`,
  )
}

/**
 * Cycles between the entries of a folder, its files and subfolders, when a subfolder takes part; imports of types count.
 * The top-level folders are left to {@link rules}: `routes/` stands between `src/app/` and `src/features/`.
 */
function folderCycles(graph: Graph): string[] {
  const parents = new Set([...graph.keys()].flatMap(ancestorsOf))
  return [...parents].sort().flatMap((parent) => {
    const entryOf = (path: string) =>
      path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/', 1)[0] : undefined
    const edges = new Map<string, Edge>()
    for (const [file, imports] of graph) {
      for (const { target, line } of imports) {
        const [from, to] = [entryOf(file), entryOf(target)]
        if (from === undefined || to === undefined || from === to) continue
        const key = `${from} ${to}`
        if (!edges.has(key)) edges.set(key, { from, to, example: `${file}:${line} imports ${target}` })
      }
    }
    return cyclesOf([...edges.values()])
      .filter((cycle) => cycle.some(({ from }) => !isCode(from)))
      .map((cycle) => `a cycle of folders in ${parent}/: ${cycle.map(({ example }) => example).join(', ')}`)
  })
}

/** The folders that a file lies in, without the root. */
function ancestorsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly example: string
}

/** At least one cycle out of every group of nodes that reach each other, each as its edges in order. */
function cyclesOf(edges: readonly Edge[]): Edge[][] {
  const edgesFrom = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const found: Edge[][] = []
  const visit = (node: string, path: readonly Edge[]) => {
    const start = path.findIndex(({ from }) => from === node)
    if (start !== -1) {
      found.push(path.slice(start))
      return
    }
    if (done.has(node)) return
    for (const edge of edgesFrom.get(node) ?? []) visit(edge.to, [...path, edge])
    done.add(node)
  }
  for (const node of edgesFrom.keys()) visit(node, [])
  return found
}
