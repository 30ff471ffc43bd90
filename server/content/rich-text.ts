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
 * Reduces rich text to `strong` and `a` (http, https, mailto, and addresses within the shop); scripts go with what
 * they hold, other tags leave their text (specification, section 5). The same again for what it has reduced.
 */
export function reduceRichText(html: string): string {
  return sanitize(html, options)
}
