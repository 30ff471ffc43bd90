import type { BlockOf } from '#contract/pages/company-page.ts'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import * as styles from './table-block.css.ts'
import { Rich, Titled } from './titled.tsx'

/** A table; on narrow screens each cell behind the first names its column. */
export function TableBlock({ block: { title, text, head, rows } }: { readonly block: BlockOf<'table'> }) {
  return (
    <Titled title={title} text={text}>
      <Table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <TableHeadCell key={name}>{name}</TableHeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }) => (
            <tr key={cells.join()}>
              {cells.map((cell, column) => (
                <td key={head[column]} data-name={column === 0 ? undefined : head[column]}>
                  <Rich text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Titled>
  )
}
