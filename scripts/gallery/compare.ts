import { type ComparedPicture, matchesChoices, type Standing, standings, type TakenPicture } from './pictures.ts'

/** An accepted picture that was not taken: its view no longer exists. */
function gonePicture(name: string): ComparedPicture {
  const none = { title: { ko: '', en: '' }, address: '', hasDifference: false, width: 0, height: 0 }
  return { name, standing: 'gone', ...none }
}

/**
 * The pictures of a run with the accepted ones that it should have taken and did not, in the order of their names. A run
 * that is not whole tells nothing about what is gone.
 */
export function comparePictures(
  taken: readonly TakenPicture[],
  accepted: readonly string[],
  { choices, isWhole }: { readonly choices: readonly string[]; readonly isWhole: boolean },
): ComparedPicture[] {
  const names = new Set(taken.map(({ name }) => name))
  const gone = accepted.filter((name) => isWhole && !names.has(name) && matchesChoices(name, choices)).map(gonePicture)
  return [...taken, ...gone].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Number of pictures of each standing. */
function countStandings(pictures: readonly Pick<ComparedPicture, 'standing'>[]): Readonly<Record<Standing, number>> {
  const counts: Record<Standing, number> = { new: 0, changed: 0, gone: 0, equal: 0 }
  for (const { standing } of pictures) counts[standing] += 1
  return counts
}

/** The counts as one line: `New 0, changed 2, gone 0, equal 1998.` */
export function describeCounts(pictures: readonly Pick<ComparedPicture, 'standing'>[]): string {
  const counts = countStandings(pictures)
  const line = standings.map((standing) => `${standing} ${counts[standing]}`).join(', ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

/** Whether nothing is changed or gone. New pictures are fine. */
export function isUnchanged(pictures: readonly Pick<ComparedPicture, 'standing'>[]): boolean {
  const { changed, gone } = countStandings(pictures)
  return changed === 0 && gone === 0
}
