import type { Field } from '../courses/courses.ts'
import type { ContentOf, ParamsOf, QueryOf } from '../protocol/endpoint.ts'
import type {
  Device,
  DeviceCategory,
  DeviceSummary,
  deviceDetail,
  deviceList,
  RentalTerm,
  SaleType,
} from './devices.ts'

/** What browser and server infer from the contract of devices; see `courses.test-d.ts`. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<Fact extends true> = Fact

export type Filters = [
  Holds<Equal<DeviceCategory, string>>,
  Holds<Equal<SaleType, 'rental' | 'purchase'>>,
  Holds<
    Equal<
      QueryOf<typeof deviceList>,
      {
        sale_type?: 'rental' | 'purchase' | undefined
        category?: string | undefined
        title?: string | undefined
      }
    >
  >,
  Holds<Equal<ParamsOf<typeof deviceDetail>, { id: number | string }>>,
]

export type Terms = Holds<Equal<RentalTerm, { subs_month: number; amt: number; disc_rate: number; total_amt: number }>>

export type Summary = Holds<
  Equal<
    DeviceSummary,
    {
      idx: number
      category: string
      category_name: string
      category_position: number
      name: string
      summary: string
      thumbnail: string
      keyword: string[]
      rental: RentalTerm[]
      purchase: { amt: number } | null
      delivery_amt: number
      stock: number
      returns_on: string | null
    }
  >
>

export type Detail = [
  Holds<Equal<ContentOf<typeof deviceList>, DeviceSummary[]>>,
  Holds<Equal<ContentOf<typeof deviceDetail>, Device>>,
  Holds<Equal<Device['detail'], { name: string; value: string }[]>>,
  Holds<Equal<Device['guide'], string>>,
  Holds<Equal<Device['check'], string[]>>,
  Holds<
    Equal<
      Device['contents'],
      {
        idx: number
        category: { code: Field; name: string }
        title: string
        thumbnail: string
        curriculum: { count: number; free_count: number }
        individual: { is_exist: boolean }
      }[]
    >
  >,
]
