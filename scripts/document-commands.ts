import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { environmentSchema } from '../server/config/environment.ts'
import { readRequest, UsageError } from './ops/commands.ts'

// What documents and files of deployment name by word: commands with their options, and environment variables.

const texts = ['*.md', 'docs/**/*.md', 'content/*.md', 'lab/*.md', '.env.example', 'deploy/**/*', 'Dockerfile']
const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) })

/** Variables of other programs, which the shop sets or leaves to them. */
const otherVariables = new Set([
  // Node, glibc, and OpenTelemetry's exporter.
  ...['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'OTEL_EXPORTER_OTLP_HEADERS'],
  // The PostgreSQL image.
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'],
  // Address families of systemd.
  ...['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK'],
  // Events of payment providers.
  ...['PAYMENT_STATUS_CHANGED', 'DEPOSIT_CALLBACK'],
])

/** Its events and codes are those of the server's log. */
const manualFile = 'docs/operations.md'
/** Extensions and views of PostgreSQL, and settings of Patroni, that the manual names. */
const serverSettings = new Set(['pg_trgm', 'primary_start_timeout', 'pg_stat_activity', 'pg_dump'])

/**
 * Compares the commands and variables of the documents with the programs, one sentence for each fault: a script of npm
 * exists, a command takes its options, a bench, game day or file of tests exists, and a variable or header is read
 * somewhere. Every setting stands in `.env.example`.
 */
export function checkCommands(root: string, read = readerOf(root)): string[] {
  const scripts = ['package.json', 'lab/package.json'].flatMap((file) =>
    Object.keys(v.parse(packageSchema, JSON.parse(read(file))).scripts),
  )
  const benches = [...read('lab/bench/run.ts').matchAll(/measure\('([\w-]+)'/g)].map(([, name]) => name)
  const contentUsage = /const usage =([\s\S]*?)\n\n/.exec(read('scripts/content.ts'))?.[1] ?? ''
  const variables = readVariables(root)
  const code = globSync(['{server,contract}/**/*.ts', 'deploy/varnish.vcl'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  }).map(read)
  const settings = Object.keys(environmentSchema.entries)

  function faultOf(script: string, parameters: string): string | undefined {
    const [first = '', ...rest] = wordsOf(parameters)
    if (!scripts.includes(script)) return `there is no script ${script}`
    if (script === 'ops') return faultOfRequest(parameters)
    if (script === 'bench' && /^[a-z]/.test(first))
      return benches.includes(first) ? undefined : `there is no bench ${first}`
    if (script === 'gameday' && first !== '')
      return existsSync(join(root, `lab/gameday/${first}.test.ts`)) ? undefined : `there is no game day ${first}`
    if (script === 'test:unit' && first.includes('/'))
      return existsSync(join(root, first)) ? undefined : `there are no tests in ${first}`
    if (script === 'content') {
      const known: readonly string[] = contentUsage.match(/[a-z-]{3,}/g) ?? []
      const stray = [first, ...rest.filter((word) => word.startsWith('--'))].find(
        (word) => word !== '' && !known.includes(word),
      )
      return stray === undefined ? undefined : `content takes no ${stray}`
    }
    return undefined
  }

  function faultsOf(line: string): string[] {
    const npm = [...line.matchAll(/npm run ([a-z][\w:-]*)(?: (?:-- )?([^`|)\n]*))?/g)].map(
      ([, script = '', parameters = '']) => faultOf(script, parameters),
    )
    const ops = [...line.matchAll(/scripts\/ops\.ts ([^`;|\n]*)/g)].map(([, parameters = '']) =>
      faultOfRequest(parameters),
    )
    const named = [...line.matchAll(/(?<![\w*])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![A-Za-z0-9_…(])/g)].map(
      ([, name = '']) =>
        variables.has(name) || otherVariables.has(name) ? undefined : `nothing reads the variable ${name}`,
    )
    const headers = [...line.matchAll(/\bX-[A-Z][A-Za-z-]+/g)].map(([name]) =>
      code.some((source) => source.toLowerCase().includes(name.toLowerCase()))
        ? undefined
        : `nothing reads the header ${name}`,
    )
    return [...npm, ...ops, ...named, ...headers].filter((fault) => fault !== undefined)
  }

  const example = read('.env.example')
  const manual = read(manualFile)
  return [
    ...[...manual.matchAll(/`(?:event: )?([a-z]+(?:_[a-z]+)+)`/g)]
      .filter(([, name = '']) => !serverSettings.has(name) && !code.some((source) => source.includes(name)))
      .map(([, name]) => `${manualFile} names ${name}, which the server does not have`),
    ...globSync(texts, { cwd: root, exclude: ['docs/decisions/**', 'CHANGELOG.md'] })
      .filter((file) => /\.|Dockerfile|Caddyfile/.test(file))
      .toSorted()
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, index) => faultsOf(line).map((fault) => `${file}:${index + 1} ${fault}`)),
      ),
    ...settings
      .filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))
      .map((name) => `.env.example lacks ${name}`),
  ]
}

/** Reads files of the project as text, by their paths from its root. */
export function readerOf(root: string): (file: string) => string {
  return (file) => readFileSync(join(root, file), 'utf8')
}

/** Variables that a program of the project reads, or a file of deployment sets for another one. */
function readVariables(root: string): ReadonlySet<string> {
  const sources = globSync(
    ['{scripts,server,tests,lab}/**/*.{ts,mjs}', '*.ts', 'deploy/{compose.yaml,*.service,varnish.vcl}'],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  )
  const names = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const pattern = file.startsWith('deploy/') ? /\$\{?([A-Z_]+)/g : /env(?:\.|\[')([A-Z0-9_]+)/g
    return [...source.matchAll(pattern)].map(([, name = '']) => name)
  })
  return new Set([...Object.keys(environmentSchema.entries), ...names])
}

/** Words of a command line, as a shell splits them. Two spaces begin an explanation, an ellipsis stands for a word. */
function wordsOf(line: string): string[] {
  const [command = ''] = line.split(/ {2,}|; /)
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )
}

/** Why the operator's program does not take a request; an option at the end may lack its value. */
function faultOfRequest(parameters: string): string | undefined {
  const words = wordsOf(parameters.replace(/["']$/, ''))
  try {
    readRequest(words)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return /^Give --/.test(error.message) ? undefined : error.message
  }
  return undefined
}
