import { useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { needsGuardian } from '#contract/accounts/age.ts'
import { nicknameInput, statedNameSchema, useridSchema } from '#contract/accounts/sign-up.ts'
import type { MemberType } from '#contract/courses/courses.ts'
import * as codes from '#contract/protocol/codes.ts'
import { phoneSchema } from '#contract/values/contact.ts'
import { brokenPasswordRules, cleanPassword, memberPasswordLengths } from '#contract/values/password.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { cleanToken, isBlank } from '#contract/values/text.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'

export interface TypedForm {
  /** Name and day of birth, `YYYY-MM-DD`; empty for an identified person. */
  readonly name: string
  readonly birth: string
  readonly userid: string
  readonly pwd: string
  readonly pwd_confirm: string
  readonly phone: string
  readonly nickname: string
  readonly group: string
  readonly scnm: string
  readonly clno: string
  readonly dept: string
}

const empty: TypedForm = {
  name: '',
  birth: '',
  userid: '',
  pwd: '',
  pwd_confirm: '',
  phone: '',
  nickname: '',
  group: '',
  scnm: '',
  clno: '',
  dept: '',
}

export type DetailsForm = ReturnType<typeof useDetailsForm>

interface DetailsFormOptions {
  readonly memberType: MemberType
  /** Phone number from the identity verification, digits only. */
  readonly phone: string | undefined
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
  /** True when the form asks for name and day of birth. */
  readonly statesPerson: boolean
  readonly onSubmit: (typed: TypedForm) => void
  readonly onInvalid: () => void
}

/** Details form with its validation (specification, section 5): on submit, then on change. */
export function useDetailsForm({
  memberType,
  phone = '',
  today,
  statesPerson,
  onSubmit,
  onInvalid,
}: DetailsFormOptions) {
  const { t, i18n } = useLingui()
  const wrongPerson = ({ name, birth }: TypedForm): Partial<Record<'name' | 'birth', string>> => ({
    ...(isBlank(name)
      ? { name: t`Enter your name.` }
      : v.is(statedNameSchema, name)
        ? {}
        : { name: t`Use letters only: the name has hidden characters.` }),
    ...(!v.is(daySchema, birth) || birth > today
      ? { birth: t`Enter your date of birth.` }
      : needsGuardian(today, birth)
        ? { birth: i18n._(codeMessages[codes.tooYoung]) }
        : {}),
  })
  const wrong = (value: TypedForm): Partial<Record<keyof TypedForm, string>> => ({
    ...(statesPerson ? wrongPerson(value) : {}),
    ...(v.is(useridSchema, value.userid) ? {} : { userid: t`Use 5 to 15 letters and numbers.` }),
    ...(brokenPasswordRules(cleanPassword(value.pwd), memberPasswordLengths).length === 0
      ? {}
      : { pwd: i18n._(codeMessages[codes.signUpPasswordInvalid]) }),
    ...(cleanPassword(value.pwd) === cleanPassword(value.pwd_confirm)
      ? {}
      : { pwd_confirm: i18n._(codeMessages[codes.signUpPasswordMismatch]) }),
    ...(v.is(phoneSchema, value.phone) ? {} : { phone: i18n._(codeMessages[codes.phoneInvalid]) }),
    ...(v.is(nicknameInput, value.nickname)
      ? {}
      : { nickname: t`Choose another nickname: no hidden characters, and not a name like ours or our staff’s.` }),
    ...(memberType === 'GRP' && isBlank(value.group) ? { group: t`Enter your organisation’s name.` } : {}),
  })
  return useForm({
    defaultValues: { ...empty, phone },
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const fields = wrong(value)
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value }) => onSubmit({ ...value, userid: cleanToken(value.userid) }),
    onSubmitInvalid: onInvalid,
  })
}
