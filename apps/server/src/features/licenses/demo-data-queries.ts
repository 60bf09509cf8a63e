import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const { demo, student, business, monthly } = LicenseType
const { active, finished, inactive } = LicenseStatus

/** Days from today to the start and to the end, and what makes it another one than an active license. */
type Sample = readonly [type: LicenseType, from: number, to: number, status?: LicenseStatus, suspended?: string]

const samples: readonly Sample[] = [
  [business, -358, 6],
  [business, -120, 244],
  [student, -340, 24],
  [monthly, -29, 0],
  [demo, -12, 17],
  [business, -369, -4],
  [business, -420, -56, finished],
  [business, 9, 373, inactive],
  [business, -200, 164, inactive, 'Factura 2291 pendiente'],
  [business, -305, 59],
  [demo, -60, -31, finished],
  [student, -10, 354],
]

/** Those of the account of a customer: a running demo, and a license in its days of grace. */
const ofCustomer: readonly Sample[] = [
  [demo, -21, 8],
  [business, -367, -3],
]

/** Licenses of demo users in every state, inside the caller's transaction. Returns how many. */
export async function insertDemoLicenses(db: Db, customerId: number, authorId: number): Promise<number> {
  const others = await db
    .selectFrom('usuario')
    .select('id')
    .where('estado_id', '=', UserStatus.active)
    .where('id', '<>', customerId)
    .where(sql<boolean>`empresa_id is distinct from casa_id()`)
    .orderBy('id')
    .limit(samples.length * 2)
    .execute()
  const services = await db.selectFrom('servicio').select('id').where('estado_id', '=', 1).orderBy('id').execute()
  const serviceOf = (place: number) => services[place % services.length]!.id
  for (const [place, { id }] of others.entries())
    await insertOne(db, samples[place % samples.length]!, { holderId: id, serviceId: serviceOf(place), authorId })
  for (const [place, sample] of ofCustomer.entries())
    await insertOne(db, sample, { holderId: customerId, serviceId: serviceOf(place), authorId })
  return others.length + ofCustomer.length
}

interface Of {
  holderId: number
  serviceId: number
  authorId: number
}

async function insertOne(
  db: Db,
  [type, from, to, status = active, suspended]: Sample,
  { holderId, serviceId, authorId }: Of,
): Promise<void> {
  const day = (days: number) =>
    sql<string>`(now() at time zone licencia_zona(${holderId}))::date + ${days}::int` as never
  const period = { tipo_licencia_id: type, fecha_inicio: day(from), fecha_termino: day(to), creado_por: authorId }
  const made = sql<Date>`now() + make_interval(days => ${Math.min(from, -1)})` as never
  const { id } = await db
    .insertInto('licencia')
    .values({
      ...period,
      usuario_id: holderId,
      servicio_id: serviceId,
      estado_id: status,
      suspendida: suspended ?? null,
      origen: type === demo ? 'demo' : 'personal',
      creado_en: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('licencia_periodo')
    .values({ ...period, licencia_id: id, creado_en: made })
    .execute()
}
