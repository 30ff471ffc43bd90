import { readsAsOperator } from '#contract/values/nickname.ts'
import { readCompanyFile } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import { invalidRequest } from '../lib/any-call-errors.ts'

/** Refuses a nickname that reads as the shop's name. Throws `invalidRequest` for the field `nickname`. */
export async function refuseNameOfShop(tx: Transaction, nickname: string): Promise<void> {
  const { name, short_name, other_names } = await readCompanyFile(tx)
  const names = [...Object.values(name), ...Object.values(short_name), ...other_names]
  if (readsAsOperator(nickname, names)) throw invalidRequest('nickname', 'it reads as the name of the shop.')
}
