import * as v from 'valibot'
import { normalize } from '../grams.ts'

const word = v.pipe(
  v.string('must be text'),
  v.transform(normalize),
  v.nonEmpty('must not be empty'),
  v.maxLength(40, 'must have at most 40 characters'),
)

/** Groups of words that mean the same. */
export const synonymsSchema = v.array(
  v.pipe(
    v.array(word),
    v.minLength(2, 'must name at least two words'),
    v.check((words) => new Set(words).size === words.length, 'must name each word once'),
  ),
)
