import * as v from 'valibot'
import { pageBlocks } from '../content-files/page-blocks.ts'
import { fieldSchema } from '../courses/courses.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { codeSchema } from '../values/code.ts'

const text = v.string()

/** A page about the company (specification, section 2), of blocks that the content defines; this shop's addition. */
export const companyPage = defineEndpoint({
  name: 'company-page',
  area: 'pages',
  summary: 'A page about the company',
  method: 'GET',
  path: '/v1/company/page/{name}',
  params: v.object({ name: codeSchema }),
  content: v.object({
    name: text,
    title: text,
    description: text,
    /** A note above the page. */
    note: v.nullable(text),
    /** Rich texts have the elements `strong` and `a`, encoded entities, and line breaks as new lines. */
    blocks: pageBlocks({
      object: v.object,
      text,
      rich: text,
      /** Address of a picture. */
      picture: text,
      field: v.object({ code: fieldSchema, name: text }),
      /** Path of the shop, or address of a page, mail or phone. */
      href: text,
      localHref: text,
    }),
  }),
  codes: [],
})
export type CompanyPage = v.InferOutput<typeof companyPage.content>
export type PageBlock = CompanyPage['blocks'][number]
/** The block of a type. */
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>
