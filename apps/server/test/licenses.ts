import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { aUser } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Given {
  holderId?: number
  serviceId?: number
  typeId?: number
  status?: LicenseStatus
  /** Days from today in Chile to the start and to the end, both included. */
  from?: number
  to?: number
}

/** Stores a license with its period, a year from today unless the days say otherwise. Returns its id. */
export async function aLicense(
  app: TestApp,
  {
    holderId,
    serviceId = 1,
    typeId = LicenseType.business,
    status = LicenseStatus.active,
    from = 0,
    to = 364,
  }: Given = {},
): Promise<number> {
  const { db } = app.deps
  const holder = holderId ?? (await aUser(app)).id
  const period = { tipo_licencia_id: typeId, fecha_inicio: day(from), fecha_termino: day(to) }
  const isDeleted = status === LicenseStatus.deleted
  const { id } = await db
    .insertInto('licencia')
    .values({
      ...period,
      usuario_id: holder,
      servicio_id: serviceId,
      estado_id: status,
      ...(isDeleted && { eliminado_en: new Date(), estado_anterior: LicenseStatus.active }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = new Date(Date.now() + Math.min(0, from) * 86_400_000)
  await db
    .insertInto('licencia_periodo')
    .values({ ...period, licencia_id: id, creado_en: made })
    .execute()
  return id
}

/** The day so many days from today, where the holders of tests are. */
export const day = (later = 0): string =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })
