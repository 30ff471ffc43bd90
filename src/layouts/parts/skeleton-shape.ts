/** What a kind of page looks like while it loads. `area`: a page below the name and the tabs of its area. */
export type SkeletonShape = 'home' | 'rows' | 'cards' | 'detail' | 'article' | 'area' | 'login' | 'form'
