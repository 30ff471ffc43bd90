import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { checkHtml } from './check-html.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/foreign/mails')
const reader = fileURLToPath(new URL('find-mail-defects.py', import.meta.url))

/** What Python's parser of mails says about files of messages. */
function findDefects(files: readonly string[]): string {
  const { stdout, stderr } = spawnSync('python3', [reader, ...files], { encoding: 'utf8' })
  return stdout + stderr
}

test('the W3C’s HTML checker and Python’s parser find nothing in any mail', () => {
  rmSync(folder, { recursive: true, force: true })
  const tests = ['run', '--project', 'server', 'server/messages/every-mail.test.ts']
  const done = spawnSync('vitest', tests, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, MAILS_FOLDER: folder },
    shell: process.platform === 'win32',
  })
  expect(done.status, done.stdout + done.stderr).toBe(0)
  const files = readdirSync(folder).map((name) => join(folder, name))
  const [pages, messages] = ['.html', '.eml'].map((ending) => files.filter((each) => each.endsWith(ending)))
  expect([pages?.length, messages?.length]).toEqual([files.length / 2, files.length / 2])
  expect(files.length / 2).toBeGreaterThan(60)
  expect(checkHtml(pages ?? [])).toEqual([])
  expect(findDefects(messages ?? [])).toBe('')
})

test('Python’s parser finds a part that does not end', () => {
  const file = join(folder, '..', 'faulty.eml')
  const message = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nText\r\n'
  writeFileSync(file, message)
  expect(findDefects([file])).toContain('CloseBoundaryNotFoundDefect')
})
