import type { ShopTable } from './page.tsx'
import * as account from './pages/account.ts'
import * as basket from './pages/basket.ts'
import * as certificates from './pages/certificates.ts'
import * as company from './pages/company.ts'
import * as coursePage from './pages/course-page.ts'
import * as courses from './pages/courses.ts'
import * as devices from './pages/devices.ts'
import * as frame from './pages/frame.ts'
import * as home from './pages/home.ts'
import * as membership from './pages/membership.ts'
import * as offers from './pages/offers.ts'
import * as openings from './pages/openings.ts'
import * as order from './pages/order.ts'
import * as orders from './pages/orders.ts'
import * as search from './pages/search.ts'
import * as still from './pages/static.ts'
import * as support from './pages/support.ts'

type ShopTables = Readonly<Record<string, ShopTable>>

/** Pages of courses and devices. */
export const goods: ShopTables = { ...courses, ...coursePage, ...devices, ...offers, ...openings }

/** Basket and orders, and what members have. */
export const members: ShopTables = { ...account, ...basket, ...certificates, ...membership, ...order, ...orders }

/** Everything else that anybody may open. */
export const others: ShopTables = { ...company, ...frame, ...home, ...search, ...still, ...support }

export const tables: ShopTables = { ...goods, ...members, ...others }
