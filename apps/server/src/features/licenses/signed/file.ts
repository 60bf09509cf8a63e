import type { In } from '@portal/contract/core/fields'
import { licenseAlgorithm } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { DownloadedSchema, LicensePayloadSchema } from '@portal/contract/licenses/signed-schemas'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { findOpen } from '../own/scope.ts'
import { currentKey, signatureBy } from './keys.ts'
import { insertFile } from './queries.ts'

/**
 * Signs a file of an active license for one device, for its holder and for who sees it in the list
 * (rule licenses/signed-file). Throws `absent`, `notLive` when the license does not work today, or `issuedBefore` when
 * the previous program issued it.
 */
export async function signedFile(
  db: Db,
  actor: Actor,
  id: number,
  device: string,
): Promise<In<typeof DownloadedSchema>> {
  const key = await currentKey(db)
  return inTransaction(db, async (db) => {
    const row = await findOpen(db, actor, id)
    if (!row) throw new Refusal(m.absent)
    if (row.estado_id !== LicenseStatus.active) throw new Refusal(m.notLive)
    if (row.emitida_antes) throw new Refusal(m.issuedBefore)
    const payload: In<typeof LicensePayloadSchema> = {
      formato: 1,
      codigo: row.codigo,
      titular: row.titular,
      email: row.email,
      empresa: row.empresa_nombre ?? '',
      servicio_id: row.servicio_id,
      servicio: row.servicio_nombre,
      tipo: row.tipo_nombre,
      inicio: row.fecha_inicio,
      termino: row.fecha_termino,
      dias_gracia: row.dias_gracia,
      zona_horaria: row.zona_horaria,
      dispositivo: device,
      clave: key.id,
      emitido_en: new Date().toISOString(),
    }
    const content = Buffer.from(JSON.stringify(payload))
    const file = await insertFile(db, {
      licencia_id: id,
      dispositivo: device,
      clave: key.id,
      usuario_id: actor.id,
    })
    const after = { licencia_id: id, dispositivo: device, clave: key.id }
    await record(db, actor, { action: 'licenses.fileSigned', entity: 'licencia_archivo', id: file, after })
    return {
      nombre: `${row.codigo}.lic`,
      archivo: {
        algoritmo: licenseAlgorithm,
        clave: key.id,
        carga: content.toString('base64'),
        firma: signatureBy(key, content),
      },
    }
  })
}
