import { Role } from '@portal/contract/access/constants'
import { PermitStatus } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import { samplePdf } from '../src/features/permits/demo/sample-pdf.ts'
import { sendForm } from './items.ts'
import { anEnterprise, aUser, type Person, theHouse } from './people.ts'
import type { Signed, TestApp } from './start-app.ts'

/** A manager of an enterprise, by default of a new one that is not the house. */
export async function aCompanyManager(t: TestApp, at?: number): Promise<Person & { enterpriseId: number }> {
  const enterpriseId = at ?? (await anEnterprise(t))
  return { ...(await aUser(t, { role: Role.manager, enterpriseId })), enterpriseId }
}

/** Staff who decide about permits. */
export const aDecider = async (t: TestApp): Promise<Person> =>
  aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t) })

export const aPermitFile = (bytes: Uint8Array = samplePdf(['Permiso']), name = 'permiso.pdf') => ({
  field: 'archivo',
  name,
  bytes,
})

/** A day so many days after today where an enterprise is, by default in Santiago. */
export async function dayIn({ deps: { db } }: TestApp, days: number, zone = 'America/Santiago'): Promise<string> {
  const { rows } = await sql<{
    day: string
  }>`select ((now() at time zone ${zone})::date + ${days}::int)::text as day`.execute(db)
  return rows[0]!.day
}

/** Uploads a permit as a company does. */
export async function upload(
  t: TestApp,
  as: Signed & { enterpriseId?: number },
  changes: Record<string, unknown> = {},
  file: ReturnType<typeof aPermitFile> | null = aPermitFile(),
) {
  const form = { empresa_id: as.enterpriseId, numero: 'EXP-1', vence_el: await dayIn(t, 365), ...changes }
  return sendForm(t, '/v1/permiso/save', form, as, file ? [file] : [])
}

/** A stored permit of an enterprise that ends so many days from today, approved unless another status is asked for. */
export async function aPermit(
  t: TestApp,
  enterpriseId: number,
  { days = 365, status = PermitStatus.approved as PermitStatus, number = 'EXP-1' } = {},
): Promise<number> {
  const { db } = t.deps
  const { rows } = await sql<{ id: number }>`
    with file as (
      insert into archivo (clave, nombre, tipo, bytes, sha256, es_publico)
      values (gen_random_uuid()::text, 'permiso.pdf', 'application/pdf', 1, 'a', false) returning id)
    insert into permiso (empresa_id, numero, vence_el, archivo_id, estado, motivo)
    select e.id, ${number}, (now() at time zone e.zona_horaria)::date + ${days}::int, file.id, ${status},
      case when ${status} = 'rechazado' then 'Incompleto' else '' end
    from file, empresa e where e.id = ${enterpriseId}
    returning id`.execute(db)
  return rows[0]!.id
}

/** Makes an enterprise with a valid permit authorize an address, so that its orders go to production. */
export async function authorizedBuyer(t: TestApp, email: string): Promise<number> {
  const enterprise = await anEnterprise(t)
  await t.deps.db
    .updateTable('empresa')
    .set({ emails_autorizados: [email] })
    .where('id', '=', enterprise)
    .execute()
  await aPermit(t, enterprise)
  return enterprise
}
