import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from '../support/browser/fixtures.ts'
import { addressInState } from '../support/browser/flow-state.ts'

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))
const read = (path: string): unknown => JSON.parse(readFileSync(built(path), 'utf8'))
/** The build's manifest: imports of each file. */
const manifest = v.parse(
  v.record(
    v.string(),
    v.object({ file: v.string(), isEntry: v.optional(v.boolean()), imports: v.optional(v.array(v.string()), []) }),
  ),
  read('client/.vite/manifest.json'),
)
const sources = v.parse(v.record(v.string(), v.array(v.string())), read('client/.vite/sources.json'))

const support = /^src\/features\/support\/|^routes\/support\/|^src\/app\/(support|development)-/
const models = /^machines\/(.*\.model|models|model|paths|sample|person)\.ts$/

/** Sources in these chunks and in all that they import. */
function sourcesWith(names: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const each of manifest[name]?.imports ?? []) visit(each)
  }
  for (const name of names) visit(name)
  return [...reached].flatMap((name) => sources[manifest[name]?.file ?? ''] ?? [])
}

const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
const routes = Object.keys(manifest).filter((name) => name.startsWith('routes/'))

test('loads no module of the support area on pages of the shop', { tag: '@once' }, () => {
  expect(entries).toHaveLength(1)
  expect(routes.length).toBeGreaterThan(10)
  const loaded = sourcesWith([...entries, ...routes])
  expect(loaded).toContain('src/app/shop-context.ts')
  expect(loaded.filter((source) => support.test(source) || models.test(source))).toEqual([])
})

test('is not in any chunk of the shop', { tag: '@once' }, () => {
  const all = Object.values(sources).flat()
  expect(all).toContain('machines/login.machine.ts')
  expect(all.filter((source) => support.test(source) || models.test(source))).toEqual([])
  expect(routes.filter((name) => name.startsWith('routes/support/'))).toEqual([])
})

test('has no inspector in any file of the production build, of the support area included', { tag: '@once' }, () => {
  const scripts = ['client/assets', 'support/assets'].flatMap((folder) =>
    readdirSync(built(folder)).flatMap((name) => (name.endsWith('.js') ? [built(`${folder}/${name}`)] : [])),
  )
  const containing = (text: string) => scripts.filter((file) => readFileSync(file, 'utf8').includes(text))
  expect(containing('data-flow').length).toBeGreaterThan(0)
  expect(containing('@statelyai.')).toEqual([])
  const supportSources = v.parse(v.record(v.string(), v.array(v.string())), read('support/.vite/sources.json'))
  const all = [...Object.values(sources), ...Object.values(supportSources)].flat()
  expect(all).toContain('src/features/support/flows/flow-screen.tsx')
  expect(all.filter((source) => /@statelyai|\/inspector\//.test(source))).toEqual([])
})

test('loads no flow and no code catalogue on every page', { tag: '@once' }, () => {
  const frame = sourcesWith(entries)
  expect(frame).toContain('src/app/client.ts')
  expect(
    frame.filter((source) =>
      /^machines\/.*\.machine\.ts$|^contract\/protocol\/code(s|-catalogue)\.ts$|\/xstate\//.test(source),
    ),
  ).toEqual([])
})

test('loads no screen of a course on pages of devices and on the search', { tag: '@once' }, () => {
  const pages = routes.filter((name) => /^routes\/(device\/|search\.)/.test(name))
  expect(pages.length).toBeGreaterThan(2)
  const loaded = sourcesWith([...entries, ...pages])
  expect(loaded).toContain('src/entities/device/use-stock.ts')
  expect(
    loaded.filter((source) => /^src\/features\/courses\/(lessons|notices|purchase|sections)\//.test(source)),
  ).toEqual([])
})

test('has an entry of its own, which pages of the shop do not reference', { tag: '@once' }, async ({ request }) => {
  const scripts = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  const entryOf = (files: string[], name: string) => files.filter((file) => file.startsWith(`/assets/${name}-`))
  for (const path of [addressInState<'login'>('/login', 'checkingPassword'), '/support', '/support/codes/MB20003400']) {
    expect([path, entryOf(await scripts(path), 'client')]).toEqual([path, []])
    expect([path, entryOf(await scripts(path), 'support-client').length > 0]).toEqual([path, true])
  }
  for (const path of ['/login', '/', '/search?q=support']) {
    expect([path, entryOf(await scripts(path), 'support-client')]).toEqual([path, []])
    expect([path, entryOf(await scripts(path), 'client').length > 0]).toEqual([path, true])
  }
})
