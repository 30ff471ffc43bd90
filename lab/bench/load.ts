import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ensurePrograms } from '../../scripts/debian.ts'

/**
 * Load that wrk generates: each connection sends its next request as soon as the last one is answered. wrk spends 10
 * microseconds of the processor on an answer of 31 kB, where a plain server on Node spends 25; autocannon spends 60, and a
 * generator in Node that reads nothing but lengths more than the server as well, so that they measure themselves. What wrk
 * cannot do: less than a second, answers that depend on earlier ones, and its own processor time, which is read here.
 */
export interface LoadTask {
  readonly port: number
  /** Requested in turn. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

interface LoadResult {
  readonly perSecond: number
  readonly answers: number
  /** Processor time of the generator, in ms. */
  readonly generatorMs: number
}

/** Returns the answers per second. Throws when an answer is not a success. */
export async function answersPerSecond(task: LoadTask): Promise<number> {
  return (await generateLoad(task)).perSecond
}

/**
 * Returns the answers for each second that the first thread of the process `pid` had of the processor: other programs on
 * the machine change it less than the answers per second.
 */
export async function answersPerProcessorSecond(task: LoadTask, pid: number): Promise<number> {
  const before = threadNanoseconds(pid)
  const { answers } = await generateLoad(task)
  return (answers / (threadNanoseconds(pid) - before)) * 1e9
}

/** Processor time of the first thread of a process. Source: the kernel's documentation, sched-stats, /proc/PID/schedstat. */
function threadNanoseconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
}

/** Milliseconds of one clock tick of `/proc` (USER_HZ). */
const tickMs = 10

/** Processor time of a process with all its threads, in ms. Source: proc_pid_stat(5), fields 14 and 15. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Makes wrk request the paths in turn. */
const pathsInTurn = fileURLToPath(new URL('paths-in-turn.lua', import.meta.url))
/** Time between two readings of the generator's processor time, in ms: it cannot be read once it has ended. */
const readingMs = 20

/** Generates the load of a task. Throws when an answer is not a success. */
export async function generateLoad({ port, paths, headers, connections, seconds }: LoadTask): Promise<LoadResult> {
  ensurePrograms(['wrk'])
  const wrk = spawn(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...Object.entries({ Host: 'localhost', ...headers }).flatMap(([name, value]) => [
        '--header',
        `${name}: ${value}`,
      ]),
      ...['--script', pathsInTurn, `http://127.0.0.1:${port}`, '--', ...paths],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let generatorMs = 0
  const reading = setInterval(() => {
    if (wrk.pid !== undefined && wrk.exitCode === null) generatorMs = processorMs(wrk.pid)
  }, readingMs)
  const [output] = await Promise.all([text(wrk.stdout), once(wrk, 'exit')])
  clearInterval(reading)
  const [, answers] = /(\d+) requests in/.exec(output) ?? []
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? []
  if (answers === undefined || perSecond === undefined || /Non-2xx|Socket errors/.test(output))
    throw new Error(`the load of ${paths[0]} was not answered:\n${output}`)
  return { perSecond: Number(perSecond), answers: Number(answers), generatorMs }
}
