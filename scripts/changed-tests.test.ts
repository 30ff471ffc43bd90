import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findChangedTests, findImporters, sourcesOfMessages } from './changed-tests.ts'
import type { TestMap } from './test-map.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const screens = 'tests/model/screens.test.ts'

const map: TestMap = {
  commit: '',
  files: {
    'server/api/faq/faq.test.ts': ['server/api/faq/handlers.ts', 'contract/content/faq.ts'],
    'server/api/reviews/reviews.test.ts': ['server/api/reviews/handlers.ts', 'server/lib/semaphore.ts'],
    [screens]: ['src/features/login/login-screen.tsx', 'src/ui/controls/button.tsx'],
  },
  atImport: ['server/lib/semaphore.ts'],
  browserTests: {
    'login.spec.ts › logs in': ['assets/client.js', 'assets/login.js'],
    'order.spec.ts › sells a course': ['assets/client.js', 'assets/order.js'],
    'without-script.spec.ts › lists courses': [],
  },
  scripts: {
    'assets/client.js': ['src/ui/controls/button.tsx', 'src/ui/controls/button.css.ts.vanilla.css'],
    'assets/login.js': ['src/features/login/login-screen.tsx'],
    'assets/order.js': ['src/features/orders/checkout/order-screen.tsx'],
  },
}

const importers = findImporters(root)
const find = (...changed: string[]) => findChangedTests(changed, { root, importers, map })
const browserTestsOf = (...changed: string[]) => Object.keys(map.browserTests).filter(find(...changed).includes)

test('finds the test files that execute a source, and no others', () => {
  expect([...find('server/api/reviews/handlers.ts').files]).toEqual(['server/api/reviews/reviews.test.ts'])
})

test('finds the browser tests whose pages load a source', () => {
  expect(browserTestsOf('src/features/orders/checkout/order-screen.tsx')).toEqual([
    'order.spec.ts › sells a course',
    'without-script.spec.ts › lists courses',
  ])
})

test('finds every page with a style sheet', () => {
  expect(browserTestsOf('src/ui/controls/button.css.ts')).toEqual(Object.keys(map.browserTests))
})

test('walks only the flows that a source belongs to, and all for a source of none', () => {
  expect(find('src/features/login/login-screen.tsx').flows).toEqual(new Set(['login']))
  expect(find('src/features/login/login-screen.tsx', 'src/ui/controls/button.tsx').flows).toBe('all')
})

test('finds the importers of a source that works while it is imported, besides what executes it', () => {
  const { files } = find('server/lib/semaphore.ts')
  expect(files).toContain('server/api/reviews/reviews.test.ts')
  expect(files).toContain('server/lib/passwords.test.ts')
})

test('finds the importers of a source that no test executed', () => {
  expect(find('server/lib/passwords.ts').files).toContain('server/lib/passwords.test.ts')
})

test('finds a changed test, and the browser tests of a changed file', () => {
  expect([...find('server/lib/passwords.test.ts').files]).toEqual(['server/lib/passwords.test.ts'])
  expect(browserTestsOf('tests/e2e/login.spec.ts')).toEqual(['login.spec.ts › logs in'])
})

test('finds the pages without a script for what the server itself answers', () => {
  expect(browserTestsOf('server/web/notice.ts')).toEqual(['without-script.spec.ts › lists courses'])
})

test('asks for the whole run where a change is in no source', () => {
  const changed = ['package-lock.json', 'server/db/migrations/0002_next.sql', 'README.md', 'vite.config.ts']
  expect(find(...changed).unknown).toEqual([
    'package-lock.json',
    'server/db/migrations/0002_next.sql',
    'vite.config.ts',
  ])
})

test('reads from a diff which sources have changed messages', () => {
  const diff = ' #: src/ui/a.tsx src/ui/b.tsx\n msgid "Close"\n-msgstr "닫음"\n+msgstr "닫기"\n'
  expect(sourcesOfMessages(diff)).toEqual(['src/ui/a.tsx', 'src/ui/b.tsx'])
})
