import type { Currency } from '@portal/contract/core/currencies'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { OfferState, type OfferStatus } from '@portal/contract/offers/constants'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Oferta } from '#core/database/schema.ts'

const columns = [
  'id',
  'clasificado_id',
  'solicitud_id',
  'monto',
  'motivo',
  'contraoferta_monto',
  'contraoferta_comentario',
  'contraoferta_vence_en',
  'enlace_version',
  'version',
  sql<OfferStatus>`estado`.as('estado'),
  sql<Currency>`moneda`.as('moneda'),
] as const

/** What the offer `o` with the request `s` is now. */
export const stateNow: RawBuilder<OfferState> = sql`(case
  when o.estado not in ('enviada', 'contraofertada') then o.estado
  when s.estado_id in (${sql.join(finalStatuses.map((status) => sql.lit(status)))}, 26) then ${sql.lit(OfferState.closed)}
  when o.contraoferta_vence_en <= statement_timestamp() then ${sql.lit(OfferState.expired)}
  else o.estado end)`

export type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOffer>>>

/** Locks an offer after its item and its request. */
export const lockOffer = (db: Db, id: number) =>
  db
    .selectFrom('oferta')
    .select(columns)
    .select(sql<Date>`clock_timestamp()`.as('ahora'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertOffer = (db: Db, row: Insertable<Oferta>) =>
  db.insertInto('oferta').values(row).returning(columns).executeTakeFirstOrThrow()

export const changeOffer = (db: Db, id: number, change: Updateable<Oferta>) =>
  db
    .updateTable('oferta')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Returns the smallest acceptable offer for an item, with what lower ones are told. */
export const getMinimum = (db: Db, itemId: number) =>
  db
    .selectFrom('oferta_minimo')
    .select(['monto', 'texto', 'texto_en', 'version'])
    .where('clasificado_id', '=', itemId)
    .executeTakeFirst()
