import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { type Field, fields } from '../../../../contract/content/courses.ts'
import { kindOf } from '../../../../contract/content-files/kinds.ts'
import { contentDetail, nextContentNumber } from '../../../../contract/desk/content.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { TextLink } from '../../../ui/content/text-link.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useErrorText } from '../../messages/error-text.ts'
import type { NewContentSearch } from '../content-search.ts'
import { short } from '../editor/editor.css.ts'
import { categoryNames } from '../kinds/common.ts'
import { kindNames } from '../kinds/content-kinds.ts'

const kinds = ['course', 'device', 'notice', 'event', 'manual'] as const
type NewKind = (typeof kinds)[number]
const folders: Readonly<Record<NewKind, string>> = {
  course: 'courses',
  device: 'devices',
  notice: 'notices',
  event: 'events',
  manual: 'manuals',
}

/** Path of a new entry; undefined when its name is none. */
export function newPath(kind: NewKind, name: string, category: Field): string | undefined {
  const path = `${folders[kind]}/${kind === 'course' ? `${category}/` : ''}${name}.yaml`
  return kindOf(path) === kind ? path : undefined
}

/** What is new, and what its address needs; then the form opens. */
export function NewContentScreen({ search }: { search: NewContentSearch }) {
  const { http } = useAppContext()
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const nameId = useId()
  const [kind, setKind] = useState<NewKind>(search.kind ?? 'notice')
  const [category, setCategory] = useState<Field>('healthcare')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const failure = useErrorText(error)
  const isNumbered = kind === 'notice' || kind === 'event'

  const refuse = (text: string) => {
    setFault(text)
    focusFirstInvalid(form.current)
  }
  const open = async () => {
    const number = isNumbered
      ? (await http(nextContentNumber, { params: {}, query: { kind } })).content.idx.toString()
      : name.trim()
    const path = newPath(kind, number, category)
    if (path === undefined) return refuse(t`Enter small letters and digits, with hyphens between words.`)
    const { content } = await http(contentDetail, { params: {}, query: { path } })
    if (content.edition > 0 || content.draft !== null) return refuse(t`This name is taken. Enter another one.`)
    await navigate({ to: '/content/file', search: { path } })
  }
  const submit = () => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    setError(undefined)
    void open()
      .catch(setError)
      .finally(() => setBusy(false))
  }
  return (
    <Stack gap={5}>
      <div>
        <TextLink to="/content">
          <Trans>All content</Trans>
        </TextLink>
      </div>
      <h1>
        <Trans>New</Trans>
      </h1>
      <Form ref={form} onSubmit={submit} noValidate className={short}>
        <Stack gap={5}>
          <SelectField
            label={t`Kind`}
            value={kind}
            onChange={({ target }) => {
              setKind(kinds.find((each) => each === target.value) ?? 'notice')
              setFault(undefined)
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {i18n._(kindNames[each])}
              </option>
            ))}
          </SelectField>
          {kind === 'course' && (
            <SelectField
              label={t`Category`}
              value={category}
              onChange={({ target }) => setCategory(fields.find((each) => each === target.value) ?? 'healthcare')}
            >
              {fields.map((each) => (
                <option key={each} value={each}>
                  {i18n._(categoryNames[each])}
                </option>
              ))}
            </SelectField>
          )}
          {!isNumbered && (
            <TextField
              id={nameId}
              label={t`Short English name`}
              help={<Trans>Such as fire-drill. It never changes, and customers don’t see it.</Trans>}
              autoComplete="off"
              value={name}
              error={fault}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          {isNumbered && fault !== undefined && <Callout tone="danger">{fault}</Callout>}
          {failure !== undefined && (
            <Callout tone="danger" title={t`The form didn’t open`}>
              {failure}
            </Callout>
          )}
          <div>
            <SubmitButton busy={isBusy && <Trans>One moment</Trans>}>
              <Trans>Open the form</Trans>
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Stack>
  )
}
