import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { kindOf } from '#contract/content-files/kinds.ts'
import { type ContentFault, contentList } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import type { Field } from '../fields/field.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { faultList } from './editor.css.ts'
import { fieldId, focusFirstControl } from './form-context.ts'
import { useFieldNames } from './use-field-names.ts'

export const faultSummaryId = 'content-faults'

interface FaultSummaryProps {
  readonly file: string
  readonly root: Field
  readonly faults: readonly ContentFault[]
}

/** What keeps a draft from being published, with a link to each field. It gets the focus when it appears. */
export function FaultSummary({ file, root, faults }: FaultSummaryProps) {
  const locale = useLocale()
  const { nameOf } = useFieldNames(root)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} id={faultSummaryId} tabIndex={-1}>
      <Callout
        tone="danger"
        title={
          <Plural
            value={faults.length}
            one="One thing keeps this from being published"
            other="# things keep this from being published"
          />
        }
      >
        <ul className={faultList}>
          {faults.map((fault) => (
            <li key={`${fault.file} ${fault.field} ${fault.message.en}`}>
              {fault.file === file ? (
                <TextAnchor
                  href={`#${fieldId(fault.field)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(fault.field)
                  }}
                >
                  {nameOf(fault.field)}
                </TextAnchor>
              ) : (
                <OtherFile path={fault.file} />
              )}
              <span>{`: ${fault.message[locale]}`}</span>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

/** Another file that has the fault, by its title. */
function OtherFile({ path }: { path: string }) {
  const { http } = useAppContext()
  const { i18n } = useLingui()
  const locale = useLocale()
  const { data } = useQuery(deskQuery(http, contentList, { query: { term: path, page_size: 5 } }))
  const found = data?.content.find((each) => each.path === path)
  const kind = kindOf(path)
  if (kind === undefined) return <Trans>Another part of the content</Trans>
  const title = found?.title?.[locale] ?? ''
  return (
    <TextLink to="/content/file" search={{ path }}>
      {title === '' ? i18n._(kindNames[kind]) : `${i18n._(kindNames[kind])} “${title}”`}
    </TextLink>
  )
}

/** Focuses the control of a field, or the nearest part around it, and opens what hides it. */
function focusField(path: string): void {
  for (let at = path; at !== ''; at = at.split('.').slice(0, -1).join('.')) {
    const element = document.getElementById(fieldId(at))
    if (!element) continue
    for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true
    const folded = element.querySelector('details')
    if (folded) folded.open = true
    element.focus()
    if (document.activeElement !== element) focusFirstControl(() => element)
    return
  }
}
