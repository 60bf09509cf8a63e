import type { Language, PageLanguage } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns those who bid, except one, while their e-mail is theirs. */
export const listOthers = (db: Db, auctionId: number, exceptId: number) =>
  db
    .selectFrom('subasta_postor as p')
    .select(['p.id', 'p.numero', 'p.nombre', 'p.email', 'p.enlace_version'])
    .select(sql<PageLanguage>`p.idioma`.as('idioma'))
    .where('p.subasta_id', '=', auctionId)
    .where('p.id', '!=', exceptId)
    .where('p.retirado_en', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('subasta_puja').select('id').whereRef('subasta_puja.postor_id', '=', 'p.id')),
    )
    .orderBy('p.id')
    .execute()

/** Returns everyone with a verified e-mail. */
export const listVerified = (db: Db, auctionId: number) =>
  db
    .selectFrom('subasta_postor as p')
    .select(['p.id', 'p.numero', 'p.nombre', 'p.email', 'p.enlace_version'])
    .select(sql<PageLanguage>`p.idioma`.as('idioma'))
    .where('p.subasta_id', '=', auctionId)
    .where('p.verificado_en', 'is not', null)
    .where('p.retirado_en', 'is', null)
    .orderBy('p.id')
    .execute()

/** Returns whoever sells the item, while they may log in. */
export const getSeller = (db: Db, userId: number) =>
  db
    .selectFrom('usuario')
    .select(['email', sql<Language>`idioma`.as('idioma')])
    .where('id', '=', userId)
    .where('estado_id', '=', 1)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
