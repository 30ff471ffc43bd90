import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

// npm run night [-- NAME ...]: everything in the laboratory, one after the other, or what is named. Writes one page of
// results to `reports/night/results.md`, and the output of each beside it. Fails when one of them fails.

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(root, 'reports/night')
/** Lines of the output that the page shows. */
const shownLines = 20

/** Parameters of each at night, in the order in which they run: what fails early says most. */
const experiments: Readonly<Record<string, readonly string[]>> = {
  check: [],
  everywhere: [],
  faults: [],
  races: [],
  engines: [],
  foreign: [],
  showcase: ['--check'],
  speech: [],
  gallery: [],
  walks: ['--minutes', '60'],
  mutate: ['--sample', '200', '--seed', new Date().toISOString().slice(0, 10)],
  gameday: [],
  bench: [],
}

interface Result {
  readonly name: string
  readonly hasPassed: boolean
  readonly minutes: number
  readonly end: readonly string[]
}

async function run(name: string, parameters: readonly string[]): Promise<Result> {
  const startedAt = Date.now()
  const log = createWriteStream(join(reports, `${name}.log`))
  const child = spawn(process.execPath, [join(root, 'lab/run.mjs'), name, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let lines: readonly string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text)
      lines = [...lines, ...stripVTControlCharacters(text).split('\n')].filter(Boolean).slice(-shownLines)
    })
  const status = await new Promise<number | null>((done) => child.on('close', done))
  log.end()
  const minutes = Math.round((Date.now() - startedAt) / 60_000)
  console.log(`${status === 0 ? 'passed' : 'FAILED'} ${name} after ${minutes} min`)
  return { name, hasPassed: status === 0, minutes, end: lines }
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in experiments))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')} in the laboratory. There are ${Object.keys(experiments).join(', ')}.`,
  )
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const results: Result[] = []
for (const [name, parameters] of Object.entries(experiments))
  if (names.length === 0 || names.includes(name)) results.push(await run(name, parameters))

const rows = results.map(
  ({ name, hasPassed, minutes }) => `| [${name}](${name}.log) | ${hasPassed ? 'passed' : '**failed**'} | ${minutes} |`,
)
const ends = results.map(({ name, end }) => `## ${name}\n\n\`\`\`\n${end.join('\n')}\n\`\`\``)
writeFileSync(
  join(reports, 'results.md'),
  ['# Night', ['| experiment | verdict | minutes |', '| --- | --- | ---: |', ...rows].join('\n'), ...ends, ''].join(
    '\n\n',
  ),
)
console.log(`The results: ${join(reports, 'results.md')}`)
process.exit(results.every(({ hasPassed }) => hasPassed) ? 0 : 1)
