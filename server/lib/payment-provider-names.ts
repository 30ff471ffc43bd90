/** Payment providers that the shop has adapters for. */
export const paymentProviderNames = ['sandbox', 'toss', 'portone'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]
