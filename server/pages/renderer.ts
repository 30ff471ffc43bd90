import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type * as bundle from '../../src/app/server.tsx'
import { StartError } from '../config.ts'

const isFunction = (value: unknown) => typeof value === 'function'

/** The application for the server, as a bundler hands it out; what its functions take is the source's own word. */
export const applicationSchema = v.object({
  render: v.custom<typeof bundle.render>(isFunction),
  canonicalAddress: v.custom<typeof bundle.canonicalAddress>(isFunction),
})

/** Turns a request into HTML with the built application. */
export interface Renderer extends Readonly<v.InferOutput<typeof applicationSchema>> {
  readonly manifest: bundle.AssetManifest
  /** Of pages that show a flow in a state. */
  readonly supportManifest: bundle.AssetManifest
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})
const viteManifestSchema = v.record(v.string(), chunkSchema)
type ViteManifest = v.InferOutput<typeof viteManifestSchema>

/** Loads what `npm run build` made. Throws a {@link StartError} when there is nothing. */
export async function loadRenderer(): Promise<Renderer> {
  const file = join(root, 'dist/server/server.js')
  if (!existsSync(file)) throw new StartError('The shop is not built; run "npm run build" first.')
  const application = v.parse(applicationSchema, await import(file))
  const lists = join(root, 'dist/client/.vite')
  return {
    ...application,
    manifest: assetManifest(readManifest(join(lists, 'manifest.json'))),
    supportManifest: assetManifest(readManifest(join(lists, 'support-manifest.json'))),
  }
}

function readManifest(file: string): ViteManifest {
  return v.parse(viteManifestSchema, JSON.parse(readFileSync(file, 'utf8')))
}

interface RouteAssets {
  css: string[]
  preloads: string[]
  scripts?: { attrs: Record<string, string | boolean> }[]
}

/** Which scripts and styles each route needs, from the bundler's manifest. */
function assetManifest(chunks: ViteManifest): bundle.AssetManifest {
  const entry = Object.keys(chunks).find((name) => chunks[name]?.isEntry)
  if (entry === undefined) throw new StartError('The build has no entry; run "npm run build" again.')
  const entryFile = `/${chunks[entry]?.file}`
  const shared = closure(chunks, [entry])
  const sharedFiles = filesOf(chunks, shared)
  const sharedStyles = stylesOf(chunks, shared)
  const routes: Record<string, RouteAssets> = {
    // Never in the way of the page: after all of it is parsed, and at low priority. With "async" it could meet half a
    // page, which does not match what it expects.
    __root__: {
      css: sharedStyles,
      preloads: sharedFiles.filter((file) => file !== entryFile),
      scripts: [{ attrs: { type: 'module', src: entryFile, fetchPriority: 'low' } }],
    },
  }
  for (const [id, source] of routeFiles()) {
    const own = Object.keys(chunks).filter((name) => name.startsWith(`${source}?`))
    const reached = closure(chunks, own)
    routes[id] = {
      css: stylesOf(chunks, reached).filter((file) => !sharedStyles.includes(file)),
      preloads: filesOf(chunks, reached).filter((file) => !sharedFiles.includes(file)),
    }
  }
  return { routes }
}

/** A chunk and all that it imports at once. */
function closure(chunks: ViteManifest, names: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const each of chunks[name]?.imports ?? []) visit(each)
  }
  for (const name of names) visit(name)
  return [...reached]
}

function filesOf(chunks: ViteManifest, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => (chunks[name] ? [`/${chunks[name].file}`] : [])))]
}

function stylesOf(chunks: ViteManifest, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => chunks[name]?.css ?? []))].map((file) => `/${file}`)
}

/** Route ids and the files that declare them. */
function routeFiles(): [id: string, source: string][] {
  return readdirSync(join(root, 'routes')).flatMap((name) => {
    const source = readFileSync(join(root, 'routes', name), 'utf8')
    const id = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]
    return id === undefined ? [] : [[id, `routes/${name}`]]
  })
}
