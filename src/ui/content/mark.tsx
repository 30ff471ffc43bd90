import * as styles from './mark.css.ts'

/** The shop's logo with the name beside it, unless the logo has the name in it. */
export function Mark({ name }: { name: string }) {
  return (
    <>
      <i className={styles.picture} aria-hidden="true" />
      <span className={styles.text}>{name}</span>
    </>
  )
}
