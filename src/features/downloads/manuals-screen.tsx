import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { Manual } from '#contract/content/downloads.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import { Download } from '#entities/attachment/download.tsx'
import { ResumedDownload } from '#entities/attachment/resumed-download.tsx'
import { formatDayShort, formatFileSize } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden, VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { FilterChips } from '#ui/controls/filter-chips.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { changedManuals, type DownloadsSearch } from './downloads-search.ts'
import type { ManualCategories } from './load.ts'
import * as styles from './manuals-screen.css.ts'

interface ManualsScreenProps {
  readonly manuals: readonly Manual[]
  readonly pages: PageInfo
  readonly categories: ManualCategories
  /** Number of all manuals. */
  readonly total: number
  readonly search: DownloadsSearch
}

/** Manuals by category and title, with their files. */
export function ManualsScreen({ manuals, pages, categories, total, search }: ManualsScreenProps) {
  const { t } = useLingui()
  const path = paths.downloads(changedManuals(search, { page: search.page }))
  return (
    <>
      <Cluster marginTop={5} marginBottom={4}>
        <FilterChips
          label={t`Manual types`}
          chips={[{ code: undefined, name: t`All`, count: total }, ...categories]}
          current={search.category}
          link={(category) => linkOptions({ to: '/downloads', search: changedManuals(search, { category }) })}
        />
        <TitleSearch search={search} />
      </Cluster>
      <ResumedDownload files={manuals.map(({ file }) => file)} path={path} />
      {manuals.length === 0 ? (
        <EmptyState frame="dashed" marginTop={8}>
          <h2>
            <Trans>No manuals found</Trans>
          </h2>
          <ButtonLink to="/downloads" search={{ tab: 'manuals' }}>
            <Trans>See all manuals</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <ManualTable manuals={manuals} path={path} />
      )}
      {pages && (
        <Pagination
          below
          label={t`Manual list pages`}
          page={pages.request_page}
          pages={pages.total_pages}
          link={(page) => linkOptions({ to: '/downloads', search: changedManuals(search, { page }) })}
        />
      )}
    </>
  )
}

function TitleSearch({ search }: { search: DownloadsSearch }) {
  const { t } = useLingui()
  const limit = useSearchLimit()
  const form = useFieldsOfAddress({ title: search.title ?? '' })
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    void router.navigate({
      to: '/downloads',
      search: changedManuals(search, { title: title === '' ? undefined : title }),
    })
  }
  return (
    // biome-ignore lint/plugin/forms: its search term belongs in the address
    <SearchForm
      ref={form}
      className={styles.search}
      action={paths.downloads()}
      aria-label={t`Manuals`}
      onSubmit={submit}
    >
      <input type="hidden" name="tab" value="manuals" />
      {search.category && <input type="hidden" name="category" value={search.category} />}
      <VisuallyHiddenLabel htmlFor="manual-title">
        <Trans>Manual title</Trans>
      </VisuallyHiddenLabel>
      <input
        id="manual-title"
        name="title"
        type="search"
        placeholder={t`Search manuals by title`}
        {...limit}
        defaultValue={search.title}
      />
      <IconButton type="submit" label={t`Search manuals`}>
        <Icon name="search" size={20} />
      </IconButton>
    </SearchForm>
  )
}

function ManualTable({ manuals, path }: { manuals: readonly Manual[]; path: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <Table className={styles.manuals}>
      <thead>
        <tr>
          <TableHeadCell>{t`Title`}</TableHeadCell>
          <TableHeadCell>{t`Type`}</TableHeadCell>
          <TableHeadCell>{t({ message: 'Pages', context: 'of a manual' })}</TableHeadCell>
          <TableHeadCell>{t`Size`}</TableHeadCell>
          <TableHeadCell>{t`Updated`}</TableHeadCell>
          <TableHeadCell align="end">
            <VisuallyHidden>{t`Download`}</VisuallyHidden>
          </TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {manuals.map(({ idx, title, category, file, pages, updated_on: updatedOn }) => {
          const length = i18n._(msg`${plural(pages, { one: '# page', other: '# pages' })}`)
          return (
            <tr key={idx}>
              <th scope="row">
                <span className={styles.title}>
                  <Icon name="file-text" size={20} />
                  <span>{title}</span>
                </span>
              </th>
              <td className={styles.wideOnly}>
                <Text muted>{category.name}</Text>
              </td>
              <td className={styles.pages}>
                <Text muted numeric>
                  {length}
                </Text>
              </td>
              <td className={styles.wideOnly}>
                <Text muted numeric>
                  {formatFileSize(file.size)}
                </Text>
              </td>
              <td className={styles.day}>
                <Text muted numeric>
                  {formatDayShort(updatedOn, locale)}
                </Text>
              </td>
              <td className={styles.download}>
                <Download file={file} path={path} look={{ name: t`Download ${title}` }} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
