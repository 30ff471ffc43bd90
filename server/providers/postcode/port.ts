import type { Locale } from '../../../contract/locale.ts'

/** What the window of a search shows: a page with a policy of its own, or another page of this shop. */
type PostcodeWindow =
  | { readonly kind: 'page'; readonly html: string; readonly policy: string }
  | { readonly kind: 'redirect'; readonly path: string }

/** Whoever knows the addresses of Korea. Its window ends at `postcodeReturn` of the contract. */
export interface PostcodeProvider {
  /** Opens the search `request` in the visitor's language. */
  open(request: string, locale: Locale): Promise<PostcodeWindow>
}
