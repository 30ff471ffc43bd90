/** Lines of a screen reader in the order in which a state must say them; others may stand between them. */
export const spokenOrders: Readonly<Record<string, readonly string[]>> = {
  'login enteringPassword': [
    'heading, Log in, level 1',
    'link, ID, current page',
    'textbox, ID',
    'button, Show the password, not pressed',
    'button, Log in, not busy',
    'link, Continue with Kakao',
    'link, Find ID',
  ],
  'find-password enteringAccount': [
    'heading, 새 비밀번호 정하기, level 1',
    'textbox, 아이디',
    'textbox, 이메일',
    'button, 재설정 링크 받기, not busy',
    'heading, 다른 방법, level 2',
  ],
  'sign-up enteringTerms': [
    'heading, Review the terms, level 1',
    'link, Individual account, current page',
    'checkbox, Accept all including optional items, not checked',
    'checkbox, Required Terms of use, not checked',
    'link, Read: Terms of use (opens a new tab)',
    'checkbox, Optional Get news about courses by email, not checked',
    'button, Agree and continue',
  ],
  'inquiry enteringInquiry': [
    'heading, Service inquiry, level 1',
    'textbox, Name',
    'textbox, Email',
    'combobox, Inquiry type, service, has popup listbox, not expanded',
  ],
  'checkout editing': [
    'heading, Your order, level 1',
    'heading, Buyer, level 2',
    'heading, Order summary, level 2',
    'heading, Billing address, level 2',
    'heading, Payment method, level 2',
    'combobox, Card company, has popup listbox, not expanded',
  ],
}
