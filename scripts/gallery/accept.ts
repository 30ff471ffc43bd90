import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { type ComparedPicture, matchesChoices, parsePictureName } from './pictures.ts'

interface Folders {
  /** Accepted pictures. */
  readonly accepted: string
  /** What the last run left. */
  readonly report: string
}

/** Names of the pictures in a folder; none when there is no such folder. */
export function listPictures(folder: string): string[] {
  let files: string[]
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length).replaceAll(sep, '/'))
    .filter((name) => parsePictureName(name) !== undefined)
    .sort()
}

/**
 * Accepts the pictures that the choices mean (`matchesChoices`): copies what is new or changed, and deletes what is gone. Returns the pictures as they compare afterwards, and how many were accepted.
 */
export function acceptPictures(
  pictures: readonly ComparedPicture[],
  choices: readonly string[],
  { accepted, report }: Folders,
): { readonly pictures: ComparedPicture[]; readonly acceptedCount: number } {
  const isAccepted = ({ name, standing }: ComparedPicture) => standing !== 'equal' && matchesChoices(name, choices)
  for (const { name, standing } of pictures.filter(isAccepted)) {
    const target = join(accepted, `${name}.png`)
    // The report may hold a link to the same file: it must not change with it.
    rmSync(target, { force: true })
    if (standing === 'gone') continue
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(report, 'new', `${name}.png`), target)
  }
  return {
    pictures: pictures
      .filter((picture) => !(picture.standing === 'gone' && isAccepted(picture)))
      .map((picture) => (isAccepted(picture) ? { ...picture, standing: 'equal', hasDifference: false } : picture)),
    acceptedCount: pictures.filter(isAccepted).length,
  }
}
