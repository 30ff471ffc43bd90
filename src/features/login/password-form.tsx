import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginLimits } from '../../../contract/login.ts'
import type { Failure } from '../../../machines/failure.ts'
import { codeMessages } from '../../lib/error-messages.ts'
import { useFailureWords } from '../../lib/use-failure-words.ts'
import { button, large, main, whole } from '../../ui/button.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as styles from './login.css.ts'

interface PasswordFormProps {
  readonly busy: boolean
  readonly done: boolean
  readonly failure: Failure | undefined
  readonly onSubmit: (userid: string, password: string) => void
}

/** What is wrong with the input before it is worth sending (specification, sections 5 and 8). */
function complaintOf(userid: string, password: string): 'MB20001404' | 'MB20002404' | undefined {
  if (userid === '' || password === '') return 'MB20001404'
  // Nobody's ID or password is as short as this.
  const tooShort = userid.length < loginLimits.useridLength || password.length < loginLimits.passwordLength
  return tooShort ? 'MB20002404' : undefined
}

/** ID and password. What was typed stays, whatever the answer. */
export function PasswordForm({ busy, done, failure, onSubmit }: PasswordFormProps) {
  const { t, i18n } = useLingui()
  const [complaint, setComplaint] = useState<ReturnType<typeof complaintOf>>(undefined)
  const userid = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const answered = useFailureWords(failure)
  const message = complaint ? i18n._(codeMessages[complaint]) : busy ? undefined : answered

  // Whoever was refused types again where it was most likely wrong.
  useEffect(() => {
    if (failure) password.current?.select()
  }, [failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || done) return
    const typed = { userid: userid.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const found = complaintOf(typed.userid, typed.password)
    setComplaint(found)
    if (found === undefined) onSubmit(typed.userid, typed.password)
    else (typed.userid.length < loginLimits.useridLength ? userid : password).current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message !== undefined && (
        <Note kind="error" title={<Trans>You are not logged in</Trans>}>
          {message}
          {failure?.requestId !== undefined && failure.status >= 500 && <small> {failure.requestId}</small>}
        </Note>
      )}
      <TextField
        label={t`ID`}
        name="userid"
        ref={userid}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={loginLimits.longestUserid}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        ref={password}
        autoComplete="current-password"
        maxLength={loginLimits.longestPassword}
      />
      <button className={`${button} ${main} ${large} ${whole}`} type="submit" aria-busy={busy || done}>
        {busy ? (
          <>
            <Icon name="refresh-cw" />
            <Trans>Logging in</Trans>
          </>
        ) : done ? (
          <span role="status">
            <Trans>You are logged in</Trans>
          </span>
        ) : (
          <Trans>Log in</Trans>
        )}
      </button>
    </form>
  )
}
