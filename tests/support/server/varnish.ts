import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { vi } from 'vitest'
import { ensurePrograms } from '#scripts/debian.ts'

export interface Varnish extends AsyncDisposable {
  /** Waits until the probe says so. */
  sees(state: 'healthy' | 'sick'): Promise<void>
}

export interface VarnishWithClock extends Varnish {
  /** Moves the clock of Varnish ahead of that of the machine, in seconds. */
  moveClock(seconds: number): void
}

interface VarnishOptions {
  readonly port: number
  readonly shopPort: number
  readonly secret: string
}

/** `varnishadm backend.list -j`: of each backend, how many of its last probes were answered. */
const backendsSchema = v.tuple([
  v.number(),
  v.array(v.string()),
  v.number(),
  v.record(v.string(), v.object({ probe_message: v.tuple([v.number(), v.number(), v.string()]) })),
])

/** Varnish of Debian's packages with `deploy/varnish.vcl`, before a shop at another port of this machine. */
export function startVarnish({ port, shopPort, secret }: VarnishOptions): Varnish {
  const directory = makeDirectory()
  return start({ port, shopPort, secret, directory, environment: {} })
}

/** The same, with a clock that can be moved. Needs a C compiler. */
export function startVarnishWithClock({ port, shopPort, secret }: VarnishOptions): VarnishWithClock {
  const directory = makeDirectory()
  const clock = { file: join(directory, 'clock'), library: join(directory, 'moved-clock.so') }
  const source = fileURLToPath(new URL('../../../lab/gameday/moved-clock.c', import.meta.url))
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', clock.library, source])
  // Written in place: the program has it in its memory.
  const moveClock = (seconds: number) => writeFileSync(clock.file, BigInt64Array.of(BigInt(seconds)), { flag: 'r+' })
  writeFileSync(clock.file, new BigInt64Array(1))
  const environment = { LD_PRELOAD: clock.library, MOVED_CLOCK: clock.file }
  return { ...start({ port, shopPort, secret, directory, environment }), moveClock }
}

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-varnish-'))
  // Its user reads the files.
  chmodSync(directory, 0o755)
  return directory
}

function start({
  port,
  shopPort,
  secret,
  directory,
  environment,
}: VarnishOptions & { readonly directory: string; readonly environment: Readonly<Record<string, string>> }): Varnish {
  ensurePrograms(['varnishd'])
  const vclFile = join(directory, 'shop.vcl')
  const vcl = readFileSync(new URL('../../../deploy/varnish.vcl', import.meta.url), 'utf8')
  writeFileSync(vclFile, vcl.replaceAll('.port = "3000"', `.port = "${shopPort}"`))
  const name = join(directory, 'work')
  const program = spawn(
    'varnishd',
    [
      ...['-F', '-n', name, '-a', `127.0.0.1:${port}`],
      ...['-f', vclFile, '-s', 'malloc,1g', '-p', 'http_gzip_support=off'],
    ],
    { stdio: 'ignore', env: { PATH: process.env['PATH'], EDGE_SECRET: secret, ...environment } },
  )
  const ended = once(program, 'exit')
  const sees = (state: 'healthy' | 'sick') =>
    vi.waitFor(
      () => {
        const text = execFileSync('varnishadm', ['-n', name, 'backend.list', '-j'], { encoding: 'utf8', stdio: 'pipe' })
        const backends = Object.entries(v.parse(backendsSchema, JSON.parse(text))[3])
        const watched = backends.find(([each]) => each.endsWith('.watched'))
        if (watched?.[1].probe_message[2] !== state) throw new Error(`the shop is not ${state}`)
      },
      { timeout: 60_000, interval: 100 },
    )
  return {
    sees,
    [Symbol.asyncDispose]: async () => {
      program.kill()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
