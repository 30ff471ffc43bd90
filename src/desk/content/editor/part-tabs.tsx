import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { Link } from '#ui/controls/link.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import type { ContentFileSearch } from '../content-search.ts'
import { partTabs } from './editor.css.ts'

/** Links to the parts of the editor: the form, the preview and the versions. */
export function PartTabs({ path, part }: { path: string; part: ContentFileSearch['part'] }) {
  const { t } = useLingui()
  const parts = [
    { key: undefined, name: t`Edit` },
    { key: 'preview', name: t`Preview` },
    { key: 'editions', name: t`Versions` },
  ] as const
  return (
    <Tabs className={partTabs} aria-label={t`Parts`}>
      {parts.map(({ key, name }) => (
        <Link
          key={name}
          {...linkOptions({ to: '/content/file', search: { path, part: key } })}
          aria-current={key === part ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </Tabs>
  )
}
