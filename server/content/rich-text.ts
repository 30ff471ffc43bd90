import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: ['strong', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener' } }),
  },
}

/**
 * Reduces rich text to `strong` and `a` (http, https, mailto, and paths of the shop). Scripts are removed with their
 * text; other tags leave their text (specification, section 5). Reducing the result again changes nothing.
 */
export function reduceRichText(html: string): string {
  return sanitize(html, options)
}

/** {@link reduceRichText} of a text in both languages. */
export function reduceTexts({ ko, en }: { readonly ko: string; readonly en: string }) {
  return { ko: reduceRichText(ko), en: reduceRichText(en) }
}
