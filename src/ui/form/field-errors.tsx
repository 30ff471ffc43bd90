import { Plural } from '@lingui/react/macro'
import { TextAnchor } from '../content/text-link.tsx'
import { Callout } from '../feedback/callout.tsx'
import * as styles from './field-errors.css.ts'

interface FieldErrorsProps {
  /** Invalid fields in the order of the form: the ID and the label of each input. */
  readonly fields: readonly { readonly id: string; readonly label: string }[]
}

/** Summary above a form: the number of invalid fields, with a link to each. */
export function FieldErrors({ fields }: FieldErrorsProps) {
  return (
    <Callout tone="danger" title={<Plural value={fields.length} one="# field to fix" other="# fields to fix" />}>
      <ul className={styles.links}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <TextAnchor
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {label}
            </TextAnchor>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
