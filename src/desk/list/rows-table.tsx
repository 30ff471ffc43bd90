import type { ReactNode } from 'react'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { list, oneWord } from './list.css.ts'

export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** Numbers of orders, days and moments: the value stays on one line. */
  readonly isOneWord?: boolean
}

interface RowsTableProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly columns: readonly Column<Row>[]
}

/** A table, or on narrow screens a card for each row with the names of the columns beside the values. */
export function RowsTable<Row>({ rows, rowKey, columns }: RowsTableProps<Row>) {
  return (
    <Table className={list}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <TableHeadCell key={name} align={isNumber ? 'end' : undefined}>
              {name}
            </TableHeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ name, cell, isNumber, isOneWord }) => (
              <td key={name} data-column={name} align={isNumber ? 'right' : undefined}>
                <span className={isNumber || isOneWord ? oneWord : undefined}>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
