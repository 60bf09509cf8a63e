import type { In } from '@portal/contract/core/fields'
import { dataRequestLimits } from '@portal/contract/privacy/constants'
import type { KnownSchema } from '@portal/contract/privacy/schemas'
import type { Db } from '#core/database/database.ts'
import type { PersonDataSource } from '#core/person/person-data.ts'

export type Known = In<typeof KnownSchema>

const most = dataRequestLimits.records

/** Returns what every feature holds of an address, in the order of the sources; groups without a record are left out. */
export async function gather(db: Db, sources: readonly PersonDataSource[], email: string): Promise<Known> {
  const grupos: Known['grupos'] = []
  for (const { kind, name, keptBecause, find } of sources) {
    const found = await find(db, email, most + 1)
    const records = found.slice(0, most)
    if (records.length === 0) continue
    const why = records.some(({ isKept }) => isKept) ? keptBecause : undefined
    grupos.push({
      clave: kind,
      nombre: name.es,
      nombre_en: name.en,
      registros: records.map(({ data, isKept }) => ({ datos: data, se_conserva: isKept })),
      motivo: why?.es ?? '',
      motivo_en: why?.en ?? '',
      hay_mas: found.length > most,
    })
  }
  return { email, reunido_en: new Date(), grupos }
}
