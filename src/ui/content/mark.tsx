import { mark } from './mark.css.ts'

/** The shop's logo. The name stands beside it. */
export function Mark() {
  return <i className={mark} aria-hidden="true" />
}
