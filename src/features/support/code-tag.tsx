import { type Code, kindOf } from '../../../contract/code-catalogue.ts'
import { paths } from '../../../contract/paths.ts'
import { TagLink } from '../../ui/tag.tsx'

/** Code with a link to its page. */
export function CodeTag({ code }: { code: Code }) {
  return (
    <TagLink tone={kindOf(code) === 'error' ? 'danger' : 'success'} href={paths.supportCode(code)}>
      {code}
    </TagLink>
  )
}
