import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

// Builds fonts, browser files, server bundle and desk. `--when-stale`: only the parts of which a source changed since the
// last time.

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/built.json')
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
  'scripts/fonts.ts',
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
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort()
}

/** Sources that a part of the build does not read, as `scripts/layers.ts` keeps it. It reads all others. */
const unread = {
  fonts: /^(src\/theme\/fonts|illustrations|machines|public|routes|tests)\//,
  browser: /^src\/desk\//,
  server: /^src\/desk\//,
  desk: /^(src\/(app|entities|features|layouts)|routes|public|server)\//,
}
type Part = keyof typeof unread

function fingerprint(part: Part): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    // Written by the build itself.
    if (file.endsWith('.gen.ts') || file.endsWith('.mp4')) continue
    if (!unread[part].test(file)) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

async function step(
  title: string,
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  console.log(title)
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    shell: process.platform === 'win32',
  })
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  if (code === 0) return
  console.error(output, errors)
  process.exit(1)
}

const vite = (title: string, kind?: 'support' | 'desk') =>
  step(title, 'vite', ['build', '--logLevel', 'warn'], kind ? { BUILD: kind } : {})

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

async function buildBrowserFiles(): Promise<void> {
  await vite('Building the browser files ...')
  // They come into the same folder, which the build before empties.
  await vite('Building the support views ...', 'support')
}

async function buildServerAndDesk(): Promise<void> {
  if (stale.server) await step('Building the server bundle ...', 'vite', ['build', '--ssr', '--logLevel', 'warn'])
  if (stale.desk) await vite('Building the desk ...', 'desk')
}

/** What each part was built from. The stamp is written last: without it the build before did not end. */
const hasEnded = existsSync(stamp)
const built: unknown = hasEnded && process.argv.includes('--when-stale') ? JSON.parse(readFileSync(stamp, 'utf8')) : {}
const isStale = (part: Part, now: string) => !v.is(v.object({ [part]: v.literal(now) }), built)

const fonts = fingerprint('fonts')
if (isStale('fonts', fonts)) {
  rmSync(stamp, { force: true })
  await step('Cutting the fonts ...', process.execPath, ['scripts/fonts.ts'])
}
// The other parts contain the fonts.
const now = { browser: fingerprint('browser'), server: fingerprint('server'), desk: fingerprint('desk') }
const stale = {
  browser: isStale('browser', now.browser),
  server: isStale('server', now.server),
  desk: isStale('desk', now.desk),
}
if (isStale('fonts', fonts) || Object.values(stale).some(Boolean)) {
  if (stale.browser && hasEnded && existsSync(join(root, 'dist/client/assets'))) keepFormerAssets()
  rmSync(stamp, { force: true })
  await Promise.all([stale.browser && buildBrowserFiles(), buildServerAndDesk()])
  writeFileSync(stamp, JSON.stringify({ fonts, ...now }))
}
