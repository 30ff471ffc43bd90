/** Columns of fields of training in a row: all of up to six, or half of more, so that two rows are about as long. */
export function columnsOf(fields: number): number {
  return fields <= 6 ? fields : Math.ceil(fields / 2)
}
