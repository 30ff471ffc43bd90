/** A search under way, on the shop's host that the browser is on. */
export interface PostcodeSearch {
  /** Number of the search. */
  readonly request: string
  /** Origin of the shop that the browser is on. */
  readonly origin: string
}

/** A postcode search service. Its window ends at `postcodeReturn` of the contract, on the search's origin. */
export interface PostcodeProvider {
  /** Address of the window of a search. */
  window(search: PostcodeSearch): Promise<string>
}
