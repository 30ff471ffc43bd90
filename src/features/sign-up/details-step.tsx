import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import * as v from 'valibot'
import { phoneSchema } from '../../../contract/contact.ts'
import type { MemberType } from '../../../contract/courses.ts'
import { loginLimits } from '../../../contract/login.ts'
import { brokenPasswordRules, memberPassword } from '../../../contract/password.ts'
import { type Identification, signUpLimits, useridSchema } from '../../../contract/sign-up.ts'
import type { Failure } from '../../../machines/failure.ts'
import type { TypedDetails } from '../../../machines/sign-up.facts.ts'
import { codeMessages } from '../../lib/error-messages.ts'
import { hintsOf } from '../../lib/password-hints.ts'
import { useFailureWords } from '../../lib/use-failure-words.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { button, large, main } from '../../ui/button.css.ts'
import { boundTo } from '../../ui/form/bound-field.ts'
import { PasswordHints } from '../../ui/form/password-hints.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldOf } from './failed-field.ts'
import { HumanCheck } from './human-check.tsx'
import { detailsDraft } from './kept.ts'
import * as styles from './sign-up.css.ts'
import { Step } from './step.tsx'

interface DetailsStepProps {
  readonly type: MemberType
  readonly identification: Identification | undefined
  readonly email: string
  /** State of the sign-up. */
  readonly state: string
  readonly freeUserid: string | undefined
  readonly isHuman: boolean
  readonly failure: Failure | undefined
  readonly onCheckUserid: (userid: string) => void
  readonly onHuman: () => void
  readonly onSubmit: (details: TypedDetails) => void
  readonly onBack: () => void
}
