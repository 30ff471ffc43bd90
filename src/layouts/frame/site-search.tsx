import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import { parseSearch } from '#contract/addresses/search-params.ts'
import { SearchField } from '#entities/search/search-field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Form to the search page. The browser rejects an empty term. */
export function SiteSearch({
  className,
  label,
}: {
  className?: string /** Tells several search forms of a page apart. */
  label: string
}) {
  const { t } = useLingui()
  // On the search page the field shows the current term.
  const term = useLocation({
    select: ({ pathname, searchStr }) => (pathname === paths.search() ? parseSearch(searchStr)['q'] : undefined),
  })
  return (
    // biome-ignore lint/plugin/forms: its search term belongs in the address
    <SearchForm {...(className === undefined ? {} : { className })} action={paths.search()} aria-label={label}>
      <SearchField term={term} />
      <IconButton type="submit" label={t`Search`}>
        <Icon name="search" size={20} />
      </IconButton>
    </SearchForm>
  )
}
