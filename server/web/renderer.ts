import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type * as bundle from '#app/server.tsx'
import type { SendRequest } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Readings } from '../lib/figures.ts'
import { StartError } from '../lib/start-error.ts'
import { onceBuilt } from './files.ts'
import type { PageTask } from './render-messages.ts'
import { createRenderPool } from './render-pool.ts'

const isFunction = (value: unknown) => typeof value === 'function'

/** The built application for the server; the source declares the parameters of its functions. */
export const applicationSchema = v.object({
  render: v.custom<typeof bundle.render>(isFunction),
  canonicalAddress: v.custom<typeof bundle.canonicalAddress>(isFunction),
})

type Application = Readonly<v.InferOutput<typeof applicationSchema>>

export interface StyleSheet {
  readonly address: string
  readonly text: string
}

/** Files of a page. */
export interface PageFiles {
  /** Its style sheets, in their order. */
  readonly sheets: readonly StyleSheet[]
  /** Addresses of the scripts that hydrate it, loaded late: the entry first. */
  readonly modules: readonly string[]
}

/** Files of a rendered page, by its routes, catalogues and language. */
type FindFiles = (page: bundle.RenderedPage, locale: Locale) => PageFiles

/** A rendered page, its redirect, or why it failed; and the processor time that it took, in ms. */
export type RenderOutcome = { readonly processorMs: number } & (
  | bundle.RenderedPage
  | { readonly location: string }
  | { readonly error: unknown }
)

/** Renders a request to HTML with the built application. */
export interface Renderer extends Pick<Application, 'canonicalAddress'> {
  readonly render: (page: PageTask, fetch: SendRequest) => Promise<RenderOutcome>
  /** Threads of the renderer; a renderer without threads has none. */
  readonly load?: Readings['renderThreads']
  /**
   * What a page loads in the browser, in the shop and in the support area with its views, which is undefined while
   * `npm start` still builds it. Nothing in development.
   */
  readonly filesOf: { readonly shop: FindFiles; readonly support: FindFiles | undefined }
  /** All style sheets of the shop's pages. */
  readonly shopSheets: readonly StyleSheet[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Folders of the build's parts that are for browsers. */
export const builtFolders = {
  shop: join(root, 'dist/client'),
  support: join(root, 'dist/support'),
  desk: join(root, 'dist/desk'),
}

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})
const viteManifestSchema = v.record(v.string(), chunkSchema)
type ViteManifest = v.InferOutput<typeof viteManifestSchema>

/**
 * Loads the result of `npm run build`, and starts the threads that render. Throws a {@link StartError} when a part of it is
 * missing that is not being built.
 */
export async function loadRenderer(): Promise<Renderer> {
  const file = join(root, 'dist/server/server.js')
  const awaited = process.env['BUILD_GOES_ON'] === 'true' ? [] : [builtFolders.support, builtFolders.desk]
  if (![file, ...awaited].every((path) => existsSync(path)))
    throw new StartError('The shop is not built; run "npm run build" first.')
  const { canonicalAddress } = v.parse(applicationSchema, await import(file))
  const shop = readBuild(builtFolders.shop)
  const findSupport = onceBuilt(builtFolders.support, () => readBuild(builtFolders.support).findFiles)
  const filesOf = {
    shop: shop.findFiles,
    get support() {
      return findSupport()
    },
  }
  return { canonicalAddress, filesOf, shopSheets: shop.sheets, ...createRenderPool(file) }
}

/** Reads the bundler's manifest of a part. */
function readBuild(folder: string): { readonly findFiles: FindFiles; readonly sheets: readonly StyleSheet[] } {
  const list = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const chunks = v.parse(viteManifestSchema, JSON.parse(list))
  const { sheetsOf, sheets } = pageSheets(folder, chunks)
  const modulesOf = lateModules(chunks)
  return { findFiles: (page, locale) => ({ sheets: sheetsOf(page), modules: modulesOf(page, locale) }), sheets }
}

/** Style sheets of each page: those of the entry, and of its routes with all their imports. */
function pageSheets(
  folder: string,
  chunks: ViteManifest,
): {
  readonly sheetsOf: (page: bundle.RenderedPage) => StyleSheet[]
  readonly sheets: readonly StyleSheet[]
} {
  const sheets = new Map<string, StyleSheet>()
  const sheetAt = (address: string) => {
    const sheet = sheets.get(address) ?? { address, text: readFileSync(join(folder, address), 'utf8') }
    sheets.set(address, sheet)
    return sheet
  }
  const entry = stylesOf(chunks, closure(chunks, [entryOf(chunks)])).map(sheetAt)
  const own = new Map(
    routeFiles().map((route) => [
      route.id,
      stylesOf(chunks, closure(chunks, chunksOfRoute(chunks, route))).map(sheetAt),
    ]),
  )
  return {
    sheetsOf: ({ routes }) => [...new Set([...entry, ...routes.flatMap((id) => own.get(id) ?? [])])],
    sheets: [...sheets.values()],
  }
}

/** End of the name of a chunk that holds a route's loader alone. The browser needs it for a navigation, not to hydrate. */
const onlyLoader = '?tsr-split=loader'

/** Scripts of each page: the entry, its routes with all their imports, and its messages. */
function lateModules(chunks: ViteManifest): (page: bundle.RenderedPage, locale: Locale) => string[] {
  const entry = filesOf(chunks, closure(chunks, [entryOf(chunks)]))
  const files = new Map(
    routeFiles().map((route) => {
      const hydrating = chunksOfRoute(chunks, route).filter((name) => !name.endsWith(onlyLoader))
      return [route.id, filesOf(chunks, closure(chunks, hydrating))]
    }),
  )
  return ({ routes, catalogues }, locale) => [
    ...new Set([
      ...entry,
      ...routes.flatMap((id) => files.get(id) ?? []),
      ...catalogues.flatMap((catalogue) => filesOf(chunks, [`locales/${catalogue}/${locale}.po`])),
    ]),
  ]
}

function entryOf(chunks: ViteManifest): string {
  const entry = Object.keys(chunks).find((name) => chunks[name]?.isEntry)
  if (entry === undefined) throw new StartError('The build has no entry; run "npm run build" again.')
  return entry
}

/**
 * A route's component and loader are separate chunks, named after its file. If one were merged into another chunk, its
 * page would have no styles until the script runs.
 */
function chunksOfRoute(chunks: ViteManifest, { source, hasScreen }: RouteFile): string[] {
  const own = Object.keys(chunks).filter((name) => name.startsWith(`${source}?`))
  if (own.length === 0 && hasScreen && !source.startsWith('routes/support/')) {
    throw new StartError(`The build has no chunk of ${source}; see the groups in vite.config.ts.`)
  }
  return own
}

/** A chunk with all of its static imports. */
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

interface RouteFile {
  readonly id: string
  /** Path of the file that declares it. */
  readonly source: string
  /** Whether it renders anything; some routes only redirect. */
  readonly hasScreen: boolean
}

function routeFiles(): RouteFile[] {
  const names = readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
  return names.flatMap((name) => {
    if (!name.endsWith('.tsx')) return []
    const source = readFileSync(join(root, 'routes', name), 'utf8')
    const id = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]
    const path = `routes/${name.split(sep).join('/')}`
    return id === undefined ? [] : [{ id, source: path, hasScreen: source.includes('  component: ') }]
  })
}
