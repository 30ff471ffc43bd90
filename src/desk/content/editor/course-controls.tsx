import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { contentList } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { CourseField, CoursesField } from '../fields/field.ts'
import { chosen as chosenClass } from './editor.css.ts'
import { useFaultTexts, useFormActions } from './form-context.ts'
import { Titled } from './labelled.tsx'
import type { ControlProps } from './simple-controls.tsx'

const mostCourses = 100
const mostFound = 8

/** Courses by number and title, also those that are drafts; with a term those that it finds. */
function useCourses(term?: string): readonly (readonly [idx: number, title: string])[] {
  const { http } = useAppContext()
  const locale = useLocale()
  const page = term === undefined ? { page_size: mostCourses } : { page_size: mostFound, term }
  const { data } = useQuery({
    ...deskQuery(http, contentList, { query: { kind: 'course', ...page } }),
    enabled: term !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return (data?.content ?? []).flatMap(({ idx, title }) =>
    idx === null ? [] : [[idx, title?.[locale] ?? ''] as const],
  )
}

/** One course, or none. */
export function CourseControl({ field, path, value }: ControlProps<CourseField>) {
  const { change } = useFormActions()
  const chosen = typeof value === 'number' ? [value] : []
  return (
    <CoursePicker
      field={field}
      path={path}
      chosen={chosen}
      most={1}
      onChange={([first]) => change(path, first ?? (field.optional ? undefined : null))}
    />
  )
}

export function CoursesControl({ field, path, value }: ControlProps<CoursesField>) {
  const { change } = useFormActions()
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
  return (
    <CoursePicker
      field={field}
      path={path}
      chosen={chosen}
      most={mostCourses}
      onChange={(next) => change(path, field.optional && next.length === 0 ? undefined : next)}
    />
  )
}

interface CoursePickerProps {
  readonly field: CourseField | CoursesField
  readonly path: string
  readonly chosen: readonly number[]
  readonly most: number
  readonly onChange: (chosen: readonly number[]) => void
}

/** Courses that were chosen, and a search by title or number for more. */
function CoursePicker({ field, path, chosen, most, onChange }: CoursePickerProps) {
  const { t } = useLingui()
  const { leave, isReadOnly } = useFormActions()
  const titles = new Map(useCourses())
  const [term, setTerm] = useState('')
  const wanted = useDeferredValue(term.trim())
  const faults = useFaultTexts(path, 'below')
  const found = useCourses(wanted).filter(([idx]) => !chosen.includes(idx))
  return (
    <Titled path={path} label={field.label} help={field.help}>
      {chosen.length > 0 && (
        <ul className={chosenClass}>
          {chosen.map((idx) => {
            const title = titles.get(idx) ?? ''
            return (
              <li key={idx}>
                <span>
                  <span>{title}</span> <small>{idx}</small>
                </span>
                {!isReadOnly && (
                  <IconButton
                    label={t`Remove ${title} ${idx}`}
                    onClick={() => onChange(chosen.filter((each) => each !== idx))}
                  >
                    <Icon name="x" />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {faults.length > 0 && <FieldError>{faults.join(' ')}</FieldError>}
      {!isReadOnly && chosen.length < most && (
        <>
          <TextField
            label={t`Title or number of a course`}
            type="search"
            autoComplete="off"
            value={term}
            onBlur={() => leave(path)}
            onChange={({ target }) => setTerm(target.value)}
          />
          {wanted !== '' && (
            <ul className={chosenClass} aria-label={t`Found courses`}>
              {found.map(([idx, title]) => (
                <li key={idx}>
                  <Button
                    size="small"
                    onClick={() => {
                      onChange([...chosen, idx])
                      setTerm('')
                    }}
                  >
                    <Icon name="plus" />
                    <span>{`${title} ${idx}`}</span>
                  </Button>
                </li>
              ))}
              {found.length === 0 && (
                <li>
                  <Trans>No course matches.</Trans>
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </Titled>
  )
}
