// npm run bench: measures the shop and prints each figure with its goal.
import { ensureDependencies, run } from './install.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) process.exit(1)
process.exit(run('tests/bench/bench.ts', process.argv.slice(2), { NODE_ENV: 'production' }) ?? 1)
