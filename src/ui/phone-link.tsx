import { phoneLink } from './phone-link.css.ts'

/** A phone number in a sentence: it calls when pressed, and never breaks at its hyphen. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className={phoneLink} href={`tel:${number}`}>
      {number}
    </a>
  )
}
