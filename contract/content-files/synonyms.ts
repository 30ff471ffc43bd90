import * as v from 'valibot'
import { both } from './both.ts'

const word = v.pipe(
  v.string(both('must be text', '글이어야 해요')),
  v.trim(),
  v.nonEmpty(both('must not be empty', '내용을 입력해 주세요')),
  v.maxLength(40, both('must have at most 40 characters', '40자를 넘을 수 없어요')),
)

/** Groups of words that mean the same. */
export const synonymsSchema = v.array(
  v.pipe(
    v.array(word),
    v.minLength(2, both('must name at least two words', '낱말이 둘 이상 있어야 해요')),
    v.check(
      (words) => new Set(words).size === words.length,
      both('must name each word once', '같은 낱말을 두 번 쓸 수 없어요'),
    ),
  ),
)
