/**
 * What a kind of page looks like while it loads. `area`: a page below the name and the tabs of its area. `account`,
 * `accountOrders`, `accountForm`: details, orders or a form beside the menu of My page.
 */
export type SkeletonShape =
  | 'home'
  | 'rows'
  | 'cards'
  | 'detail'
  | 'article'
  | 'area'
  | 'account'
  | 'accountOrders'
  | 'accountForm'
  | 'login'
  | 'form'
