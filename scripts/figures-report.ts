import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Longest time that the bench takes, with the installation of its packages, in ms. */
const defaultMostMs = 5 * 60_000
/** Time in which a bench that is stopped ends its shop and browser, in ms. */
const stopMs = 10_000
/** Exit codes of a bench that has measured everything: it meets its goals, or misses one (`lab/bench/table.ts`). */
const measured: readonly unknown[] = [0, 2]

/**
 * Runs a bench that prints its figures, and stops it after a time. Returns a sentence that says why figures are missing;
 * a goal that is missed is no failure.
 */
export async function reportFigures(
  command: string,
  parameters: readonly string[],
  mostMs = defaultMostMs,
): Promise<string | undefined> {
  // A group of its own, so that all of its processes can be stopped.
  const bench = spawn(command, parameters, { cwd: root, stdio: 'inherit', detached: true })
  let isLate = false
  const stop = (signal: NodeJS.Signals) => {
    if (bench.pid === undefined) return
    try {
      process.kill(-bench.pid, signal)
    } catch {
      // All of its processes have ended.
    }
  }
  const timers = [
    setTimeout(() => {
      isLate = true
      stop('SIGTERM')
    }, mostMs),
    setTimeout(() => stop('SIGKILL'), mostMs + stopMs),
  ]
  try {
    const [code, signal]: unknown[] = await once(bench, 'exit')
    if (isLate) return `The bench took longer than ${mostMs / 1000} s and was stopped.`
    return measured.includes(code) ? undefined : `The bench broke and ended with ${String(code ?? signal)}.`
  } catch (error) {
    return `The bench could not be started: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    for (const timer of timers) clearTimeout(timer)
    // What a bench that broke has left running.
    stop('SIGTERM')
  }
}
