import { useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Locale } from '#contract/values/locale.ts'
import { useFrame } from './frame-data.ts'
import { languageLink } from './language-links.ts'

const names: readonly [Locale, string][] = [
  ['ko', 'KOR'],
  ['en', 'EN'],
]

/** KOR and EN. The current language is text, the other one a link that reloads the page. */
export function LanguageSwitch() {
  const { locale } = useFrame()
  const location = useLocation()
  return names.map(([each, name]) => (
    <Fragment key={each}>
      {each === locale ? (
        <b aria-current="true">{name}</b>
      ) : (
        <a href={languageLink(location, each)} lang={each} hrefLang={each}>
          {name}
        </a>
      )}
    </Fragment>
  ))
}
