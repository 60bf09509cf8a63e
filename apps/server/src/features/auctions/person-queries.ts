import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Bidders; who has bid stays, so that the auction can be checked. */
export const bidderPersonData = personTable({
  kind: 'postores',
  name: { es: 'Participación en una subasta', en: 'Part in an auction' },
  from: sql`subasta_postor t`,
  email: sql`t.email`,
  columns: ['nombre', 'email', 'telefono', 'empresa', 'idioma', 'ip', 'creado_en'],
  remaining: sql<boolean>`(exists (select from subasta_puja where subasta_puja.postor_id = t.id)
    or exists (select from subasta where subasta.lider_id = t.id))`,
  keptBecause: {
    es: 'Subastas en las que hizo una oferta: se conservan para que se puedan comprobar.',
    en: 'Auctions in which there was a bid: they are kept so that they can be checked.',
  },
  erase: { table: 'subasta_postor' },
})
