import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { contentList, saveDraft } from '#contract/desk/content.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { useMayCall } from '#desk/http/use-may-call.ts'
import { useRememberedList } from '#desk/list/last-list.ts'
import { ListFilters } from '#desk/list/list-filters.tsx'
import type { ListSearch } from '#desk/list/list-search.ts'
import { ListTable } from '#desk/list/list-table.tsx'
import { useMoments } from '#desk/messages/use-moments.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Tag } from '#ui/content/tag.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { kindNames } from '../kinds/kind-names.ts'
import { withVersion } from '../kinds/with-version.ts'

type Entry = ContentOf<typeof contentList>[number]

/** Everything that the shop publishes and an operator may change, with its drafts. */
export function ContentListScreen({ search }: { search: ListSearch<typeof contentList> }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const mayEdit = useMayCall()(saveDraft)
  const { page = 1, ...filter } = search
  useRememberedList('content', linkOptions({ to: '/content', search }))
  const states = { draft: t`With a draft`, scheduled: t`Scheduled`, failed: t`Not published` }
  return (
    <>
      <Cluster gap={3} justify="between">
        <h1>
          <Trans>Content</Trans>
        </h1>
        {mayEdit && (
          <ButtonLink to="/content/new">
            <Icon name="plus" />
            <Trans>New</Trans>
          </ButtonLink>
        )}
      </Cluster>
      <ListFilters
        endpoint={contentList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/content', search: applied })}
        fields={{
          term: { label: t`Title or number`, type: 'search' },
          kind: { label: t`Kind`, names: kindNames, none: t`Any` },
          state: { label: t`State`, names: states, none: t`Any` },
        }}
      />
      <ListTable
        endpoint={contentList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ path }) => path}
        page={page}
        link={(to) => linkOptions({ to: '/content', search: { ...filter, page: to } })}
        empty={<Trans>Nothing matches. Try a part of the title in Korean or English, or another kind.</Trans>}
        columns={[
          {
            name: t`Title`,
            cell: ({ path, kind, title }) => (
              <Link to="/content/file" search={{ path }}>
                {title === null
                  ? i18n._(kindNames[kind])
                  : withVersion(title[locale] || title.ko || t`Without a title`, path)}
              </Link>
            ),
          },
          { name: t`Kind`, cell: ({ kind }) => i18n._(kindNames[kind]) },
          { name: t`Number`, cell: ({ idx }) => idx ?? '–' },
          { name: t`In the shop`, cell: (entry) => <InShop entry={entry} /> },
          { name: t`Draft`, cell: (entry) => <Draft entry={entry} /> },
        ]}
      />
    </>
  )
}

function InShop({ entry: { edition, published_at } }: { entry: Entry }) {
  const moment = useMoments()
  if (published_at === null) return <Trans>Not in the shop</Trans>
  const when = moment(published_at)
  return (
    <Trans>
      Edition {edition}, {when}
    </Trans>
  )
}

function Draft({ entry: { draft } }: { entry: Entry }) {
  const moment = useMoments()
  if (draft === null) return <span>–</span>
  const { updated_by: by, publish_at, has_failed } = draft
  if (has_failed)
    return (
      <Tag tone="danger">
        <Trans>Was due, wasn’t published</Trans>
      </Tag>
    )
  if (publish_at !== null) {
    const when = moment(publish_at)
    return (
      <Tag tone="accent">
        <Trans>Scheduled for {when}</Trans>
      </Tag>
    )
  }
  const when = moment(draft.updated_at)
  return (
    <Trans>
      {by}, {when}
    </Trans>
  )
}
