import type { Code } from '../../../contract/codes.ts'
import { codes } from '../../../contract/codes.ts'
import { paths } from '../../../contract/paths.ts'
import { TagLink } from '../../ui/tag.tsx'

/** A code, leading to its page. */
export function CodeTag({ code }: { code: Code }) {
  return (
    <TagLink tone={codes[code].kind === 'error' ? 'danger' : 'success'} href={paths.supportCode(code)}>
      {code}
    </TagLink>
  )
}
