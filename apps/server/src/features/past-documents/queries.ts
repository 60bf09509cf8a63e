import { namesOf } from '@portal/contract/core/entities'
import { pastDocumentFields } from '@portal/contract/past-documents/fields'
import { pastDocument } from '@portal/contract/past-documents/schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { inTurn } from '#core/database/days.ts'
import { inSpanishOrder, wordsIn } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const searched = sql<string>`sin_acentos(documento_historico.numero || ' ' || documento_historico.cliente || ' '
  || documento_historico.identificador_tributario || ' ' || documento_historico.correo || ' '
  || documento_historico.referencia)`

const fieldNames = namesOf(pastDocumentFields).map((name) => `documento_historico.${name}` as const)

export const pastDocumentRows = recordRows(pastDocument, {
  id: 'documento_historico.id',
  found: (db) => db.selectFrom('documento_historico').where('documento_historico.eliminado_en', 'is', null),
  filtered: (found, { tipo, moneda, empresa_id: enterpriseId, fecha_desde, fecha_hasta }) => {
    const [from, to] = inTurn(fecha_desde, fecha_hasta)
    return found
      .$if(tipo !== null, (query) => query.where('documento_historico.tipo', '=', tipo!))
      .$if(moneda !== null, (query) => query.where('documento_historico.moneda', '=', moneda!))
      .$if(enterpriseId !== null, (query) => query.where('documento_historico.empresa_id', '=', enterpriseId!))
      .$if(from !== null, (query) => query.where('documento_historico.fecha', '>=', sql<never>`${from}::date`))
      .$if(to !== null, (query) => query.where('documento_historico.fecha', '<=', sql<never>`${to}::date`))
  },
  searched,
  named: ref<string>('documento_historico.numero'),
  orders: {
    fecha: ref('documento_historico.fecha'),
    numero: inSpanishOrder(ref('documento_historico.numero')),
    cliente: inSpanishOrder(ref('documento_historico.cliente')),
    tipo: ref('documento_historico.tipo'),
    situacion: inSpanishOrder(ref('documento_historico.situacion')),
  },
  shown: (found) =>
    found
      .leftJoin('empresa', 'empresa.id', 'documento_historico.empresa_id')
      .leftJoin('archivo', 'archivo.id', 'documento_historico.documento_id')
      .select('documento_historico.id')
      .select(fieldNames)
      .select(['documento_historico.empresa_id', 'empresa.nombre as empresa_nombre', 'documento_historico.version'])
      .select(
        sql<{ nombre: string; bytes: number } | null>`case when archivo.id is not null
          then jsonb_build_object('nombre', archivo.nombre, 'bytes', archivo.bytes) end`.as('pdf'),
      ) as never, // the names of the fields widen in the builder
})

/** Returns the enterprises that a document may be of. */
export const listEnterprises = (db: Db) =>
  db
    .selectFrom('empresa')
    .select(['id', 'nombre'])
    .where('eliminado_en', 'is', null)
    .orderBy(inSpanishOrder(ref('nombre')))
    .execute()

export async function isEnterprise(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('empresa').select('id').where('id', '=', id).where('eliminado_en', 'is', null)
  return (await found.executeTakeFirst()) !== undefined
}

/** Returns the file of a document, null for one without; undefined when there is no such document. */
export const getFile = (db: Db, id: number) =>
  db
    .selectFrom('documento_historico')
    .select('documento_id')
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()

/** Returns documents with every word of a text, the newest first. */
export const findDocuments = (db: Db, text: string, most: number) =>
  db
    .selectFrom('documento_historico')
    .select(['id', 'tipo', 'numero', 'cliente', 'fecha'])
    .where('eliminado_en', 'is', null)
    .where((eb) => eb.and(wordsIn(searched, text)))
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Whether a document is not deleted. */
export const isThere = sql<boolean>`documento_historico.eliminado_en is null`

export type PastDocumentValues = Omit<z.output<(typeof pastDocument)['Form']>, 'documento'>

export interface KnownDocument extends PastDocumentValues {
  id: number
  version: number
  /** Its number as it is compared. */
  clave: string
  documento_id: string | null
}

/** The number of a document as it is compared: without case, accents and spaces. */
const keyOf = (number: ReturnType<typeof sql.ref>) => sql<string>`replace(sin_acentos(${number}), ' ', '')`

/** Returns the keys of these numbers, in their order, and the stored documents with one of them. */
export async function documentsOf(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ clave: string }>`
    select ${keyOf(sql.ref('numero'))} as clave
    from unnest(${numbers}::text[]) with ordinality as typed (numero, place) order by place`.execute(db)
  const keys = rows.map(({ clave }) => clave)
  const known = await db
    .selectFrom('documento_historico')
    .select(['id', 'version', 'empresa_id', 'documento_id', ...namesOf(pastDocumentFields)])
    .select(keyOf(sql.ref('numero')).as('clave'))
    .where('eliminado_en', 'is', null)
    .where(sql<boolean>`${keyOf(sql.ref('numero'))} = any(${keys}::text[])`)
    .execute()
  return { keys, known: known as unknown as KnownDocument[] } // kind and currency are some of their choices
}
