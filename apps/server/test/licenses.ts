import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { aUser } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Given {
  serviceId?: number
  typeId?: number
  status?: LicenseStatus
}

/** Stores a license of a year from today, with its period. Returns its id. */
export async function aLicense(
  app: TestApp,
  { serviceId = 1, typeId = LicenseType.business, status = LicenseStatus.active }: Given = {},
): Promise<number> {
  const { db } = app.deps
  const holder = await aUser(app)
  const today = new Date()
  const period = { tipo_licencia_id: typeId, fecha_inicio: day(today), fecha_termino: day(today, 364) }
  const { id } = await db
    .insertInto('licencia')
    .values({ ...period, usuario_id: holder.id, servicio_id: serviceId, estado_id: status })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('licencia_periodo')
    .values({ ...period, licencia_id: id })
    .execute()
  return id
}

const day = (from: Date, later = 0) => new Date(from.getTime() + later * 86_400_000).toISOString().slice(0, 10)
