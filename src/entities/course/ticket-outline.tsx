import * as styles from './ticket-outline.css.ts'

/** Outline of a course’s ticket, for a course that is not there. */
export function TicketOutline() {
  return (
    <svg viewBox="0 0 192 132" aria-hidden="true" className={styles.outline}>
      <g strokeDasharray="5 4">
        <rect x="16" y="22" width="160" height="102" rx="9" />
        <path d="M16 84h160" />
      </g>
      <path
        className={styles.ticks}
        d="M36 108h120M36 108v-12M46 108v-7M56 108v-7M66 108v-7M76 108v-7M86 108v-12M96 108v-7M106 108v-7M116 108v-7M126 108v-7M136 108v-12"
      />
      <circle className={styles.pin} cx="60" cy="14" r="4" />
      <circle className={styles.pin} cx="132" cy="14" r="4" />
    </svg>
  )
}
