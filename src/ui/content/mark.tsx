/** The shop's mark: a carpenter's square, which is also the letter ㄱ. The name stands beside it. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M2 3h24v23h-7V10H2zM6 3v3h1.2V3zM10.2 3v4.4h1.2V3zM14.4 3v3h1.2V3zM18.6 3v4.4h1.2V3zM26 11h-3v1.2h3zM26 15.2h-4.4v1.2H26zM26 19.4h-3v1.2h3z"
      />
    </svg>
  )
}
