import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { deskActs, recordList } from '../../../contract/desk/records.ts'
import { koreanDay, formatMoment } from '../../lib/i18n/format.ts'
import { serverNow } from '../../lib/time/server-time.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { input } from '../../ui/controls/form.css.ts'
import { Select } from '../../ui/controls/select.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { ListTable } from '../list/list-table.tsx'
import { actNames, subjectNames } from '../messages/act-names.ts'
import { RecordDetails } from './record-details.tsx'
import { type RecordSearch, recordSearch } from './record-search.ts'

/** What operators did, the latest first. */
export function RecordScreen({ search }: { search: RecordSearch }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { page = 1, ...filter } = search
  const today = koreanDay(new Date(serverNow()).toISOString())
  return (
    <>
      <h1>
        <Trans>Record</Trans>
      </h1>
      <p>
        <Trans>Everything that operators did, or read about a member. Nobody can change it.</Trans>
      </p>
      <ListFilters onApply={(values) => void navigate({ to: '/record', search: v.parse(recordSearch, values) })}>
        <label>
          <Trans>Operator</Trans>
          <input className={input} name="operator" defaultValue={search.operator} />
        </label>
        <label>
          <Trans>Act</Trans>
          <Select name="act" defaultValue={search.act}>
            <option value="">{t`Everything`}</option>
            {deskActs.map((act) => (
              <option key={act} value={act}>
                {i18n._(actNames[act])}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <Trans>Number or ID</Trans>
          <input className={input} name="subject" defaultValue={search.subject} />
        </label>
      </ListFilters>
      <ListTable
        endpoint={recordList}
        input={{ params: {}, query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ position }) => position}
        page={page}
        link={(to) => linkOptions({ to: '/record', search: { ...filter, page: to } })}
        empty={<Trans>Nobody did this.</Trans>}
        columns={[
          { name: t`Time`, cell: ({ happened_at }) => formatMoment(happened_at, locale, today) },
          { name: t`Operator`, cell: ({ operator }) => operator },
          { name: t`Act`, cell: ({ act }) => i18n._(actNames[act]) },
          {
            name: t`About`,
            cell: ({ subject_kind, subject }) =>
              subject_kind === null ? '' : `${i18n._(subjectNames[subject_kind])} ${subject ?? ''}`,
          },
          { name: t`Details`, cell: ({ details }) => <RecordDetails details={details} /> },
          { name: t`Network`, cell: ({ network }) => network },
        ]}
      />
    </>
  )
}
