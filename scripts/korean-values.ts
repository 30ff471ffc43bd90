/**
 * Messages whose Korean has the values in another order than the English, with that order. All others keep it, so that
 * two values cannot change places unseen.
 */
export const reordered: Readonly<Record<string, string>> = {
  'Page {page} of {pages}': 'pages page',
  'We’ll email you on {day}, when “{title}” opens. We’ve just sent you a link to cancel.': 'title day',
  '{done} of {lessons} lessons': 'lessons done',
  '{pieces} of {quantity}': 'quantity pieces',
  '{covered} of {0} characters are hidden': '0 covered',
  '{first}–{last} of {total} courses': 'total first last',
  '{free} of {count} lessons free': 'count free',
  'Progress by week: {percent}% after {count} weeks, from {from}': 'from count percent',
  '{passed} of {of} days passed': 'of passed',
  'Now {after} instead of {before}.': 'before after',
  'You end the rental early: we refund the fee of {left} of {of} days, less {penalty}%, once the device arrives.':
    'of left penalty',
  '{count} of {total} marked': 'total count',
  '{number} of {count}': 'count number',
  '{right} of {total} right': 'total right',
  '{right} of {total} right: {title}': 'total right title',
  '{browser} on {system}': 'system browser',
  '{age} of {consentAge} years': 'consentAge age',
  '“{name}”, one of {count} states of “{title}”.': 'title count name',
  'The page opens in “{stateName}” of “{title}”.': 'title stateName',
  '{left} of {all} days left, until {end}': 'all left end',
}

/** Values that a particle follows, by how they are read: won end in a consonant, addresses and numbers are read as `로` allows. */
export const particlesAfter: Readonly<Record<string, readonly string[]>> = {
  // Won.
  after: ['으로'],
  amount: ['을', '으로'],
  delivery: ['을'],
  pending: ['이'],
  refunded: ['을'],
  // The names of the two languages, both in a vowel.
  language: ['로'],
  // A phone number or an email address.
  to: ['로'],
}
