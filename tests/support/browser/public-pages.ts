/** Addresses of pages that everybody can read, by what is on them. */
export const publicPages = [
  ['home', '/'],
  ['contents', '/contents'],
  ['contents as cards', '/contents?view=cards&category=language'],
  ['an empty list', '/contents?title=qqqq'],
  ['a course', '/contents/detail?id=101&memberType=IDV'],
  ['a course for groups', '/contents/detail?id=502&memberType=GRP'],
  ['a course of a partner mall', '/contents/detail?id=306&memberType=IDV'],
  ['a course that is coming', '/contents/detail?id=105&memberType=IDV'],
  ['a promotion', '/promotion?id=401'],
  ['search without a term', '/search'],
  ['search with hits', '/search?q=%EC%95%88%EC%A0%84'],
  ['search without hits', '/search?q=qqqq'],
  ['an inquiry about a course', '/cs/inquiry?course=101'],
] as const
