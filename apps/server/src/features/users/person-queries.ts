import { userFields } from '@portal/contract/users/fields'
import { sql } from 'kysely'
import { erasedEmail, erasedFields, erasedName, personTable, spokenNames } from '#core/base/person-data.ts'
import type { Db } from '#core/database/database.ts'

/** Accounts; an open one is first deleted in the list of users, which hands on what it holds (decision 036). */
export const accountPersonData = personTable({
  kind: 'cuentas',
  name: { es: 'Cuenta', en: 'Account' },
  from: sql`usuario t cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('ip', s.ip, 'navegador', s.agente, 'desde', s.creado_en)
      order by s.creado_en), '[]') as sesiones
    from sesion s where s.usuario_id = t.id
  ) s`,
  email: sql`t.email`,
  columns: [...spokenNames(userFields), 'creado_en', 's.sesiones'],
  remaining: sql<boolean>`(t.eliminado_en is null)`,
  keptBecause: {
    es: 'Cuentas activas: elimine primero la cuenta en Usuarios, que traspasa lo que tiene a cargo.',
    en: 'Active accounts: first delete the account in Users, which hands on what it is in charge of.',
  },
  erase: {
    table: 'usuario',
    set: sql`${erasedFields(userFields, { nombres: sql`${erasedName}`, email: erasedEmail(sql`t.id`) })},
      tipo_documento_id = null, avatar_id = null, password_hash = null, version = version + 1`,
    besides: eraseTraces,
  },
})

/** Sessions, and the pictures and addresses that an account had before. */
async function eraseTraces(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from sesion where usuario_id = any(${ids}::int[])`.execute(db)
  await sql`
    update archivo set vence_en = now()
    where id in (select avatar_id from usuario where id = any(${ids}::int[]))`.execute(db)
  await sql`
    delete from enlace_email
    where cambio_email_id in (select id from cambio_email where usuario_id = any(${ids}::int[]))`.execute(db)
  await sql`delete from cambio_email where usuario_id = any(${ids}::int[])`.execute(db)
}
