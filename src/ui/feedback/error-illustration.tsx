import { inkLine } from './error-illustration.css.ts'

/** Illustration of a failed page: a ruler broken in two. */
export function ErrorIllustration() {
  return (
    <svg viewBox="0 0 192 90" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
      <g className={inkLine}>
        <path d="M10 60h76l-5-11 9-8-6-12M10 60V36M24 60V48M38 60V48M52 60V48M66 60V48" />
        <path
          d="M182 62h-72l-5-11 9-8-6-12M182 62V38M168 62V50M154 62V50M140 62V50M126 62V50"
          transform="rotate(7 140 60)"
        />
      </g>
      <path d="M86 60h26" strokeDasharray="4 4" />
    </svg>
  )
}
