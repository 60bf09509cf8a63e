import type { LibraryQuerySchema } from '@portal/contract/resources/library/schemas'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { intervalOfDay } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Reader } from '../policy.ts'
import { currentRevision, isOpenTo, isSeenBy, isThere } from './access.ts'

export type LibraryQuery = z.output<typeof LibraryQuerySchema>

const { ref } = sql

const keys: Record<'revision_fecha' | 'titulo' | 'producto_nombre', RawBuilder<unknown>> = {
  revision_fecha: ref('r.fecha'),
  titulo: inSpanishOrder(ref('recurso.titulo')),
  producto_nombre: inSpanishOrder(ref('producto.nombre')),
}

/** Resources with a current revision, as a reader sees them. */
const seen = (db: Db, reader: Reader) =>
  db
    .selectFrom('recurso')
    .innerJoin('recurso_revision as r', 'r.recurso_id', 'recurso.id')
    .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
    .innerJoin('producto', 'producto.id', 'recurso.producto_id')
    .where(isThere())
    .where(sql<boolean>`r.id = ${currentRevision}`)
    .where(isSeenBy(reader))

type RevisionDays = 'revision_desde' | 'revision_hasta'
type Asked = Omit<LibraryQuery, 'page' | 'page_row' | 'orden' | RevisionDays> &
  Partial<Pick<LibraryQuery, RevisionDays>>

const asked = (db: Db, reader: Reader, query: Asked) =>
  seen(db, reader)
    .where((eb) => eb.and(wordsIn(sql<string>`(recurso.buscado || ' ' || sin_acentos(producto.nombre))`, query.buscar)))
    .$if(query.id !== null, (found) => found.where('recurso.id', '=', query.id!))
    .$if(query.tipo !== null, (found) => found.where('recurso.tipo', '=', query.tipo!))
    .$if(query.producto_id !== null, (found) => found.where('recurso.producto_id', '=', query.producto_id!))
    .$if(query.revision_desde != null, (found) => found.where(sql<boolean>`r.fecha >= ${query.revision_desde}::date`))
    .$if(query.revision_hasta != null, (found) => found.where(sql<boolean>`r.fecha <= ${query.revision_hasta}::date`))
    .$if(query.disponible === true, (found) => found.where(isOpenTo(reader)))
    .$if(query.disponible === false, (found) => found.where(sql<boolean>`not ${isOpenTo(reader)}`))

/** Returns one page of the library and the total, as JSON text. */
export function listLibrary(db: Db, reader: Reader, query: LibraryQuery) {
  const { column, direction } = orderOf(query.orden)
  const matching = asked(db, reader, query)
  const lacks = <T>(value: RawBuilder<T>) => sql<T | null>`case when ${isOpenTo(reader)} then null else ${value} end`
  const rows = matching
    .select([
      'recurso.id',
      'recurso.tipo',
      'recurso.titulo',
      'recurso.titulo_en',
      'recurso.descripcion',
      'recurso.descripcion_en',
      'recurso.idioma',
      'recurso.producto_id',
      'producto.nombre as producto_nombre',
      'producto.nombre_en as producto_nombre_en',
      'recurso.acceso',
      'r.numero as revision_numero',
      'r.nota',
      'r.nota_en',
      'archivo.nombre',
      'archivo.bytes',
      'archivo.sha256',
    ])
    .select([
      sql<string>`r.fecha::text`.as('revision_fecha'),
      sql<string | null>`'/v1/archivo/' || recurso.archivo_id`.as('imagen_url'),
      isOpenTo(reader).as('disponible'),
      lacks(sql<number>`recurso.servicio_id`).as('servicio_id'),
      lacks(sql<string>`(select s.nombre from servicio s where s.id = recurso.servicio_id)`).as('servicio_nombre'),
      lacks(sql<string>`(select s.nombre_en from servicio s where s.id = recurso.servicio_id)`).as(
        'servicio_nombre_en',
      ),
      sql<string | null>`(
        select to_char(max(d.creado_en) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from recurso_descarga d where d.revision_id = r.id and d.usuario_id = ${reader.id})`.as('descargado_en'),
    ])
    .orderBy(inOrder([keys[column], ref('recurso.id')], direction))
    .limit(query.page_row)
    .offset((query.page - 1) * query.page_row)
  const products = seen(db, reader)
    .select(['producto.id', 'producto.nombre'])
    .groupBy(['producto.id', 'producto.nombre'])
    .orderBy(inSpanishOrder(ref('producto.nombre')))
  const total = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return jsonTextOf(
    db,
    db.selectNoFrom([
      jsonArrayFrom(rows).as('recursos'),
      total.$asScalar().$notNull().as('total'),
      jsonArrayFrom(products).as('productos'),
    ]),
  )
}

