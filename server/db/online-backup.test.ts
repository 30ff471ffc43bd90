import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { backUpEmbedded, restoreEmbedded } from './online-backup.ts'
import { openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'practicum-tests-backup-'))
registerCleanup(() => rmSync(folder, { recursive: true, force: true }))
const directory = join(folder, 'shop')
const server = await startEmbeddedDatabase({ directory, volatile: true })
registerCleanup(server.stop)
const shop = await openDatabase(server.connection('practicum'))
registerCleanup(shop.close)
await shop.query('create table sold (number integer primary key, text text)')

test('a backup of a running database has all that was written before it, and a beginning of what came meanwhile', async () => {
  let written = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      written += 1
      await shop.query('insert into sold values ($1, repeat($2, 5000))', [written, 'text '])
    }
  }
  const writing = write()
  while (written < 100) await shop.query('select 1')
  const before = written - 1
  const backup = join(folder, 'backup')
  await backUpEmbedded(directory, backup)
  isOver = true
  await writing

  const other = join(folder, 'other')
  restoreEmbedded(backup, other)
  const restored = await startEmbeddedDatabase({ directory: other, volatile: true })
  registerCleanup(restored.stop)
  const copy = await openDatabase(restored.connection('practicum'))
  registerCleanup(copy.close)
  const [found] = await copy.query('select count(*)::integer as count, max(number) as last from sold')
  expect(found?.['count']).toBe(found?.['last'])
  expect(found?.['count']).toBeGreaterThanOrEqual(before)
  // The shop goes on, and so does its copy, each by itself.
  await copy.query("insert into sold values (0, 'in the copy')")
  expect(await shop.query('select from sold where number = 0')).toHaveLength(0)
})

test('neither a backup nor a database is overwritten', async () => {
  const taken = join(folder, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'file'), 'something')
  await expect(backUpEmbedded(directory, taken)).rejects.toThrow(`${taken} is not empty; move it away`)
  expect(() => restoreEmbedded(join(folder, 'backup'), directory)).toThrow(/postgres is not empty; move it away/)
  expect(() => restoreEmbedded(taken, join(folder, 'new'))).toThrow(`${taken} is no backup of the embedded database.`)
})
