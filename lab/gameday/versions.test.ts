import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import type { Buyer } from '../bench/buyer.ts'
import { startDatabase } from '../bench/database.ts'
import { startProxy } from '../bench/proxy.ts'
import { startShop } from '../bench/shop.ts'

// Each version serves beside the next one, on one database: a member buys and reads all the while with the client of
// the older one, and every request may meet another version. `MIGRATIONS` is the number of the newest migrations to
// cross, or `all`; versions are commits, and each is installed and built, which takes two minutes.

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()

interface Version {
  readonly name: string
  readonly commit: string
}

/** Commits that added a migration, the oldest first. */
const migrations: readonly Version[] = git(
  ...['log', '--reverse', '--diff-filter=A', '--name-only', '--format=%H', '--', 'server/db/migrations/*.sql'],
)
  .split(/\n(?=[0-9a-f]{40}$)/m)
  .map((text) => {
    const [commit = '', ...files] = text.split('\n').filter(Boolean)
    return { commit, name: files.at(-1)?.replace('server/db/migrations/', '') ?? '' }
  })
const asked = process.env['MIGRATIONS'] ?? '1'
// Databases begin with the first release.
const release = migrations.findIndex(({ name }) => name === '0000_first_release.sql')
const crossed = migrations.slice(asked === 'all' ? release + 1 : -Number(asked))
const [first] = crossed
if (!first) throw new Error('no migration follows the first release')
const versions: readonly Version[] = [
  { name: `before ${first.name}`, commit: git('rev-parse', `${first.commit}^`) },
  ...crossed.slice(0, -1),
  { name: `today, with ${crossed.at(-1)?.name}`, commit: 'HEAD' },
]

/** A folder with the version, installed and built. */
async function build(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'practicum-version-'))
  registerCleanup(() => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  git('worktree', 'add', '--quiet', '--force', '--detach', folder, commit)
  // What `npm start` has done in every version since the first release.
  const program = `import { ensureDependencies, run } from './scripts/install.mjs'
    ensureDependencies({ forShopAlone: true })
    process.exit(run('scripts/build.ts', ['--when-stale']) ?? 1)`
  // The Node of each version is among its packages.
  const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'))
  const environment = { ...process.env, PATH: path.join(':'), NODE_ENV: undefined, VITEST: undefined }
  await promisify(execFile)('node', ['--input-type=module', '--eval', program], { cwd: folder, env: environment })
  return folder
}

/** A member with the client of that version, which knows the calls as its pages do. */
async function logInBy(folder: string, origin: string): Promise<Buyer> {
  const { logIn }: typeof import('../bench/buyer.ts') = await import(
    // Where versions before the laboratory have it.
    [join(folder, 'lab/bench/buyer.ts'), join(folder, 'tests/bench/buyer.ts')].find(existsSync) ?? ''
  )
  return logIn(origin, 'practice01')
}

const pages = ['/', '/contents', '/contents/detail?id=101', '/cs/notices', '/device']

test(`versions of ${crossed.length} migrations serve side by side`, async () => {
  const database = await startDatabase()
  registerCleanup(database.stop)
  const start = async (folder: string) => {
    const open = () => startShop({ ...database.environment, TRUST_PROXY: '1' }, folder)
    // An older version ends when its migration meets a deadlock, and a service manager starts it again.
    const shop = await open().catch(open)
    registerCleanup(shop.stop)
    return shop
  }

  const [oldest, ...later] = versions
  if (!oldest) throw new Error('there is no version')
  console.log(`starts ${oldest.name}`)
  let folder = await build(oldest.commit)
  let shop = await start(folder)
  const proxy = await startProxy([shop.port])
  registerCleanup(() => proxy.stop())
  const origin = `http://127.0.0.1:${proxy.port}`
  let buyer = await logInBy(folder, origin)

  let purchases = 0
  const statuses: Record<string, number> = {}
  /** A purchase, and each of the pages. Throws when the purchase does not end paid. */
  const visit = async () => {
    await buyer.purchase()
    purchases += 1
    for (const path of pages) {
      const { status } = await fetch(origin + path, { headers: { Accept: 'text/html', 'Accept-Language': 'ko' } })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await visit()
  for (const version of later) {
    console.log(`starts ${version.name}`)
    folder = await build(version.commit)
    let isOpen = false
    const opening = start(folder).finally(() => {
      isOpen = true
    })
    opening.catch(() => {})
    // The older version sells while the newer one migrates.
    while (!isOpen) await visit()
    const next = await opening
    proxy.forwardTo([shop.port, next.port])
    for (let turn = 0; turn < 6; turn++) await visit()
    proxy.forwardTo([next.port])
    await visit()
    await shop.stop()
    buyer = await logInBy(folder, origin)
    await visit()
    shop = next
  }
  await shop.stop()
  expect(Object.keys(statuses)).toEqual(['200'])
  const { query, close } = await openDatabase(database.connection('practicum'))
  registerCleanup(close)
  expect(await query('select status, count(*)::integer as count from orders group by status')).toEqual([
    { status: 'paid', count: purchases },
  ])
})
