import { spawnSync } from 'node:child_process'

/** npm run check: types of the laboratory, and tests of its own tools. Format and lint are part of the shop's check. */
const commands = [
  ['tsc', '-p', 'lab'],
  ['vitest', 'run', '--config', 'lab/vitest.config.ts'],
] as const
const statuses = commands.map(
  ([command, ...parameters]) =>
    spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status,
)
process.exit(statuses.every((status) => status === 0) ? 0 : 1)
