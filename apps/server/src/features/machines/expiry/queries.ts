import type { Language } from '@portal/contract/core/language'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, CommercialStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { houseZone } from '#core/database/today.ts'

const within = (days: number) => sql<Date>`now() + make_interval(days => ${days}::int)`

/** Returns active items near their end whose owner was not mailed, locked; the nearest first, at most `most`. */
export function lockExpiring(db: Db, days: number, most: number) {
  return db
    .selectFrom('clasificado')
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'clasificado.usuario_id')
        .on('usuario.estado_id', '=', UserStatus.active)
        .on('usuario.eliminado_en', 'is', null),
    )
    .leftJoin('pais', 'pais.id', 'usuario.pais_id')
    .select(['clasificado.id', 'clasificado.sku', 'clasificado.marca', 'clasificado.vence_en'])
    .select(['usuario.nombres', 'usuario.email', 'usuario.idioma'])
    .select(
      sql<string>`to_char(vence_en at time zone coalesce(pais.zona_horaria, ${houseZone}), 'YYYY-MM-DD')`.as(
        'vence_el',
      ),
    )
    .where('es_publico', '=', true)
    .where('publicacion', '=', PublicationStatus.active)
    .where('aprobacion', '=', ApprovalStatus.approved)
    .where('vence_en', '>', sql<Date>`now()`)
    .where('vence_en', '<=', within(days))
    .where(({ or, eb }) => or([eb('aviso_dias', 'is', null), eb('aviso_dias', '>', days)]))
    .orderBy('vence_en')
    .limit(most)
    .forUpdate('clasificado')
    .skipLocked()
    .$narrowType<{ vence_en: Date; idioma: Language | null }>()
    .execute()
}

/** Does not raise the version: open forms stay valid. */
export async function markTold(db: Db, ids: readonly number[], days: number): Promise<void> {
  await db
    .updateTable('clasificado')
    .set({ aviso_dias: days })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

const { reservedPendingPayment, reserved, sold } = CommercialStatus

/** Hides expired items, except reserved ones. At most `most`. */
export function expireMachines(db: Db, most: number) {
  return db
    .updateTable('clasificado')
    .set({ publicacion: PublicationStatus.inactive, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('clasificado')
        .select('id')
        .where('publicacion', '=', PublicationStatus.active)
        .where('aprobacion', '=', ApprovalStatus.approved)
        .where('eliminado_en', 'is', null)
        .where('estado_comercial', 'not in', [reservedPendingPayment, reserved, sold])
        .where('vence_en', '<=', sql<Date>`now()`)
        .orderBy('vence_en')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'usuario_id', 'publicacion', 'vence_en', 'version'])
    .execute()
}

/** Returns an approved item that a link may still renew, locked: not sold, deleted or long expired. */
export function lockRenewable(db: Db, id: number) {
  return db
    .selectFrom('clasificado')
    .select([
      'id',
      'publicacion',
      'vence_en',
      'renovado_desde',
      'version',
      sql<boolean>`vence_en <= now()`.as('esta_vencido'),
    ])
    .where('id', '=', id)
    .where('aprobacion', '=', ApprovalStatus.approved)
    .where('eliminado_en', 'is', null)
    .where('vendido_en', 'is', null)
    .where('vence_en', '>', within(-itemLimits.renewalLinkDays))
    .forUpdate()
    .$narrowType<{ vence_en: Date }>()
    .executeTakeFirst()
}
