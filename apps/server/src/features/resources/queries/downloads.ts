import type { DownloadLogQuerySchema, downloadOrders } from '@portal/contract/resources/downloads/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'

export type LogQuery = z.output<typeof DownloadLogQuerySchema>

const { ref } = sql

interface Begun {
  revisionId: number
  userId: number | null
  enterpriseId: number | null
  mark: string | null
  /** A keyed hash of the network that it comes from. */
  network: string
}

/** Writes that a download begins: once per signed address. */
export const insertDownload = (db: Db, { revisionId, userId, enterpriseId, mark, network }: Begun) =>
  db
    .insertInto('recurso_descarga')
    .values({ revision_id: revisionId, usuario_id: userId, empresa_id: enterpriseId, marca: mark, red: network })
    .onConflict((conflict) => conflict.column('marca').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Whether a download that began by this address, from this network, was running or broke off within so many minutes. */
export async function isRunning(
  db: Db,
  { mark, network }: { mark: string; network: string },
  minutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('recurso_descarga')
    .select('id')
    .where('marca', '=', mark)
    .where((eb) => eb.or([eb('red', '=', network), eb('red', 'is', null)]))
    .where('ultimo_en', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes how far a download came. */
export const noteDownload = (db: Db, mark: string, position: number) =>
  db
    .updateTable('recurso_descarga')
    .set({ ultimo_en: sql`now()`, hasta: sql<number>`greatest(hasta, ${position}::bigint)` })
    .where('marca', '=', mark)
    .execute()

export const noteVisit = (db: Db, id: number, position: number) =>
  db.updateTable('recurso_descarga').set({ ultimo_en: sql`now()`, hasta: position }).where('id', '=', id).execute()

const user = sql<string | null>`nullif(trim(usuario.nombres || ' ' || usuario.apellido_paterno), '')`

const keys: Record<(typeof downloadOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('d.creado_en'),
  recurso: inSpanishOrder(ref('recurso.titulo')),
  usuario: inSpanishOrder(user),
  empresa: inSpanishOrder(ref('empresa.nombre')),
}

/** Days are those of the house. */
const asked = (db: Db, zone: string, query: Omit<LogQuery, 'page' | 'page_row' | 'orden'>) =>
  db
    .selectFrom('recurso_descarga as d')
    .innerJoin('recurso_revision as r', 'r.id', 'd.revision_id')
    .innerJoin('recurso', 'recurso.id', 'r.recurso_id')
    .leftJoin('usuario', 'usuario.id', 'd.usuario_id')
    .leftJoin('empresa', 'empresa.id', 'd.empresa_id')
    .where((eb) =>
      eb.and(
        wordsIn(
          sql<string>`sin_acentos(recurso.titulo || ' ' || coalesce(usuario.buscado, '') || ' ' || coalesce(empresa.nombre, ''))`,
          query.buscar,
        ),
      ),
    )
    .where((eb) => eb.and(duringDays(ref('d.creado_en'), [query.desde, query.hasta], zone)))
    .$if(query.recurso_id !== null, (found) => found.where('recurso.id', '=', query.recurso_id!))
    .$if(query.empresa_id !== null, (found) => found.where('d.empresa_id', '=', query.empresa_id!))
    .$if(query.usuario_id !== null, (found) => found.where('d.usuario_id', '=', query.usuario_id!))

/** Downloads, and how many there are. */
export async function listDownloads(db: Db, zone: string, query: LogQuery, page: { limit: number; offset: number }) {
  const { column, direction } = orderOf(query.orden)
  const found = asked(db, zone, query)
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
      .select([
        'd.id',
        'd.creado_en',
        'recurso.id as recurso_id',
        'recurso.titulo as recurso',
        'r.numero as revision',
        'd.usuario_id',
        'usuario.email',
        'empresa.nombre as empresa',
        'archivo.bytes',
      ])
      .select([user.as('usuario'), sql<boolean>`d.hasta >= archivo.bytes`.as('completa')])
      .orderBy(inOrder([keys[column], ref('d.id')], direction))
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

interface TimelineRow {
  id: number
  momento: Date
  titulo: string
  titulo_en: string
  numero: string
  recurso_id: number
}

/** The newest downloads of users with one of these addresses. */
export const newestDownloads = (db: Db, who: Addresses, before: Before | null, most: number) =>
  newestAbout<TimelineRow>(db, who, before, most, {
    from: sql`usuario u join recurso_descarga d on d.usuario_id = u.id
      join recurso_revision r on r.id = d.revision_id join recurso on recurso.id = r.recurso_id`,
    where: sql<boolean>`u.eliminado_en is null`,
    columns: sql`d.id, d.creado_en as momento, recurso.titulo, recurso.titulo_en, r.numero, recurso.id as recurso_id`,
    email: sql`lower(u.email)`,
    phone: sql`u.telefono`,
    at: sql`d.creado_en`,
    id: sql`d.id`,
  })
