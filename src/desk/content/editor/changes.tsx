import { Trans } from '@lingui/react/macro'
import type { Field } from '../fields/field.ts'
import { type Difference, differencesOf, withoutItems } from '../fields/field-values.ts'
import { after as afterClass, before as beforeClass, changes, restOfChanges } from './editor.css.ts'
import { useFieldNames } from './use-field-names.ts'

const mostShown = 12
const mostCharacters = 240

interface ChangesProps {
  readonly root: Field
  readonly before: unknown
  readonly after: unknown
}

/** Fields that differ between two editions, with both values. */
export function Changes({ root, before, after }: ChangesProps) {
  const { nameOf, textAt } = useFieldNames(root)
  const all = differencesOf(root, before, after)
  if (before === null && after === null) return null
  if (before === null)
    return (
      <p>
        <Trans>It is new.</Trans>
      </p>
    )
  if (after === null)
    return (
      <p>
        <Trans>It is removed from the shop.</Trans>
      </p>
    )
  if (all.length === 0)
    return (
      <p>
        <Trans>Nothing differs.</Trans>
      </p>
    )
  const rest = all.length - mostShown
  return (
    <>
      <dl className={changes}>
        {all.slice(0, mostShown).map((difference) => (
          <div key={difference.path}>
            <dt>{nameOf(difference.path)}</dt>
            <Values difference={difference} textAt={textAt} />
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <p className={restOfChanges}>
          <Trans>And {rest} more fields.</Trans>
        </p>
      )}
    </>
  )
}

interface ValuesProps {
  readonly difference: Difference
  readonly textAt: (path: string, value: unknown) => string
}

/** Both values; of a list that became longer or shorter only what was removed and added. */
function Values({ difference: { path, before, after }, textAt }: ValuesProps) {
  const text = (value: unknown) => short(textAt(path, value))
  if (!Array.isArray(before) || !Array.isArray(after))
    return (
      <>
        <dd className={beforeClass}>
          <Trans>Before:</Trans> {text(before)}
        </dd>
        <dd className={afterClass}>
          <Trans>After:</Trans> {text(after)}
        </dd>
      </>
    )
  const removed = withoutItems(before, after)
  const added = withoutItems(after, before)
  return (
    <>
      {removed.length > 0 && (
        <dd className={beforeClass}>
          <Trans>Removed:</Trans> {text(removed)}
        </dd>
      )}
      {added.length > 0 && (
        <dd className={afterClass}>
          <Trans>Added:</Trans> {text(added)}
        </dd>
      )}
    </>
  )
}

function short(text: string): string {
  if (text === '') return '–'
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '')}…` : text
}
