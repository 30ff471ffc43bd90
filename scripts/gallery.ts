import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ensureBrowser } from './browser.ts'
import { acceptPictures, listPictures } from './gallery/accept.ts'
import { comparePictures, describeCounts, isUnchanged } from './gallery/compare.ts'
import { acceptedFolder, reportFolder } from './gallery/folders.ts'
import { galleryResultSchema, type TakenPicture, takenPictureSchema } from './gallery/pictures.ts'
import { writeReport } from './gallery/write-report.ts'

/** Takes the pictures of the gallery and compares them with the accepted ones, or accepts those of the last run. */
const root = fileURLToPath(new URL('..', import.meta.url))
const folders = { accepted: acceptedFolder, report: reportFolder }
const resultFile = join(reportFolder, 'result.json')
const takenFile = join(reportFolder, 'taken.jsonl')

function readTaken(): TakenPicture[] {
  if (!existsSync(takenFile)) return []
  const lines = readFileSync(takenFile, 'utf8').trim().split('\n')
  return lines.map((line) => v.parse(takenPictureSchema, JSON.parse(line)))
}

/** Returns the exit code: 1 when a picture is changed, gone or could not be taken. */
async function takePictures(choices: readonly string[]): Promise<number> {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const startedAt = Date.now()
  const { status } = spawnSync('playwright', ['test', '--config', 'tests/gallery/playwright.config.ts'], {
    cwd: root,
    env: {
      ...process.env,
      GALLERY_CHOICES: choices.join('\n'),
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser(),
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const isWhole = status === 0
  const taken = readTaken()
  const accepted = listPictures(acceptedFolder)
  const pictures = comparePictures(taken, accepted, { choices, isWhole })
  if (pictures.length === 0) {
    console.error(choices.length === 0 ? 'No picture was taken.' : `No picture was taken of: ${choices.join(', ')}.`)
    return 1
  }
  await writeReport({ choices: [...choices], isWhole, pictures }, folders)
  for (const { name, standing } of pictures) if (['changed', 'gone'].includes(standing)) console.log(standing, name)
  console.log(`\nThe page to browse them: ${join(reportFolder, 'index.html')}`)
  if (!isWhole) console.log('Some pictures could not be taken; the reasons stand above.')
  if (accepted.length === 0)
    console.log('There is nothing to compare with yet. "npm run gallery -- --accept" accepts these pictures.')
  console.log(`${taken.length} pictures in ${seconds} s. ${describeCounts(pictures)}`)
  return isWhole && isUnchanged(pictures) ? 0 : 1
}

/** Returns the exit code: 1 when there is nothing to accept. */
async function acceptLastRun(choices: readonly string[]): Promise<number> {
  if (!existsSync(resultFile)) {
    console.error('There are no pictures to accept: "npm run gallery" takes them.')
    return 1
  }
  const result = v.parse(galleryResultSchema, JSON.parse(readFileSync(resultFile, 'utf8')))
  const { pictures, acceptedCount } = acceptPictures(result.pictures, choices, folders)
  if (acceptedCount === 0) {
    console.error(
      choices.length === 0 ? 'Every picture is accepted.' : `There is nothing to accept of: ${choices.join(', ')}.`,
    )
    return choices.length === 0 ? 0 : 1
  }
  await writeReport({ ...result, pictures }, folders)
  console.log(`Accepted ${acceptedCount}. ${describeCounts(pictures)}`)
  return 0
}

const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true })
process.exit(await (values.accept ? acceptLastRun(positionals) : takePictures(positionals)))
