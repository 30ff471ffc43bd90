// Reads blocks of structured data as a JSON array, and prints what Adobe's validator finds by Google's documentation.
import { text } from 'node:stream/consumers'
import Validator from '@adobe/structured-data-validator'

const blocks = JSON.parse(await text(process.stdin))
const things = blocks.flatMap((block) => block['@graph'] ?? [block])
const jsonld = Object.groupBy(things, (thing) => thing['@type'])
const issues = await new Validator().validate({ jsonld })
const described = issues.map(({ severity, issueMessage, path, source }) => ({
  severity,
  text: `${path.map(({ property, type }) => property ?? type).join('.')}: ${issueMessage} ${source.slice(0, 300)}`,
}))
console.log(JSON.stringify(described))
