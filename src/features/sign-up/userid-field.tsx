import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import * as v from 'valibot'
import { loginLimits } from '#contract/accounts/login.ts'
import { useridSchema } from '#contract/accounts/sign-up.ts'
import { cleanToken } from '#contract/values/text.ts'
import { Button } from '#ui/controls/button.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './sign-up.css.ts'
import type { DetailsForm } from './use-details-form.ts'

interface UseridFieldProps {
  readonly form: DetailsForm
  /** An ID that was available when checked. */
  readonly freeUserid: string | undefined
  readonly isAsking: boolean
  /** True when the form was submitted before the ID was checked. */
  readonly isAwaited: boolean
  /** Server error of the ID. */
  readonly serverError: string | undefined
  readonly onCheck: (userid: string) => void
}

/** Field for the user ID, with a button that checks whether it is available. */
export function UseridField({ form, freeUserid, isAsking, isAwaited, serverError, onCheck }: UseridFieldProps) {
  const { t } = useLingui()
  /** The last ID that was checked on blur. */
  const checked = useRef('')
  return (
    <form.Field name="userid">
      {(field) => {
        const { value } = field.state
        const isFree = value !== '' && freeUserid === value
        const unchecked = isAwaited && !isFree ? t`Check whether this ID is available.` : undefined
        return (
          <TextField
            id="userid"
            label={t`ID`}
            aside={<Trans>5 to 15 letters and numbers</Trans>}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={loginLimits.maxUseridLength}
            help={
              <span className={isFree ? styles.available : undefined} role="status">
                {isFree && (
                  <>
                    <Icon name="check" />
                    <Trans>This ID is available.</Trans>
                  </>
                )}
              </span>
            }
            {...bindField(field, serverError ?? unchecked)}
            onBlur={() => {
              field.handleBlur()
              const value = cleanToken(field.state.value)
              if (value !== field.state.value) field.handleChange(value)
              // A valid ID is checked on blur; after that only the button checks the same one again.
              if (!isAsking && !isFree && v.is(useridSchema, value) && checked.current !== value) {
                checked.current = value
                onCheck(value)
              }
            }}
          >
            <Button busy={isAsking} onClick={() => onCheck(cleanToken(value))}>
              {isAsking ? <Trans>Checking the ID</Trans> : <Trans>Check</Trans>}
            </Button>
          </TextField>
        )
      }}
    </form.Field>
  )
}
