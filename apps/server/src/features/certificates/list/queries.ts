import { CertificateStatus } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import type {
  CertificateDownloadQuerySchema,
  CertificateListQuerySchema,
  CertificateListSchema,
  certificateOrders,
} from '@portal/contract/certificates/schemas'
import { namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inTurn } from '#core/database/days.ts'
import { inOrder, inRange, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type ListQuery = z.output<typeof CertificateListQuerySchema>
type Asked = Omit<z.output<typeof CertificateDownloadQuerySchema>, 'idioma'>

type Filters = Omit<Asked, 'orden'> & { id?: number | null }

/** Whose certificates: everyone's, or those of one person, by account or e-mail. */
export type Holder = { id: number; email: string } | null

const { ref } = sql
const keysOf: Record<(typeof certificateOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('c.creado_en'),
  emitido_el: ref('c.emitido_el'),
  nombre: inSpanishOrder(ref('c.nombre')),
}

/** The documents that exist for a reader; those of an import that was undone do not. */
export const there = (db: Db, holder: Holder) =>
  db
    .selectFrom('certificado as c')
    .where('c.eliminado_en', 'is', null)
    .$if(holder !== null, (query) => query.where(isOf(holder!)))

const isOf = ({ id, email }: { id: number; email: string }) =>
  sql<SqlBool>`(c.usuario_id = ${id} or lower(c.email) = ${email.toLowerCase()})`

/**
 * The rows by all filters; a holder sees replaced ones only when they ask for them. Used by page, total, start page and
 * export, so that they agree.
 */
function found(db: Db, holder: Holder, { buscar, estado, workshop_id: workshopId, desde, hasta, id = null }: Filters) {
  const [from, to] = inTurn(desde, hasta)
  return there(db, holder)
    .where((eb) => eb.and(wordsIn(eb.ref('c.buscado'), buscar)))
    .$if(estado !== '', (query) => query.where('c.estado', '=', estado))
    .$if(estado === '' && holder !== null, (query) => query.where('c.estado', '<>', CertificateStatus.replaced))
    .$if(id !== null, (query) => query.where('c.id', '=', id!))
    .$if(workshopId !== null, (query) => query.where('c.workshop_id', '=', workshopId!))
    .$if(from !== null, (query) => query.where(inRange(ref<string>('c.emitido_el'), '>=', from!)))
    .$if(to !== null, (query) => query.where(inRange(ref<string>('c.emitido_el'), '<=', to!)))
}

/** The rows of a person's own list. */
export const ownFound = (db: Db, holder: Holder, asked: Pick<Asked, 'buscar' | 'estado'>) =>
  found(db, holder, { ...asked, workshop_id: null, desde: null, hasta: null })

const { idioma: _, ...fields } = certificateFields

const shown = [
  'c.id',
  'c.codigo',
  sql<CertificateStatus>`c.estado`.as('estado'),
  'c.emision',
  ...namesOf(fields).map((name) => `c.${name}` as const),
  sql<Language>`c.idioma`.as('idioma'),
  'c.workshop_id',
  'w.nombre as workshop_nombre',
  'w.nombre_en as workshop_nombre_en',
  'c.enviado_en',
  'c.creado_en',
  'c.version',
] as const

/** The order of a list, with the id as the last key. */
export const ordered = (orden: Asked['orden']) => {
  const { column, direction } = orderOf(orden)
  return inOrder([keysOf[column], ref('c.id')], direction)
}

/** Returns one page and the total, as JSON text. */
export function listCertificates(
  db: Db,
  holder: Holder,
  { page, page_row: size, orden, ...asked }: ListQuery & Pick<Filters, 'id'>,
): Promise<JsonText> {
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found(db, holder, asked)
        .leftJoin('workshop as w', 'w.id', 'c.workshop_id')
        .select(shown)
        .orderBy(ordered(orden))
        .limit(size)
        .offset((page - 1) * size),
    ).as('certificados'),
    found(db, holder, asked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof CertificateListSchema>>(db, reply)
}

/** Returns one document with the account of its holder and what stands for it now. */
export const getCertificate = (db: Db, id: number) =>
  there(db, null)
    .where('c.id', '=', id)
    .leftJoin('workshop as w', 'w.id', 'c.workshop_id')
    .leftJoin('usuario as u', 'u.id', 'c.usuario_id')
    .select(shown)
    .select(['c.usuario_id', sql<number>`coalesce(c.origen_id, c.id)`.as('origen')])
    .select(nameOf('u').as('usuario_nombre'))
    .executeTakeFirst()

const nameOf = (table: string) =>
  sql<
    string | null
  >`nullif(concat_ws(' ', ${ref(`${table}.nombres`)}, nullif(${ref(`${table}.apellido_paterno`)}, '')), '')`

/** Returns all documents of a chain of reissues with who issued and revoked them, the newest first. */
export const listChain = (db: Db, originId: number) =>
  there(db, null)
    .where((eb) => eb.or([eb('c.id', '=', originId), eb('c.origen_id', '=', originId)]))
    .leftJoin('usuario as autor', 'autor.id', 'c.creado_por')
    .leftJoin('usuario as revocador', 'revocador.id', 'c.revocado_por')
    .select(['c.id', 'c.codigo', 'c.emision', 'c.motivo', 'c.creado_en', 'c.enviado_en'])
    .select(['c.revocado_en', 'c.revocado_motivo'])
    .select([nameOf('autor').as('autor'), nameOf('revocador').as('revocador')])
    .orderBy('c.emision', 'desc')
    .execute()

/** The documents of a bulk change, named by holder and code. */
export const chosenCertificates = (db: Db, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'c.id',
    named: sql<string>`c.nombre || ' · ' || c.codigo`,
    all: there(db, null),
    asked: (query) => found(db, null, query),
  })

/** Returns every matching row, at most `most`, with times in the time zone of the house. */
export const exportCertificates = (db: Db, { orden, ...asked }: Asked, zone: string, most: number) => {
  const wallClock = (moment: string) =>
    sql<string | null>`to_char(${ref(moment)} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`
  return found(db, null, asked)
    .leftJoin('workshop as w', 'w.id', 'c.workshop_id')
    .select(shown)
    .select(['c.motivo', 'c.revocado_motivo', wallClock('c.enviado_en').as('enviado_el')])
    .select(wallClock('c.revocado_en').as('revocado_el'))
    .orderBy(ordered(orden))
    .limit(most)
    .execute()
}

/** Returns the workshops that a certificate may be of: those that have begun, the newest first. */
export const listWorkshops = (db: Db) =>
  db
    .selectFrom('workshop')
    .select(['id', 'nombre', 'nombre_en', 'termino'])
    .where('inicio', '<=', sql<Date>`now()`)
    .orderBy('inicio', 'desc')
    .execute()
