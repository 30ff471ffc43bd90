import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkMigrationHistory, checkSnapshots } from './migration-history.ts'

const folder = 'server/db/migrations'
const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A repository with the first migration, and with whatever was before it. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'practicum-migrations-'))
  roots.push(root)
  const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: root })
  const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text)
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=Test', '-c', 'user.email=test@shop.example', 'commit', '--message', 'Change migrations')
  }
  mkdirSync(join(root, folder), { recursive: true })
  git('init', '--quiet')
  write('0000_older.sql', 'before the first release')
  commit()
  rmSync(join(root, folder, '0000_older.sql'))
  write('0000_first_release.sql', 'create table a ();')
  commit()
  return { root, write, commit, remove: (name: string) => rmSync(join(root, folder, name)) }
}

describe('checkMigrationHistory', () => {
  it('accepts migrations that are added', () => {
    const { root, write, commit } = repository()
    write('0001_second.sql', 'create table b ();')
    commit()
    write('0002_third.sql', 'create table c ();')
    expect(checkMigrationHistory(root)).toEqual([])
  })

  it.each(['changed', 'deleted'])('refuses a migration that was %s, before and after the commit', (act) => {
    const { root, write, commit, remove } = repository()
    write('0001_second.sql', 'create table b ();')
    commit()
    if (act === 'changed') write('0001_second.sql', 'create table bb ();')
    else remove('0001_second.sql')
    const fault = [expect.stringContaining(`${folder}/0001_second.sql was changed after its commit`)]
    expect(checkMigrationHistory(root)).toEqual(fault)
    commit()
    expect(checkMigrationHistory(root)).toEqual(fault)
  })
})

describe('checkSnapshots', () => {
  it('accepts the newest snapshot alone, and names each older one', () => {
    const { root } = repository()
    const meta = join(root, folder, 'meta')
    mkdirSync(meta)
    writeFileSync(join(meta, '_journal.json'), '{}')
    writeFileSync(join(meta, '0001_snapshot.json'), '{}')
    expect(checkSnapshots(root)).toEqual([])
    writeFileSync(join(meta, '0002_snapshot.json'), '{}')
    expect(checkSnapshots(root)).toEqual([
      'server/db/migrations/meta/0001_snapshot.json is not the newest snapshot; delete it',
    ])
  })
})
