import { describePages } from '../describe-pages.ts'
import { openShopPage } from './page.tsx'
import { others } from './tables.ts'

describePages(others, openShopPage)
