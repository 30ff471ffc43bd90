import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { folderPrefix } from './database.ts'
import { profileFolder, profileSignal } from './profile-signal.ts'
import { type BenchShop, startShop } from './shop.ts'

const profileSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({ functionName: v.string(), url: v.string(), lineNumber: v.number() }),
      children: v.optional(v.array(v.number()), []),
    }),
  ),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
})
type Profile = v.InferOutput<typeof profileSchema>

/** The thread that answers requests, or those that render pages. */
export type ProfiledThread = 'main' | 'rendering'

/** Microseconds of a thread by the module whose function ran. */
export type Profiles = Readonly<Record<ProfiledThread, ReadonlyMap<string, number>>>

/** A shop whose threads can be profiled. */
export interface ProfiledShop extends BenchShop {
  /** Profiles all threads while `work` is done. */
  profile(work: () => Promise<void>): Promise<Profiles>
}

/** Longest time that the threads take to begin a profile, in ms. */
const beginMs = 500

export async function startProfiledShop(environment: Record<string, string>): Promise<ProfiledShop> {
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  const shop = await startShop({
    ...environment,
    [profileFolder]: folder,
    NODE_OPTIONS: `--max-semi-space-size=8 --import=${new URL('profile-thread.ts', import.meta.url).href}`,
  })
  const profile: ProfiledShop['profile'] = async (work) => {
    process.kill(shop.pid, profileSignal)
    await setTimeout(beginMs)
    await work()
    process.kill(shop.pid, profileSignal)
    const files = await untilWritten(folder)
    const read = (isWanted: (file: string) => boolean) =>
      timesOf(files.filter(isWanted).map((file) => readProfile(join(folder, file))))
    const profiles = { main: read((file) => file === mainFile), rendering: read((file) => file !== mainFile) }
    for (const file of files) rmSync(join(folder, file))
    return profiles
  }
  const stop = async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...shop, profile, stop, [Symbol.asyncDispose]: stop }
}

/** The profile of the thread that answers requests; that of another thread is named after its number. */
const mainFile = '0.cpuprofile'

/** Waits until the profiles of the threads are complete. */
async function untilWritten(folder: string): Promise<string[]> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const files = readdirSync(folder)
    if (files.length > 1 && files.includes(mainFile) && files.every((file) => isComplete(join(folder, file))))
      return files
    if (performance.now() > deadline) throw new Error('the threads of the shop wrote no profile within a minute')
    await setTimeout(100)
  }
}

function isComplete(file: string): boolean {
  try {
    readProfile(file)
    return true
  } catch {
    return false
  }
}

function readProfile(file: string): Profile {
  return v.parse(profileSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** Times by module. What no module called, such as the collection of garbage, is under its own name. */
function timesOf(profiles: readonly Profile[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { nodes, samples, timeDeltas } of profiles) {
    const modules = modulesOf(nodes)
    for (const [index, id] of samples.entries()) {
      const module = modules.get(id) ?? ''
      times.set(module, (times.get(module) ?? 0) + (timeDeltas[index] ?? 0))
    }
  }
  times.delete('(idle)')
  times.delete('lab/bench/profile-thread.ts')
  return times
}

/** Modules of a profile's nodes. What is Node's own or built into the engine belongs to the module that called it. */
function modulesOf(nodes: Profile['nodes']): Map<number, string> {
  const modules = new Map<number, string>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const visit = (id: number, caller: string) => {
    const node = byId.get(id)
    if (!node) return
    const module = moduleOf(node.callFrame) ?? caller
    modules.set(id, module)
    for (const child of node.children) visit(child, module)
  }
  const [root] = nodes
  if (root) visit(root.id, '')
  return modules
}

const project = fileURLToPath(new URL('../..', import.meta.url))

function moduleOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string | undefined {
  // The engine names what is no function: `(garbage collector)`, `(program)`, `(idle)`.
  if (url === '') return /^\((?!root|anonymous)/.test(functionName) ? functionName : undefined
  if (!url.startsWith('file:')) return undefined
  const path = fileURLToPath(url)
  if (!path.startsWith(project)) return undefined
  return path.includes('/dist/server/') ? bundledModules(path)[lineNumber] : path.slice(project.length)
}

const bundles = new Map<string, readonly string[]>()

/** The module of each line of a bundle: the bundler writes its path above it. */
function bundledModules(path: string): readonly string[] {
  const known = bundles.get(path)
  if (known) return known
  let module = 'the bundle'
  const modules = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => {
      module = /^\/\/ ((?:node_modules|src|routes|contract|machines|locales)\/\S+)$/.exec(line)?.[1] ?? module
      return module
    })
  bundles.set(path, modules)
  return modules
}
