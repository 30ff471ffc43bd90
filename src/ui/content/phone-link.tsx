import { phoneLink } from './phone-link.css.ts'

/** A phone number within text, as high as its line, and never broken at its hyphen. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className={phoneLink} href={`tel:${number}`}>
      {number}
    </a>
  )
}
