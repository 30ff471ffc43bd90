import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatInteger, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { actNames } from '../messages/act-names.ts'
import { detailNames, valueNames } from '../messages/detail-names.ts'
import { eventNote } from '../messages/event-notes.ts'
import { failureNames } from '../messages/failure-names.ts'
import { causeNames, memberStatusNames } from '../messages/member-names.ts'
import { methodNames, orderStatusNames } from '../messages/order-names.ts'
import { roleNames } from '../messages/role-names.ts'
import { useMoments } from '../messages/use-moments.ts'

type Details = Readonly<Record<string, unknown>>

/** Reason and changed values of an act. */
export function RecordDetails({ details }: { details: Details | null }) {
  const { i18n } = useLingui()
  if (details === null) return null
  return (
    <DefinitionList>
      {Object.entries(details).map(([name, value]) => {
        const known = detailNames[name]
        return (
          <DefinitionItem key={name} name={known ? i18n._(known) : name}>
            <Value name={name} value={value} />
          </DefinitionItem>
        )
      })}
    </DefinitionList>
  )
}

/** Words of the program, by the name of the detail that has them. */
const words: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  act: actNames,
  after: roleNames,
  before: { ...orderStatusNames, ...memberStatusNames, ...roleNames },
  cause: causeNames,
  failure: failureNames,
  method: methodNames,
  roles: roleNames,
  status: { ...orderStatusNames, ...memberStatusNames },
}

const amounts: ReadonlySet<string> = new Set(['amount', 'continued', 'ruleAmount'])
const moments: ReadonlySet<string> = new Set(['publishAt', 'until'])
/** Reasons that may be words of the shop. */
const reasons: ReadonlySet<string> = new Set(['reason', 'note'])

function Value({ name, value }: { name: string; value: unknown }): ReactNode {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  if (value === null || value === undefined) return <span>{t`none`}</span>
  if (typeof value === 'boolean') return <span>{value ? t`yes` : t`no`}</span>
  if (typeof value === 'number')
    return <span>{amounts.has(name) ? formatWon(value, locale) : formatInteger(value)}</span>
  if (typeof value === 'string') {
    const word = words[name]?.[value] ?? valueNames[`${name} ${value}`]
    if (word) return <span>{i18n._(word)}</span>
    if (reasons.has(name)) return <span>{eventNote(value, { i18n, locale })}</span>
    return <span>{moments.has(name) && /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : value}</span>
  }
  if (Array.isArray(value))
    return value.map((each, index) => (
      <span key={index}>
        {index > 0 && <span>, </span>}
        <Value name={name} value={each} />
      </span>
    ))
  return <RecordDetails details={{ ...value }} />
}
