import { filledLine } from './text.ts'

/** Maximum length of a person's name, in characters. */
export const maxNameLength = 50

/** Name of a person. */
export const nameSchema = filledLine(maxNameLength, 'a name', 'name')

/**
 * A name as it is compared with others: without differences of case, spaces, width and Unicode form, which banks, phones
 * and people write differently. `server/db/comparable-name.ts` says the same to the database.
 */
export function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
}
