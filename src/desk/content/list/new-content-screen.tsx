import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { kindOf } from '#contract/content-files/kinds.ts'
import { contentDetail, nextContentNumber, saveDraft } from '#contract/desk/content.ts'
import { draftChangedMeanwhile } from '#contract/protocol/desk-codes.ts'
import { type LegalDocument, legalDocuments } from '#contract/values/legal-documents.ts'
import { useOwnRoles } from '#desk/http/use-may-call.ts'
import { useErrorText } from '#desk/messages/error-text.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { type ApiErrorData, hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { NewContentSearch } from '../content-search.ts'
import { short } from '../editor/editor.css.ts'
import { useFieldsOfTraining } from '../editor/use-published-codes.ts'
import { emptyValueOf } from '../fields/field-values.ts'
import { contentFields } from '../kinds/content-kinds.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { nextLegalEdition } from './next-legal-edition.ts'

const kinds = ['course', 'device', 'notice', 'event', 'manual', 'page', 'legal', 'client'] as const
type NewKind = (typeof kinds)[number]
type EntryKind = Exclude<NewKind, 'client'>
const folders: Readonly<Record<EntryKind, string>> = {
  course: 'courses',
  device: 'devices',
  notice: 'notices',
  event: 'events',
  manual: 'manuals',
  legal: 'legal',
  page: 'pages',
}
/** The installer of the app has one file, which a shop may not have yet. */
const clientPath = 'client.yaml'

/** Others may take a number at the same moment. */
const mostTries = 5

const documentNames: Readonly<Record<LegalDocument, MessageDescriptor>> = {
  terms: msg`Terms of use`,
  privacy: msg`Privacy policy`,
  collection: msg`Consent to collecting personal information`,
  marketing: msg`Consent to marketing information`,
}

/** Path of a new entry, in the folder `within` of its kind; undefined when its name is none. */
function newPath(kind: EntryKind, name: string, within: string | undefined): string | undefined {
  const path = `${folders[kind]}/${within === undefined ? '' : `${within}/`}${name}.yaml`
  return kindOf(path) === kind ? path : undefined
}

/** What is new, and what its address needs; then the form opens. */
export function NewContentScreen({ search }: { search: NewContentSearch }) {
  const { http } = useAppContext()
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const nameId = useId()
  const [kind, setKind] = useState<NewKind>(search.kind ?? 'notice')
  const isOwner = useOwnRoles().includes('owner')
  const fields = useFieldsOfTraining()
  const [chosen, setChosen] = useState<string>()
  // The first one until another one is chosen.
  const category = chosen ?? fields[0]?.code ?? ''
  const [document, setDocument] = useState<LegalDocument>('terms')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [error, setError] = useState<ApiErrorData>()
  const [isBusy, setBusy] = useState(false)
  const failure = useErrorText(error)
  const isNumbered = kind === 'notice' || kind === 'event'

  const refuse = (text: string) => {
    setFault(text)
    focusFirstInvalid(form.current)
  }
  // The draft is saved at once, so that nobody else begins one of this name or number.
  const open = async (tries = mostTries): Promise<void> => {
    if (kind === 'client') return navigate({ to: '/content/file', search: { path: clientPath } })
    const { idx } = await http(nextContentNumber, { query: { kind } })
    const within = { course: category, legal: document }
    const folder = kind === 'course' || kind === 'legal' ? within[kind] : undefined
    const path = newPath(kind, isNumbered ? String(idx) : name.trim(), folder)
    if (path === undefined) return refuse(t`Enter small letters and digits, with hyphens between words.`)
    const content = await http(contentDetail, { query: { path } })
    const taken = t`This name is taken. Enter another one.`
    if (!isNumbered && (content.edition > 0 || content.draft !== null)) return refuse(taken)
    const today = koreanDay(new Date(serverNow()).toISOString())
    const empty = Object(emptyValueOf(contentFields[kind], { today }))
    const value =
      kind === 'legal' ? await nextLegalEdition(http, document, today) : kind === 'page' ? empty : { ...empty, idx }
    try {
      const body = { path, version: 0, base_edition: content.edition, value }
      await http(saveDraft, { body })
    } catch (refusal) {
      if (!hasCode(toApiErrorData(refusal), draftChangedMeanwhile)) throw refusal
      if (!isNumbered) return refuse(taken)
      if (tries <= 1) throw refusal
      return open(tries - 1)
    }
    await navigate({ to: '/content/file', search: { path } })
  }
  const submit = () => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    setError(undefined)
    void open()
      .catch((thrown: unknown) => setError(toApiErrorData(thrown)))
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
            {kinds
              .filter((each) => each !== 'legal' || isOwner)
              .map((each) => (
                <option key={each} value={each}>
                  {i18n._(kindNames[each])}
                </option>
              ))}
          </SelectField>
          {kind === 'course' && (
            <SelectField label={t`Category`} value={category} onChange={({ target }) => setChosen(target.value)}>
              {fields.map(({ code, name: named }) => (
                <option key={code} value={code}>
                  {named[locale]}
                </option>
              ))}
            </SelectField>
          )}
          {kind === 'legal' && (
            <SelectField
              label={t`Document`}
              value={document}
              onChange={({ target }) => setDocument(legalDocuments.find((each) => each === target.value) ?? 'terms')}
            >
              {legalDocuments.map((each) => (
                <option key={each} value={each}>
                  {i18n._(documentNames[each])}
                </option>
              ))}
            </SelectField>
          )}
          {!isNumbered && kind !== 'client' && (
            <TextField
              id={nameId}
              label={kind === 'legal' ? t`Name of the version` : t`Short English name`}
              help={
                kind === 'legal' ? (
                  <Trans>Such as 2027 or 2027-03. It is part of the address and never changes.</Trans>
                ) : kind === 'page' ? (
                  <Trans>Such as careers. It stands in the page’s address and never changes.</Trans>
                ) : (
                  <Trans>Such as fire-drill. It never changes, and customers don’t see it.</Trans>
                )
              }
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
