/** Where payment windows open and come back, on the payment host. */
export const paymentHostPath = '/providers/payment'
