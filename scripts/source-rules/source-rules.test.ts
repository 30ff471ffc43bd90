import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'source-rules-')))
afterAll(() => rmSync(folder, { recursive: true }))

const configSchema = v.object({ plugins: v.array(v.object({ path: v.string(), includes: v.array(v.string()) })) })

/** Runs the rules of `biome.json` on files. Returns `file:line` of each fault. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const { plugins } = v.parse(configSchema, JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')))
  const config = {
    plugins: plugins.map(({ path, includes }) => ({ path: join(root, path), includes })),
    linter: { rules: { preset: 'none' } },
  }
  for (const [name, text] of Object.entries({ ...files, 'biome.json': JSON.stringify(config) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const parameters = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', ...Object.keys(files)]
  const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' })
  return [...stdout.matchAll(/^::error title=plugin,file=([^,]+),line=(\d+),/gm)].map(
    ([, file = '', line]) => `${relative(folder, resolve(folder, file))}:${line}`,
  )
}

const template = (text: string) => `export const a = html\`${text}\``

test.each<[rule: string, faults: Record<string, string>, fine: Record<string, string>]>([
  [
    'code-literals',
    {
      'src/features/text.ts': "hasCode(error, 'MB21102404')",
      'src/features/template.ts': 'hasCode(error, `MB21102404`)',
      'src/features/key.ts': 'export const words = { MB21102404: 1 }',
      'src/features/member.ts': 'words.MB21102404',
      'src/features/attribute.tsx': '<Code is="MB21102404" />',
      'src/features/type.ts': "export type Over = 'MB21102404'",
      'machines/digits.ts': "export const gone = '4040011'",
      'machines/template.ts': 'export const gone = `4040011`',
    },
    {
      'machines/number.ts': 'export const count = 4040011',
      'contract/comment.ts':
        "/** Throws `MB21102404`. */\n// 'MB21102404'\nexport const path = '/support/codes/MB21102404'",
      'contract/protocol/codes/find-id.ts': "export const code = 'MB21102404'",
      'server/api/a.test.ts': "export const code = 'MB21102404'",
      'tests/e2e/a.spec.ts': "export const code = 'MB21102404'",
    },
  ],
  [
    'page-links',
    {
      'src/features/a/link.tsx': '<TextAnchor href={paths.notices()}>a</TextAnchor>',
      'src/features/a/index.tsx': '<a href={paths[page]()}>a</a>',
    },
    {
      'src/features/a/text.tsx': '<a href={slide.href}>a</a>',
      'src/features/a/to.tsx': '<TextLink to="/cs/notices">a</TextLink>',
      'src/features/support/a.tsx': '<a href={paths.notices()}>a</a>',
    },
  ],
  [
    'answers',
    { 'src/features/a/answer.tsx': 'queryClient.setQueryData(query.queryKey, content)' },
    {
      'src/lib/queries/store-answer.ts': 'queryClient.setQueryData(queryKey, content)',
      'src/features/a/stored.tsx': 'storeAnswer(queryClient, query.queryKey, content)',
      'src/features/a/answer.test.tsx': "queryClient.setQueryData(['a'], 1)",
    },
  ],
  [
    'forms',
    {
      'src/features/bare.tsx': 'export const a = <form onSubmit={() => 1 > 0} className="y"></form>',
      'routes/post.tsx': 'export const a = <form method="post" />',
      'src/features/search.tsx': 'export const a = <SearchForm action="/find" />',
    },
    {
      'src/features/part.tsx': 'export const a = <form.Field name="a" />',
      'src/features/component.tsx': 'export const a = <Form />',
      'src/features/excused.tsx':
        'export const a = (\n  // biome-ignore lint/plugin/forms: its term belongs in the address\n  <form method="get" />\n)',
    },
  ],
  [
    'storage',
    {
      'src/features/read.ts': "export const a = localStorage.getItem('a')",
      'src/features/write.tsx': "export const a = () => sessionStorage.setItem('a', 'b')",
      'src/features/window.ts': "export const a = window.localStorage.getItem('a')",
      'src/features/page.ts': "export const a = (page: Window) => page.sessionStorage.getItem('a')",
      'src/features/passed.ts': 'export const a = createLists(localStorage)',
      'routes/kept.tsx': "export const a = globalThis.localStorage?.getItem('a')",
    },
    {
      'src/features/opened.ts': "// localStorage\nexport const a = openStorage('localStorage')?.getItem('a')",
      'src/features/keys.ts': 'export const a = localStorageKeys.basket',
      'src/features/a.test.ts': 'localStorage.clear()',
    },
  ],
  [
    'screen-effects',
    {
      'src/features/before.tsx': 'export const a = useRef(state)',
      'src/desk/name.tsx': 'export const a = useRef(getStateName(snapshot.value))',
      'src/desk/hidden.tsx': "document.addEventListener('visibilitychange', save)",
      'src/features/closed.tsx': "window.addEventListener('beforeunload', warn, { signal })",
      'src/entities/elsewhere.tsx': "window.addEventListener('storage', read)",
      'src/lib/browser/use-page-restored.ts': "window.addEventListener('pageshow', back)",
      'src/features/other-tab.tsx': "export const a = new BroadcastChannel('shop-password')",
      'src/features/sent.tsx': 'useEffect(() => { if (a) send(b) }, [a])',
      'src/desk/sent.tsx': 'useEffect(() => actor.send(b), [a])',
      'src/features/told.tsx': "export const a = () => subscribeToReturn('1', back)",
    },
    {
      'src/features/element.tsx': 'export const a = useRef<HTMLElement>(null)',
      'src/features/key.tsx': "document.addEventListener('keydown', close)",
      'src/desk/actor.ts': "window.addEventListener('online', save)",
      'src/features/heard.tsx': "useEffect(() => actor.on('saved', show), [actor])",
      'src/features/channel.ts': "export const a = new BroadcastChannel('shop-password')",
      'src/ui/form/use-held.ts': "window.addEventListener('blur', release)",
    },
  ],
  [
    'cut-inputs',
    {
      'src/features/input.tsx': 'export const a = <input name="q" maxLength={50} />',
      'src/features/area.tsx': 'export const a = <textarea maxLength={50}></textarea>',
      'routes/text.tsx': 'export const a = <input maxLength="5" />',
    },
    {
      'src/features/field.tsx': 'export const a = <TextField label="Name" maxLength={50} />',
      'src/features/limit.tsx': 'export const a = <input name="q" {...limit} />',
      'src/features/a.test.tsx': 'export const a = <input maxLength={5} />',
    },
  ],
  [
    'form-templates',
    {
      'server/sandbox/none.ts': template('<form class="row"><input></form>'),
      'server/sandbox/empty.ts': template('<p><form></form>'),
      'server/sandbox/get.ts': template('<form method="post"></form><form method="get"></form>'),
      'server/sandbox/line.ts': template('<form\nmethod="get">'),
      'server/sandbox/computed.ts': template('<form $' + '{attributes}>'),
    },
    { 'server/sandbox/post.ts': template('<form method="post" class="row"></form>') },
  ],
  [
    'page-paths',
    {
      'src/text.ts': "export const a = '/mypage'",
      'src/attribute.tsx': 'export const a = <a href="/mypage/history" />',
      'server/joined.ts': "export const a = '/mypage' + tail",
      'server/filled.ts': 'export const a = `/mypage/$' + '{tail}`',
      'server/origin.ts': 'export const a = `$' + '{origin}/mypage?id=1`',
      'routes/resolved.ts': "export const a = new URL('/mypage', origin)",
      'routes/absolute.ts': "export const a = 'https://practicum.example/mypage?id=1'",
      'machines/opened.ts': "export const a = () => location.assign('/mypage#top')",
      'machines/record.ts': "export const a = { address: '/mypage' }",
    },
    {
      'src/typed.tsx':
        "// '/mypage'\nexport const a = <Link to=\"/mypage\" />\nexport const b = redirect({ to: '/mypage' })",
      'routes/route.tsx': "export const Route = createFileRoute('/mypage')({})",
      'src/longer.ts': "export const a = '/mypages'",
      'server/call.ts': "export const a = '/api/mypage'",
      'server/a.test.ts': "export const a = '/mypage'",
      'tests/flows/a.model.ts': "export const a = '/mypage'",
    },
  ],
  [
    'siblings',
    {
      'src/any.css.ts': template('.list > * + *'),
      'src/later.css.ts': template('.cover ~ :not(dialog)'),
      'src/text.css.ts': "componentRule('h1 + *', { marginBlockStart: 0 })",
    },
    {
      'src/tag.css.ts': template('.list > li + li, h1 + .callout'),
      'src/length.css.ts': template('calc((1em + 2px) * 2)'),
    },
  ],
  [
    'texts',
    {
      'src/number.tsx': 'export const a = <p>{formatWon(39_000)} <s /></p>',
      'src/last.tsx': 'export const a = <Button><Icon />{label}</Button>',
      'src/field.tsx': 'export const a = <td>{order.total_amt}<br /></td>',
      'src/template.tsx': 'export const a = <dt><b />{count > 1 && ` × $' + '{count}`}</dt>',
      'src/message.tsx': 'export const a = <p><b />{isSaved ? t`Saved` : <i />}</p>',
      'src/written.tsx': 'export const a = <p>Total <b /></p>',
      'src/fragment.tsx': 'export const a = <>{name}</>',
      'src/component.tsx': 'export function Amount() { return formatWon(39_000) }',
      'routes/choice.tsx': 'export function Amount() { return isFree ? <Trans>Free</Trans> : amountText }',
    },
    {
      'src/only.tsx': 'export const a = <p>{formatWon(39_000)}</p>',
      'src/only-lines.tsx': 'export const a = (\n  <p>\n    {isSaved ? t`Saved` : t`Save`}\n  </p>\n)',
      'src/written-only.tsx': 'export const a = <p>Total</p>',
      'src/own.tsx': 'export const a = <p><span>{name}</span>{" "}<b /></p>',
      'src/elements.tsx': 'export const a = <p>{isSaved && <b />}{rows.map((row) => <i />)}{children}</p>',
      'src/in-message.tsx': 'export const a = <p><Trans>Hello <b>dear {name}</b>.</Trans> <i /></p>',
      'src/inner.tsx': 'export function Amount() { const text = () => { return t`Free` }; return <b>{text()}</b> }',
      'src/function.tsx': 'export function amountText() { return t`Free` }',
      'src/a.test.tsx': 'export const a = <p>{name} <b /></p>',
    },
  ],
  [
    'waits',
    { 'server/a.test.ts': 'await vi.waitFor(() => expect(sent).toHaveLength(1))' },
    {
      'server/b.test.ts': 'await waitFor(() => expect(sent).toHaveLength(1))',
      'tests/faults/c.test.ts': 'await vi.waitFor(hasEnded, { timeout: 60_000 })',
    },
  ],
])('%s refuses what it names, and nothing else', (_, faults, fine) => {
  expect(faultsIn({ ...faults, ...fine }).toSorted()).toEqual(
    Object.keys(faults)
      .map((file) => `${file}:1`)
      .toSorted(),
  )
})

test('page-paths names the first part of the path of every route', () => {
  const routes = readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, 'routes', file))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
  // A trailing underscore keeps a route out of the layout of another, and is no part of the address.
  const parts = new Set(
    routes.map(
      (path) =>
        path
          .replace(/\/_[\w-]+/g, '')
          .replace(/_(?=\/|$)/, '')
          .split('/')[1] ?? '',
    ),
  )
  const rule = readFileSync(join(root, 'scripts/source-rules/page-paths.grit'), 'utf8')
  const [, named = ''] = /\)\?\/\(\?:([\w|-]+)\)/.exec(rule) ?? []
  expect(named.split('|')).toEqual([...parts].filter((part) => part !== '' && part !== '$').toSorted())
})
