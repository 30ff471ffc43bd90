import { describePages } from '../describe-pages.ts'
import { openShopPage } from './page.tsx'
import { goods } from './tables.ts'

describePages(goods, openShopPage)
