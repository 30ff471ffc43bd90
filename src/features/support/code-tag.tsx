import { type Code, kindOf } from '#contract/protocol/code-catalogue.ts'
import { TagLink } from '#ui/content/tag.tsx'

/** Code with a link to its page. */
export function CodeTag({ code }: { code: Code }) {
  return (
    <TagLink tone={kindOf(code) === 'error' ? 'danger' : 'success'} to="/support/codes/$code" params={{ code }}>
      {code}
    </TagLink>
  )
}
