import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of TypeScript by what they are for. */
interface Lines {
  readonly product: number
  readonly styles: number
  readonly tests: number
}

/**
 * The most lines that a room may have; `.` is the root. Raise one in the change that needs it, and give the reason in the
 * commit.
 */
export const lineBudgets: Readonly<Record<string, Lines>> = {
  '.': { product: 450, styles: 0, tests: 0 },
  contract: { product: 12430, styles: 0, tests: 2370 },
  illustrations: { product: 650, styles: 0, tests: 200 },
  lab: { product: 10800, styles: 60, tests: 3050 },
  machines: { product: 5060, styles: 0, tests: 600 },
  routes: { product: 2200, styles: 0, tests: 0 },
  scripts: { product: 5790, styles: 0, tests: 1600 },
  server: { product: 50380, styles: 0, tests: 45660 },
  src: { product: 62244, styles: 8400, tests: 18722 },
  tests: { product: 0, styles: 0, tests: 41900 },
}

const kindOf = (file: string): keyof Lines => {
  if (/^tests\/|\.(test|test-d|spec)\.tsx?$/.test(file)) return 'tests'
  return file.endsWith('.css.ts') ? 'styles' : 'product'
}

/** Counts the lines of each room that Git holds or would hold, without generated files. */
export function countLines(root: string): Record<string, Lines> {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.mts'],
    { cwd: root, encoding: 'utf8' },
  )
  const rooms: Record<string, Record<keyof Lines, number>> = {}
  for (const file of stdout.split('\n')) {
    if (file === '' || file.endsWith('.gen.ts') || !existsSync(join(root, file))) continue
    const [folder = ''] = file.includes('/') ? file.split('/') : ['.']
    rooms[folder] ??= { product: 0, styles: 0, tests: 0 }
    rooms[folder][kindOf(file)] += readFileSync(join(root, file), 'utf8').split('\n').length - 1
  }
  return rooms
}

/** One sentence for each room above its budget, or without one. */
export function findOverruns(
  lines: Readonly<Record<string, Lines>>,
  budgets: Readonly<Record<string, Lines>> = lineBudgets,
): string[] {
  return Object.entries(lines).flatMap(([room, counted]) => {
    const budget = budgets[room]
    if (!budget) return [`${room} has no budget: add it to scripts/line-budgets.ts`]
    return (['product', 'styles', 'tests'] as const)
      .filter((kind) => counted[kind] > budget[kind])
      .map(
        (kind) =>
          `${room} has ${counted[kind]} lines of ${kind}, and its budget is ${budget[kind]}: take some out, or raise it in scripts/line-budgets.ts and say why`,
      )
  })
}
