import { type ChildProcess, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { isAlive } from '#server/db/processes.ts'

// Builds descriptions of the flows, fonts, browser files, server bundle, support area and desk. `--when-stale`: only the
// parts of which a source changed since the last time. `--shop-alone`: leaves support area and desk to the next build.

const isWhenStale = process.argv.includes('--when-stale')
const isShopAlone = process.argv.includes('--shop-alone')

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/built.json')
/** Sources of the modules that describe the flows, for `scripts/generated-modules.ts`. */
const described = join(root, 'dist/flows.json')
/** Folders of parts that are being built. */
const unfinished = join(root, 'dist/unfinished')
const folderOf = (part: 'support' | 'desk') => join(root, 'dist', part)
const sources = [
  'contract',
  'illustrations',
  'machines',
  'tests/flows',
  'routes',
  'src',
  'locales',
  'public',
  'content',
  'server/sandbox',
  'server/messages',
  'scripts/build.ts',
  'scripts/chunk-groups.ts',
  'scripts/cut-font.ts',
  'scripts/fonts.ts',
  'scripts/pretendard',
  'scripts/head-scripts.ts',
  'scripts/flows',
  'scripts/generated-modules.ts',
  'scripts/parameter-descriptions.ts',
  'scripts/screen-messages.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

function filesIn(path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** Sources that a part of the build does not read, as `scripts/layers.ts` keeps it. It reads all others. */
const unread = {
  flows: /^(src\/theme\/fonts|content|public|server)\//,
  fonts: /^(src\/theme\/fonts|illustrations|machines|public|routes|tests)\//,
  browser: /^src\/desk\//,
  server: /^src\/desk\//,
  support: /^src\/desk\//,
  desk: /^(src\/(app|entities|features|layouts)|routes|public|server)\//,
}
type Part = keyof typeof unread

const digests = new Map<string, string>()

/** Digest of a file, read once: the parts are built from the same files, for the most part. */
function digestOf(file: string): string {
  const digest = digests.get(file) ?? hash('sha256', readFileSync(join(root, file)))
  digests.set(file, digest)
  return digest
}

let listed: readonly string[] | undefined

function fingerprint(part: Part): string {
  listed ??= sources.flatMap(filesIn)
  const files = listed.filter(
    (file) =>
      !unread[part].test(file) &&
      // Written by the build itself.
      !file.endsWith('.gen.ts') &&
      !file.endsWith('.mp4'),
  )
  return hash('sha256', files.map((file) => `${file} ${digestOf(file)}\n`).join(''))
}

const running = new Set<ChildProcess>()
process.once('SIGTERM', () => process.exit(1))
process.on('exit', () => {
  for (const child of running) child.kill()
})

/** Runs a program, prints its seconds, and ends the build with what it has printed when it fails. */
async function step(
  title: string,
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  console.log(`${title} ...`)
  const startedAt = performance.now()
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    shell: process.platform === 'win32',
  })
  running.add(child)
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  running.delete(child)
  if (code === 0) {
    console.log(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return
  }
  console.error(output, errors)
  process.exit(1)
}

const vite = (title: string, parameters: string[] = [], environment: Record<string, string> = {}) =>
  step(title, 'vite', ['build', '--logLevel', 'warn', ...parameters], { ...environment, GENERATED_MODULES: described })

/** Builds a part beside its folder and puts it in place once it is whole: a shop may run that waits for it. */
async function buildLater(title: string, part: 'support' | 'desk'): Promise<void> {
  const target = join(unfinished, `${part}-${process.pid}`)
  await vite(title, ['--outDir', target], { BUILD: part })
  rmSync(folderOf(part), { recursive: true, force: true })
  renameSync(target, folderOf(part))
}

/** Keeps the scripts and style sheets that browsers have: those of this build are sent to them as what differs. */
function keepFormerAssets(): void {
  const assets = join(root, 'dist/client/assets')
  const former = join(root, 'dist/former/assets')
  rmSync(former, { recursive: true, force: true })
  mkdirSync(former, { recursive: true })
  for (const name of readdirSync(assets)) {
    if (/\.(js|css)$/.test(name)) copyFileSync(join(assets, name), join(former, name))
  }
}

const builders: Readonly<Record<Part, () => Promise<void>>> = {
  flows: () => step('Describing the flows', process.execPath, ['scripts/flows/generated-sources.ts', described]),
  fonts: () => step('Cutting the fonts', process.execPath, ['scripts/fonts.ts']),
  browser: () => vite('Building the browser files'),
  server: () => vite('Building the server bundle', ['--ssr']),
  support: () => buildLater('Building the support area', 'support'),
  desk: () => buildLater('Building the desk', 'desk'),
}

/** What each part was built from. The build of a part that is missing here did not end. */
let built = readStamp()

function readStamp(): Partial<Record<string, string>> {
  return existsSync(stamp) ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(stamp, 'utf8'))) : {}
}

/** Writes what a part was built from, or that it is being built. Another build may have written of other parts. */
function writeStamp(part: Part, from: string | undefined): void {
  built = { ...readStamp(), [part]: from }
  writeFileSync(`${stamp}.new`, JSON.stringify(built))
  renameSync(`${stamp}.new`, stamp)
}

const isStale = (part: Part) => !isWhenStale || built[part] !== fingerprint(part)

async function build(part: Part): Promise<void> {
  if (!isStale(part)) return
  const now = fingerprint(part)
  writeStamp(part, undefined)
  await builders[part]()
  // The fonts are sources of the other parts.
  listed = undefined
  writeStamp(part, now)
}

// What builds left behind that were killed.
for (const name of existsSync(unfinished) ? readdirSync(unfinished) : [])
  if (!isAlive(Number(name.split('-')[1]))) rmSync(join(unfinished, name), { recursive: true })
mkdirSync(join(root, 'dist'), { recursive: true })
const flows = build('flows')
// All other parts contain the fonts.
await build('fonts')
if (built.browser !== undefined && isStale('browser') && existsSync(join(root, 'dist/client/assets')))
  keepFormerAssets()
if (isShopAlone) {
  // Without its folder the shop knows that a part is to come.
  for (const part of ['support', 'desk'] as const)
    if (isStale(part)) rmSync(folderOf(part), { recursive: true, force: true })
  await Promise.all([build('browser'), flows.then(() => build('server'))])
} else {
  const browser = Promise.all([build('browser'), flows])
  await Promise.all([browser.then(() => build('support')), flows.then(() => build('server')).then(() => build('desk'))])
}
