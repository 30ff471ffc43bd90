import type { TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type TableCellVariants, table, tableCell } from './table.css.ts'

/** A table with lines between its rows. Cells that need no look of their own are plain `<td>` and `<th>`. */
export function Table({ className, ...attributes }: TableHTMLAttributes<HTMLTableElement>) {
  return <table {...attributes} className={classNames(table, className)} />
}

type TableCellProps = TableCellVariants & Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align' | 'className'>

/** A cell with aligned, muted or strong text. */
export function TableCell({ align, numeric, muted, strong, ...attributes }: TableCellProps) {
  return <td {...attributes} className={tableCell({ align, numeric, muted, strong })} />
}

type TableHeadCellProps = Pick<TableCellVariants, 'align'> &
  Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align' | 'className' | 'scope'>

/** The head of a column. */
export function TableHeadCell({ align, ...attributes }: TableHeadCellProps) {
  return <th {...attributes} scope="col" className={tableCell({ align })} />
}
