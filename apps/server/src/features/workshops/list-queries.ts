import { RegistrationStatus } from '@portal/contract/workshops/constants'
import type {
  RegistrationDownloadQuerySchema,
  RegistrationListQuerySchema,
  RegistrationListSchema,
  registrationOrders,
} from '@portal/contract/workshops/schemas'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type RegistrationQuery = z.output<typeof RegistrationListQuerySchema>
type Asked = Omit<z.output<typeof RegistrationDownloadQuerySchema>, 'idioma'>

const { ref } = sql

const keysOf: Record<(typeof registrationOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('registro.creado_en'),
  nombre: inSpanishOrder(ref('registro.nombre')),
  email: sql`lower(registro.email)`,
  empresa: inSpanishOrder(ref('registro.empresa')),
}

const found = (
  db: Db,
  { buscar, workshop_id: workshopId, estado_id: status, id = null }: Omit<Asked, 'orden'> & { id?: number | null },
) =>
  db
    .selectFrom('workshop_registro as registro')
    .where((eb) => eb.and(wordsIn(eb.ref('registro.buscado'), buscar)))
    .$if(workshopId !== null, (query) => query.where('registro.workshop_id', '=', workshopId!))
    .$if(status !== null, (query) => query.where('registro.estado_id', '=', status!))
    .$if(id !== null, (query) => query.where('registro.id', '=', id!))

/** Place on the waiting list, from 1; null for those who do not wait. */
const positionOf = (registro: string) => sql<
  number | null
>`case when ${ref(registro)}.estado_id = ${RegistrationStatus.waiting} then (
  select count(*)::int from workshop_registro antes
  where antes.workshop_id = ${ref(registro)}.workshop_id and antes.estado_id = ${RegistrationStatus.waiting}
    and (antes.espera_en, antes.id) <= (${ref(registro)}.espera_en, ${ref(registro)}.id)) end`

const shown = [
  'registro.id',
  'registro.workshop_id',
  'registro.nombre',
  'registro.email',
  'registro.telefono',
  'registro.empresa',
  'registro.pais_id',
  'registro.idioma',
  'registro.estado_id',
  'registro.version',
  'registro.confirmado_en',
  'registro.vence_en',
  'registro.asistio_en',
  'registro.creado_en',
  'workshop.nombre as workshop_nombre',
  'workshop.nombre_en as workshop_nombre_en',
] as const

/** Returns one page of the registrations and the total, as JSON text. */
export function listRegistrations(
  db: Db,
  { page, page_row: size, orden, ...asked }: RegistrationQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found(db, asked)
        .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
        .select(shown)
        .select(positionOf('registro').as('posicion'))
        .orderBy(inOrder([keysOf[column], ref('registro.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('registros'),
    found(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof RegistrationListSchema>>(db, reply)
}

/** Registrations that are changed together, named by who comes. */
export const chosenRegistrations = (db: Db, which: Which<RegistrationQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'registro.id',
    named: ref<string>('registro.nombre'),
    all: db.selectFrom('workshop_registro as registro'),
    asked: (query) => found(db, query),
  })

/** Returns rows for a file, in the requested order; times in the time zone of the workshop. */
export function exportRegistrations(db: Db, { orden, ...asked }: Asked, most: number) {
  const { column, direction } = orderOf(orden)
  const at = (moment: 'creado_en' | 'asistio_en') =>
    sql<string | null>`to_char(${ref(`registro.${moment}`)} at time zone workshop.zona_horaria, 'YYYY-MM-DD HH24:MI')`
  return found(db, asked)
    .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
    .leftJoin('pais', 'pais.id', 'registro.pais_id')
    .select([...shown, 'pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select([at('creado_en').as('creado_el'), at('asistio_en').as('asistio_el')])
    .orderBy(inOrder([keysOf[column], ref('registro.id')], direction))
    .limit(most)
    .execute()
}

export const getRegistration = (db: Db, id: number) =>
  db
    .selectFrom('workshop_registro as registro')
    .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
    .select(shown)
    .select(positionOf('registro').as('posicion'))
    .where('registro.id', '=', id)
    .executeTakeFirst()
