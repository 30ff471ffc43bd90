import { Trans, useLingui } from '@lingui/react/macro'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { FieldErrors } from '#ui/form/field-errors.tsx'
import { type DetailField, detailFields } from './failed-field.ts'

interface ErrorSummaryProps {
  /** Invalid fields. */
  readonly wrong: readonly string[]
  /** The field that the server rejected. */
  readonly refused: DetailField | undefined
  readonly error: ApiErrorData | undefined
  /** The failed request: ID check, human check, or sign-up. */
  readonly failed: 'userid' | 'human' | 'account'
}

const titles = {
  userid: <Trans>We couldn’t check this ID</Trans>,
  human: <Trans>We couldn’t confirm you’re not a robot</Trans>,
  account: <Trans>We couldn’t create your account</Trans>,
} as const

/** Error summary above the form: links to the invalid fields, or the reason why the account was not created. */
export function ErrorSummary({ wrong, refused, error, failed: what }: ErrorSummaryProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const names: Record<DetailField, string> = {
    name: t`Name`,
    birth: t`Date of birth`,
    userid: t`ID`,
    pwd: t`Password`,
    pwd_confirm: t`Confirm password`,
    email: t`Email`,
    phone: t`Mobile phone`,
    nickname: t`Avatar nickname`,
    group: t`Organisation`,
    scnm: t`School name`,
    clno: t`Student ID`,
    dept: t`Department`,
    human_check: t`I’m not a robot`,
  }
  const fields = detailFields.filter((field) => wrong.includes(field) || field === refused)
  if (fields.length > 0) return <FieldErrors fields={fields.map((id) => ({ id, label: names[id] }))} />
  if (failed === undefined) return null
  return (
    <Callout tone="danger" title={titles[what]}>
      {failed}
    </Callout>
  )
}
