import type { Article, Clause } from '#contract/content/legal.ts'
import * as styles from './article-text.css.ts'

/** Text of an article. Clauses are numbered when there are several. */
export function ArticleText({ clauses }: Pick<Article, 'clauses'>) {
  const [only, ...others] = clauses
  if (only && others.length === 0) return <ClauseText clause={only} />
  return (
    <ol className={styles.clauses}>
      {clauses.map((clause, index) => (
        <li key={index}>
          <ClauseText clause={clause} />
        </li>
      ))}
    </ol>
  )
}

function ClauseText({ clause: { text, items, table } }: { clause: Clause }) {
  return (
    <>
      <p>{text}</p>
      {items && (
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
      {table && <ClauseTable head={table.head} rows={table.rows} />}
    </>
  )
}

/** On narrow screens every row is a block, and each cell shows its column head. */
function ClauseTable({ head, rows }: NonNullable<Clause['table']>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={index} data-head={head[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
