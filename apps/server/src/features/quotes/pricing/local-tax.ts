import { type CountryTax, taxOn } from '@portal/contract/settings/taxes'
import type { Db } from '#core/database/database.ts'
import { settingOf } from '#features/settings/service.ts'
import { type Issuer, issuerOf } from './issuer.ts'

/** Returns the tax of a sale inside the country of an issuer, on its day; null without one (rule quotes/tax). */
export async function localTaxOf(db: Db, issuer: Pick<Issuer, 'pais_id' | 'hoy'>): Promise<CountryTax | null> {
  const { tasas } = await settingOf(db, 'impuestos')
  return taxOn(tasas, issuer.pais_id, issuer.hoy) ?? null
}

/** What is missing before the site opens: a tax of the country of the house. */
export async function missingTax(db: Db): Promise<string[]> {
  const house = await issuerOf(db, null)
  return house && (await localTaxOf(db, house)) ? [] : ['impuestos']
}
