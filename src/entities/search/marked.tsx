import { highlight } from './highlight.ts'
import { mark } from './marked.css.ts'

/** Text with the matches of a term marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((run, index) =>
    run.found ? (
      <mark key={index} className={mark}>
        {run.text}
      </mark>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  )
}
