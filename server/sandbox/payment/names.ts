/** What the sandbox's cards, banks and services are called, by the method of payment. */
export const sandboxNames = {
  card: '국민카드',
  simple: '카카오페이',
  transfer: '신한은행',
  virtual_account: '국민은행',
  phone: '케이티',
} as const

/** In whose name the sandbox's virtual accounts are. */
export const accountHolder = '프랙티컴'
