import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { removeAbandonedClusters } from '#tests/support/server/abandoned-clusters.ts'
import { StartError } from '../lib/start-error.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { openDatabase } from './open.ts'
import { isAlive } from './processes.ts'

const holderProgram = fileURLToPath(new URL('../../tests/support/server/database-holder.ts', import.meta.url))
const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.()
})

function dataDirectory(prefix = 'practicum-embedded-'): string {
  const directory = mkdtempSync(join(tmpdir(), prefix))
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

interface Holder {
  readonly pid: number
  /** Kills the program; its database keeps running. Returns the last row that was acknowledged. */
  kill(): Promise<number>
}

/** Another process that runs the database of `directory` and has written a few rows. */
async function holderOf(directory: string): Promise<Holder> {
  const child = spawn(process.execPath, [holderProgram, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUps.push(() => killed(child))
  let last = 0
  const lines = createInterface(child.stdout)
  const enough = new Promise<void>((done) => {
    lines.on('line', (line) => {
      last = Number(line)
      if (last === 20) done()
    })
  })
  await Promise.race([
    enough,
    once(child, 'exit').then(() => Promise.reject(new Error('the holder ended before it wrote'))),
  ])
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      const drained = once(lines, 'close')
      await killed(child)
      await drained
      return last
    },
  }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function start(directory: string): Promise<EmbeddedDatabase> {
  const cluster = await startEmbeddedDatabase({ directory })
  cleanUps.push(() => cluster.stop())
  return cluster
}

async function keptRows(cluster: EmbeddedDatabase): Promise<number> {
  const { query, close } = await openDatabase(cluster.connection('practicum'))
  try {
    const [row] = await query('select max(number) as last from kept')
    return Number(row?.['last'])
  } finally {
    await close()
  }
}

function serverPid(directory: string): number {
  return Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('refuses a folder that another running process uses, naming folder and process', async () => {
  const directory = dataDirectory()
  const holder = await holderOf(directory)
  const second = startEmbeddedDatabase({ directory })
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(
    `The data directory ${directory} is in use by process ${holder.pid}; stop that one, or set DATA_DIR to another folder.`,
  )
  await holder.kill()
  await start(directory)
})

test('adopts a server that outlived its killed parent, with its data', async () => {
  const directory = dataDirectory()
  const holder = await holderOf(directory)
  const orphan = serverPid(directory)
  const safe = await holder.kill()
  const cluster = await start(directory)
  expect(serverPid(directory)).toBe(orphan)
  expect(await keptRows(cluster)).toBeGreaterThanOrEqual(safe)
})

test('stops an adopted server', async () => {
  const directory = dataDirectory()
  const holder = await holderOf(directory)
  await holder.kill()
  const cluster = await startEmbeddedDatabase({ directory })
  await cluster.stop()
  await expect(openDatabase(cluster.connection('practicum'))).rejects.toThrow(StartError)
})

test('is removed with its server by the next test run when its own run was killed, and kept while that runs', async () => {
  const prefix = `practicum-abandoned-${randomUUID()}-`
  const [dead, living] = [dataDirectory(prefix), dataDirectory(prefix)]
  const killedRun = await holderOf(dead)
  const livingRun = await holderOf(living)
  const orphan = serverPid(dead)
  await killedRun.kill()
  await removeAbandonedClusters(prefix)
  expect([existsSync(dead), isAlive(orphan)]).toEqual([false, false])
  expect([existsSync(living), isAlive(serverPid(living))]).toEqual([true, true])
  await livingRun.kill()
  await start(living)
})

test('keeps every acknowledged row when parent and server are killed at once', async () => {
  const directory = dataDirectory()
  const holder = await holderOf(directory)
  process.kill(serverPid(directory), 'SIGKILL')
  const safe = await holder.kill()
  const cluster = await start(directory)
  expect(await keptRows(cluster)).toBeGreaterThanOrEqual(safe)
})

test('keeps its data from one start to the next, and releases the folder in between', async () => {
  const directory = dataDirectory()
  const first = await startEmbeddedDatabase({ directory })
  const { query, close } = await openDatabase(first.connection('practicum'))
  await query('create table kept as select 7 as number')
  await close()
  await first.stop()
  const holder = await start(directory)
  expect(await keptRows(holder)).toBe(7)
})
