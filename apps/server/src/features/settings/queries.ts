import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

/** Returns the stored value of a group; undefined while its starting values hold. */
export function getSetting(db: Db, key: string) {
  return db
    .selectFrom('ajuste')
    .select(['valor', 'version', 'usuario_id', 'actualizado_en'])
    .where('clave', '=', key)
    .executeTakeFirst()
}

/** Returns which of these addresses of one word are those of products. */
export async function productPaths(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await db.selectFrom('producto').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.flatMap(({ slug }) => slug ?? []))
}

/** Returns every stored group with its author. */
export function listSettings(db: Db) {
  return db
    .selectFrom('ajuste')
    .leftJoin('usuario', 'usuario.id', 'ajuste.usuario_id')
    .leftJoin('usuario as escritor', 'escritor.id', 'ajuste.borrador_de')
    .select(['clave', 'valor', 'ajuste.version', 'actualizado_en', fullNameOf('usuario').as('autor')])
    .select(['ajuste.usuario_id', 'borrador', 'borrador_version', 'borrador_sobre', 'borrador_en', 'borrador_vista'])
    .select(fullNameOf('escritor').as('borrador_autor'))
    .execute()
}

/** Locks a group for a change; its starting values are stored first, so that the history begins with them. */
export async function lockSetting(db: Db, key: string, starting: object) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ajuste')
    .values({ clave: key, valor: JSON.stringify(starting) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await insertVersion(db, { clave: key, version: 1, valor: starting })
  return db
    .selectFrom('ajuste')
    .select(['clave', 'valor', 'version', 'borrador', 'borrador_version'])
    .where('clave', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Returns the draft that an address previews; undefined when it is none, or no more. */
export async function getDraft(db: Db, key: string, preview: string): Promise<unknown> {
  const row = await db
    .selectFrom('ajuste')
    .select('borrador')
    .where('clave', '=', key)
    .where('borrador_vista', '=', preview)
    .executeTakeFirst()
  return row?.borrador
}

/** Stores what is proposed for a locked group; the address of its preview stays while there is a draft. */
export async function updateDraft(db: Db, key: string, { value, userId }: { value: object; userId: number }) {
  await db
    .updateTable('ajuste')
    .set({
      borrador: JSON.stringify(value),
      borrador_sobre: sql`version`,
      borrador_de: userId,
      borrador_en: sql`now()`,
    })
    .set({
      borrador_version: sql`borrador_version + 1`,
      borrador_vista: sql`coalesce(borrador_vista, gen_random_uuid())`,
    })
    .where('clave', '=', key)
    .execute()
}

const noDraft = {
  borrador: null,
  borrador_sobre: null,
  borrador_de: null,
  borrador_en: null,
  borrador_vista: null,
}

/** Takes the draft of a locked group away, with the address of its preview. */
export async function dropDraft(db: Db, key: string): Promise<void> {
  await db
    .updateTable('ajuste')
    .set({ ...noDraft, borrador_version: sql`borrador_version + 1` })
    .where('clave', '=', key)
    .where('borrador', 'is not', null)
    .execute()
}

interface Version {
  clave: string
  version: number
  valor: object
  usuario_id?: number | null
  restaura_version?: number | null
}

async function insertVersion(db: Db, { valor, ...version }: Version): Promise<void> {
  await db
    .insertInto('ajuste_version')
    .values({ ...version, valor: JSON.stringify(valor) })
    .execute()
}

/** Stores the next version of a locked group, and adds it to its history. */
export async function updateSetting(db: Db, next: Required<Version>): Promise<void> {
  await db
    .updateTable('ajuste')
    .set({ valor: JSON.stringify(next.valor), version: next.version, usuario_id: next.usuario_id })
    .set({ actualizado_en: sql`now()` })
    .where('clave', '=', next.clave)
    .execute()
  await insertVersion(db, next)
}

/** Replaces the value that a locked group began with, also in its history: nobody has saved it. */
export async function clearFirstVersion(db: Db, key: string, value: object): Promise<void> {
  const valor = JSON.stringify(value)
  await db.updateTable('ajuste').set({ valor }).where('clave', '=', key).execute()
  await db.updateTable('ajuste_version').set({ valor }).where('clave', '=', key).where('version', '=', 1).execute()
}

export function getVersion(db: Db, id: number) {
  return db.selectFrom('ajuste_version').select(['clave', 'version', 'valor']).where('id', '=', id).executeTakeFirst()
}

/** Returns a page of the versions of a group, the newest first, each with the value that it replaced. */
export async function listVersions(db: Db, key: string, { page, rows }: { page: number; rows: number }) {
  const versions = await db
    .selectFrom('ajuste_version as v')
    .leftJoin('ajuste_version as before', (join) =>
      join.onRef('before.clave', '=', 'v.clave').on('before.version', '=', sql<number>`v.version - 1`),
    )
    .leftJoin('usuario', 'usuario.id', 'v.usuario_id')
    .select(['v.id', 'v.version', 'v.valor', 'before.valor as antes', 'v.creado_en', 'v.restaura_version'])
    .select(['v.usuario_id', fullNameOf('usuario').as('autor')])
    .where('v.clave', '=', key)
    .orderBy('v.version', 'desc')
    .limit(rows)
    .offset((page - 1) * rows)
    .execute()
  const { total } = await db
    .selectFrom('ajuste_version')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('clave', '=', key)
    .executeTakeFirstOrThrow()
  return { versions, total: Number(total) }
}
