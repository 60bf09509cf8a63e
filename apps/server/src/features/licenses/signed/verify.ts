import type { In } from '@portal/contract/core/fields'
import { isLicenseCode, readLicenseCode } from '@portal/contract/licenses/constants'
import type { RevokedSchema, VerifiedLicenseSchema } from '@portal/contract/licenses/signed-schemas'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Db } from '#core/database/database.ts'
import { findByCode, listRevoked, listRevokedKeys } from './queries.ts'

type Verified = In<typeof VerifiedLicenseSchema>

const unknown: Verified = {
  valida: false,
  estado: 'no_valida',
  servicio: null,
  servicio_en: null,
  fecha_inicio: null,
  fecha_termino: null,
}

/** What anyone may know of the license with this number. Unknown, deleted and suspended ones are told alike. */
export async function verifyLicense(db: Db, typed: string): Promise<Verified> {
  const code = readLicenseCode(typed)
  const found = isLicenseCode(code) ? await findByCode(db, code) : undefined
  if (!found || found.estado_id === LicenseStatus.deleted || found.suspendida !== null) return unknown
  const isActive = found.estado_id === LicenseStatus.active
  const { nombre: servicio, nombre_en: inEnglish, fecha_inicio, fecha_termino } = found
  const estado = isActive
    ? found.es_pasada
      ? 'en_gracia'
      : 'activa'
    : found.estado_id === LicenseStatus.inactive
      ? 'programada'
      : 'terminada'
  return { valida: isActive, estado, servicio, servicio_en: inEnglish, fecha_inicio, fecha_termino }
}

/** The numbers whose files no longer hold although they have not ended, and the keys whose files hold no more, as of now. */
export const revokedLicenses = async (db: Db): Promise<In<typeof RevokedSchema>> => ({
  codigos: await listRevoked(db),
  claves: await listRevokedKeys(db),
  emitido_en: new Date(),
})
