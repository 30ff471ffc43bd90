import type { FormHTMLAttributes, HTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { searchBox } from './search-box.css.ts'

/** A form with a search field and its buttons inside one frame. Works without the script, by `action`. */
export function SearchForm({
  className,
  ...attributes
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'role'> & { readonly ref?: Ref<HTMLFormElement> }) {
  // biome-ignore lint/plugin/forms: each use of the component says what it sends
  return <form {...attributes} className={classNames(searchBox, className)} method="get" role="search" />
}

/** The same inside a form that holds further fields. */
export function SearchBox({ className, ...attributes }: Omit<HTMLAttributes<HTMLDivElement>, 'role'>) {
  return <div {...attributes} className={classNames(searchBox, className)} role="search" />
}
