import { phoneLink } from './phone-link.css.ts'

/** A phone number within a sentence, never broken at its hyphen. A number that stands alone is a `TextLink`. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className={phoneLink} href={`tel:${number}`}>
      {number}
    </a>
  )
}
