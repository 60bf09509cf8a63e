import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'
import { demoEnterprises } from './demo-enterprises.ts'
import { setHouse } from './queries.ts'

/** Stores the enterprises of the demo set and their branches, inside the caller's transaction. Answers ids by abbreviation and by name. */
export async function insertDemoEnterprises(db: Db) {
  const enterprises = new Map<string, number>()
  const branches = new Map<string, number>()
  for (const [index, { sucursales: names, ...enterprise }] of demoEnterprises.entries()) {
    const creadoEn = new Date(Date.UTC(2025, index * 2, 3, 14))
    const mailbox = enterprise.abreviatura.toLowerCase()
    const { id } = await insert(db, 'empresa', {
      ...enterprise,
      email: `contacto.${mailbox}@example.com`,
      emails_autorizados: [`compras.${mailbox}@example.com`, `operaciones.${mailbox}@example.com`],
      creado_en: creadoEn,
    })
    enterprises.set(enterprise.abreviatura, id)
    if (index === 0) await setHouse(db, id)
    for (const nombre of names) {
      const estadoId = nombre === 'Elko' ? EnterpriseStatus.inactive : EnterpriseStatus.active
      const branch = await insert(db, 'sucursal', { nombre, empresa_id: id, estado_id: estadoId, creado_en: creadoEn })
      branches.set(nombre, branch.id)
    }
  }
  return { enterprises, branches }
}

const insert = <T extends 'empresa' | 'sucursal'>(db: Db, table: T, row: Insertable<DB[T]>) =>
  db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()
