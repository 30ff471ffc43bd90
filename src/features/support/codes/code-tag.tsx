import type { Code } from '../../../../contract/codes.ts'
import { codes } from '../../../../contract/codes.ts'
import { tag, tagBad, tagGood } from '../../../ui/tag.css.ts'

/** A code, leading to its page. */
export function CodeTag({ code }: { code: Code }) {
  return (
    <a className={`${tag} ${codes[code].kind === 'error' ? tagBad : tagGood}`} href={`/support/codes/${code}`}>
      {code}
    </a>
  )
}
