import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flowTable } from '../../tests/model/levels.ts'
import { runPlaywright } from '../playwright.ts'

// npm run everywhere [-- FILE ...]: every browser test in both layouts and languages, those tagged `@exhaustive` as well,
// and every path of the flows. Without files, fails when a path was not walked.

const files = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'practicum-everywhere-'))
const status = runPlaywright('everywhere', files, { MODEL_REPORTS: reports })
const { rows, isWhole } = flowTable(reports, ['browser'])
rmSync(reports, { recursive: true, force: true })
if (files.length === 0) for (const row of rows) console.log(row.join('  '))
process.exit(status === 0 && (isWhole || files.length > 0) ? 0 : 1)
