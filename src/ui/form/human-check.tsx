import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { FieldError } from '../controls/field-error.tsx'
import { CheckBox } from './check-box.tsx'
import { human, invalid } from './human-check.css.ts'

interface HumanCheckProps {
  readonly id: string
  readonly busy: boolean
  readonly done: boolean
  readonly error: string | undefined
  readonly onAssert: () => void
}

/** Checkbox that makes the browser solve a challenge in the background. */
export function HumanCheck({ id, busy, done, error, onAssert }: HumanCheckProps) {
  return (
    <div>
      <div className={classNames(human, error !== undefined && invalid)}>
        <CheckBox
          id={id}
          checked={busy || done}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onChange={() => {
            if (!busy && !done) onAssert()
          }}
        >
          <Trans>I’m not a robot</Trans>
        </CheckBox>
        <span role="status">{busy ? <Trans>Checking</Trans> : done ? <Trans>Verified</Trans> : null}</span>
      </div>
      {error !== undefined && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
