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

// Builds fonts, browser files and server bundle. `--when-stale`: only if a source changed since the last time.

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/built')
const sources = [
  'contract',
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
  'scripts/legal-texts.ts',
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

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    // Written by the build itself.
    if (file.includes('theme/fonts/') || file.endsWith('.gen.ts') || file.endsWith('.mp4')) continue
    hash.update(file).update(readFileSync(join(root, file)))
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
  // The stamp is written last: without it the build before did not end.
  if (!existsSync(stamp) || !existsSync(assets)) return
  const former = join(root, 'dist/former/assets')
  rmSync(former, { recursive: true, force: true })
  mkdirSync(former, { recursive: true })
  for (const name of readdirSync(assets)) {
    if (/\.(js|css)$/.test(name)) copyFileSync(join(assets, name), join(former, name))
  }
  rmSync(stamp)
}

async function buildShop(): Promise<void> {
  await vite('Building the browser files ...')
  // They come into the same folder, which the build before empties.
  await vite('Building the support views ...', 'support')
}

async function buildServerAndDesk(): Promise<void> {
  await step('Building the server bundle ...', 'vite', ['build', '--ssr', '--logLevel', 'warn'])
  await vite('Building the desk ...', 'desk')
}

const now = fingerprint()
const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now
if (!(fresh && process.argv.includes('--when-stale'))) {
  keepFormerAssets()
  await step('Cutting the fonts ...', process.execPath, ['scripts/fonts.ts'])
  await Promise.all([buildShop(), buildServerAndDesk()])
  writeFileSync(stamp, now)
}
