/** A setting or circumstance that keeps the shop from starting; its message tells the operator, a line for each. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