/** Counts resources by type and the interval of their current revision. */
export const countRevisions = (db: Db, reader: Reader, query: Asked, starts: readonly string[]) =>
  asked(db, reader, query)
    .select([sql<string>`recurso.tipo::text`.as('grupo'), intervalOfDay(sql`r.fecha::date`, starts).as('intervalo')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 2`)
    .execute()

/** The newest resources that a reader may download, and how many there are. */
export async function newestOpen(db: Db, reader: Reader, most: number) {
  const query = { buscar: '', id: null, tipo: null, producto_id: null, disponible: true } as const
  const found = asked(db, reader, query)
  const [rows, { total }] = await Promise.all([
    found
      .select([
        'recurso.id',
        'recurso.titulo',
        'recurso.titulo_en',
        'producto.nombre as producto',
        'producto.nombre_en as producto_en',
        'r.numero',
        'r.creado_en',
        'archivo.bytes',
      ])
      .orderBy('r.fecha', 'desc')
      .orderBy('recurso.id', 'desc')
      .limit(most)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Resources that a reader sees with every word of a text, by title. */
export const findSeen = (db: Db, reader: Reader, text: string, most: number) =>
  asked(db, reader, { buscar: text, id: null, tipo: null, producto_id: null, disponible: null })
    .select(['recurso.id', 'recurso.titulo', 'producto.nombre as producto'])
    .select(['producto.nombre_en as producto_en', 'r.numero'])
    .orderBy(inSpanishOrder(ref('recurso.titulo')))
    .orderBy('recurso.id')
    .limit(most)
    .execute()

const file = [
  'r.id as revision_id',
  'r.numero',
  'r.subtitulos',
  'r.subtitulos_en',
  'recurso.id',
  'recurso.tipo',
  'recurso.acceso',
  'archivo.clave',
  'archivo.nombre',
  'archivo.tipo as tipo_contenido',
  'archivo.bytes',
  'archivo.sha256',
] as const

const files = (db: Db, reader: Reader) =>
  db
    .selectFrom('recurso_revision as r')
    .innerJoin('recurso', 'recurso.id', 'r.recurso_id')
    .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
    .select(file)
    .select([
      isOpenTo(reader).as('es_abierto'),
      sql<boolean>`r.id = ${currentRevision}`.as('es_vigente'),
      sql<string>`coalesce((select s.nombre from servicio s where s.id = recurso.servicio_id), '')`.as(
        'servicio_nombre',
      ),
      'recurso.servicio_id',
    ])
    .where('r.retirada_en', 'is', null)
    .where(isThere())
    .where(isSeenBy(reader))

/** A resource that a reader sees, whether or not it has a file. */
export const getSeen = (db: Db, reader: Reader, id: number) =>
  db
    .selectFrom('recurso')
    .innerJoin('producto', 'producto.id', 'recurso.producto_id')
    .leftJoin('servicio', 'servicio.id', 'recurso.servicio_id')
    .select([
      'recurso.id',
      'recurso.tipo',
      'recurso.titulo',
      'recurso.titulo_en',
      'producto.nombre as producto',
      'producto.slug',
    ])
    .select(['servicio.id as servicio_id', 'servicio.nombre as servicio_nombre', isOpenTo(reader).as('es_abierto')])
    .where('recurso.id', '=', id)
    .where(isThere())
    .where(isSeenBy(reader))
    .executeTakeFirst()

/** The file of a resource for a reader: of its current revision, or of a given one. */
export const getFile = (db: Db, reader: Reader, id: number, revisionId: number | null) =>
  files(db, reader)
    .where('recurso.id', '=', id)
    .where(revisionId === null ? sql<boolean>`r.id = ${currentRevision}` : sql<boolean>`r.id = ${revisionId}`)
    .executeTakeFirst()

/** The file of a revision, for a reader. */
export const getFileOf = (db: Db, reader: Reader, revisionId: number) =>
  files(db, reader).where('r.id', '=', revisionId).executeTakeFirst()

export type ResourceFile = NonNullable<Awaited<ReturnType<typeof getFile>>>
