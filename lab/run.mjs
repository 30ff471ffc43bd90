// npm run NAME [-- ...] in this folder: installs the packages of the shop and of the laboratory, builds the shop when a
// source has changed, and runs NAME/run.ts at the root of the repository.
import { join } from 'node:path'
import { ensureBuilt, ensurePackages, root, run } from '../scripts/install.mjs'

const [name, ...parameters] = process.argv.slice(2)
ensureBuilt()
ensurePackages(join(root, 'lab'))
process.exit(run(`lab/${name}/run.ts`, parameters, name === 'bench' ? { NODE_ENV: 'production' } : {}) ?? 1)
