/** Paths on the payment host where payment windows open and return. */
export const paymentHostPath = '/providers/payment'
