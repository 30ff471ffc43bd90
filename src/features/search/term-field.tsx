import { useLingui } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import { SearchField } from '#entities/search/search-field.tsx'
import { IconButton, IconButtonLink } from '#ui/controls/icon-button.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { field } from './term-field.css.ts'

/** Search field of the page. The browser rejects an empty term. */
export function TermField({ term }: { term?: string }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/plugin/forms: its search term belongs in the address
    <SearchForm className={field} action={paths.search()} aria-label={t`Search courses, devices and manuals`}>
      <SearchField term={term} />
      {term !== undefined && (
        <IconButtonLink to="/search" label={t`Clear the search`}>
          <Icon name="x" size={20} />
        </IconButtonLink>
      )}
      <IconButton type="submit" label={t`Search`}>
        <Icon name="search" size={20} />
      </IconButton>
    </SearchForm>
  )
}
