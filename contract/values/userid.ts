import { tokenText } from './text.ts'

/** Maximum length of the input of an ID, in characters. */
export const maxUseridInputLength = 100

/** Input of an ID, not checked against the rule yet. */
export const useridInput = tokenText('userid', maxUseridInputLength)
