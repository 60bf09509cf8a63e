import { Module, Role } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { LicenseType, noticeDays } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { momentOf, todayOf } from '../clock-queries.ts'

const { active, inactive } = LicenseStatus

interface Due {
  status: RawBuilder<number>
  latest: RawBuilder<string>
}

/** Licenses whose status today is another one than the stored; the days find them in indexes. */
const due = ({ status, latest }: Due) => sql`
  from licencia join servicio on servicio.id = licencia.servicio_id
  where (licencia.estado_id = ${sql.lit(active)} and ${status} <> ${sql.lit(active)}
      and licencia.fecha_termino < ${latest} - (select min(dias_gracia) from servicio))
    or (licencia.estado_id = ${sql.lit(inactive)} and ${status} <> ${sql.lit(inactive)}
      and (licencia.fecha_termino < ${latest} or (licencia.suspendida is null and licencia.fecha_inicio <= ${latest})))`

export async function isAnyDue(db: Db, moment: Due): Promise<boolean> {
  const { rows } = await sql`select ${due(moment)} limit 1`.execute(db)
  return rows.length > 0
}

/** Licenses of one transaction. */
const mostAtOnce = 2000

export interface Moved {
  id: number
  empresa_id: number | null
  usuario_id: number
}

/** Gives the first of them their status of today, with an audit row each. */
export async function moveDue(db: Db, moment: Due): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    with due as (
      select licencia.id, licencia.estado_id as antes, ${moment.status} as ahora ${due(moment)}
      limit ${sql.lit(mostAtOnce)} for update of licencia skip locked
    ), moved as (
      update licencia set estado_id = due.ahora from due where licencia.id = due.id
      returning licencia.id, licencia.empresa_id, licencia.usuario_id, due.antes, due.ahora
    ), audited as (
      insert into auditoria (ip, solicitud_id, accion, entidad, entidad_id, antes, despues)
      select '', 'license-night', 'licenses.settled', 'licencia', id::text,
        jsonb_build_object('estado_id', antes), jsonb_build_object('estado_id', ahora)
      from moved
    )
    select id, empresa_id, usuario_id from moved`.execute(db)
  return rows
}

/** Hour from which notices are written, where the holder is. */
const morning = 7

/** Notices of one transaction. */
const mostNoticed = 1000

const isActive = (person: string) =>
  sql.raw(`(${person}.estado_id = ${UserStatus.active} and ${person}.eliminado_en is null)`)

/** A license that reached one of the days before its end. */
export interface Ending {
  id: number
  estado: number
  empresa_id: number | null
  usuario_id: number
  fecha_termino: string
  dias: number
}

/**
 * Stores the notices of the next licenses that reach one of the days before their end: for the holder, the distributors
 * responsible for them and staff with the module, each once per period (rule licenses/notices). A day that the period
 * began after has none. Returns how many licenses it has looked after, and those that reached a day.
 */
export async function storeNotices(db: Db, at?: Date): Promise<{ total: number; avisadas: Ending[] }> {
  const { rows } = await sql<{ total: number; avisadas: Ending[] }>`
    with personal as materialized (
      select u.id from usuario u join acceso_modulo a on a.usuario_id = u.id and a.clave_modulo = ${Module.licenses}
      where ${isActive('u')} and (u.empresa_id = casa_id() or u.rol_id in (${sql.lit(Role.superAdmin)}, ${sql.lit(Role.administrator)}))
    ), due as (
      select licencia.id, licencia.usuario_id, licencia.sucursal_id, licencia.zona_horaria, dia.dias
      from licencia cross join lateral (
        select min(n) as dias from unnest(${sql.lit(`{${noticeDays.join()}}`)}::int[]) n
        where n >= licencia.fecha_termino - ${todayOf(at)}
      ) dia
      where licencia.estado_id = ${sql.lit(active)}
        and licencia.fecha_termino between (${momentOf(at)} at time zone 'Etc/GMT+12')::date
          and (${momentOf(at)} at time zone 'Etc/GMT-14')::date + ${sql.lit(noticeDays[0])}
        and licencia.fecha_termino >= ${todayOf(at)}
        and (licencia.aviso_dias is null or licencia.aviso_dias > dia.dias)
        and extract(hour from ${momentOf(at)} at time zone licencia.zona_horaria) >= ${sql.lit(morning)}
      limit ${sql.lit(mostNoticed)} for update of licencia skip locked
    ), periodo as (
      select due.*, p.id as periodo_id, p.fecha_termino - due.dias >
        greatest(p.fecha_inicio, (p.creado_en at time zone due.zona_horaria)::date) as llega
      from due cross join lateral (
        select * from licencia_periodo p where p.licencia_id = due.id and p.deshecho_en is null order by p.id desc limit 1
      ) p
    ), noted as (
      update licencia set aviso_dias = due.dias from due where licencia.id = due.id
    ), reader as (
      select periodo_id, dias, usuario_id from periodo where llega
      union
      select periodo_id, dias, personal.id from periodo cross join personal where llega
      union
      select periodo_id, dias, d.id from periodo join usuario d on d.sucursal_id = periodo.sucursal_id
      where llega and d.rol_id = ${sql.lit(Role.distributor)} and ${isActive('d')}
      union
      select periodo_id, dias, d.id from periodo join usuario h on h.id = periodo.usuario_id
        join contacto c on lower(c.email) = lower(h.email) and c.eliminado_en is null
        join usuario d on d.id = c.responsable_id
      where llega and d.rol_id = ${sql.lit(Role.distributor)} and ${isActive('d')}
    ), stored as (
      insert into licencia_aviso (periodo_id, dias, usuario_id) select periodo_id, dias, usuario_id from reader
      on conflict do nothing
    )
    select (select count(*) from due) as total, (
      select coalesce(json_agg(json_build_object('id', l.id, 'estado', l.estado_id, 'empresa_id', l.empresa_id,
        'usuario_id', l.usuario_id, 'fecha_termino', l.fecha_termino, 'dias', periodo.dias) order by l.id), '[]')
      from periodo join licencia l on l.id = periodo.id where llega
    ) as avisadas`.execute(db)
  return rows[0]!
}

/** The next people with notices that no mail carries yet, by id. */
export async function listReaders(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ usuario_id: number }>`
    select distinct usuario_id from licencia_aviso where correo_id is null and usuario_id > ${after}
    order by usuario_id limit ${most}`.execute(db)
  return rows.map(({ usuario_id }) => usuario_id)
}

export interface NoticeRow {
  periodo_id: number
  dias: number
  lector_id: number
  lector_email: string
  lector_idioma: Language
  /** Whether the reader may still get mails. */
  es_activo: boolean
  licencia_id: number
  titular_id: number
  titular: string
  empresa: string | null
  servicio: string
  servicio_en: string
  tipo: string
  tipo_en: string
  es_demo: boolean
  fecha_termino: string
  /** Days to the end, by the holder's calendar. */
  quedan: number
  dias_gracia: number
}

/** Locks the notices of these people that no mail carries yet; another process may be writing some of them. */
export async function lockNotices(db: Db, readers: readonly number[], most: number, at?: Date): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select a.periodo_id, a.dias, u.id as lector_id, u.email as lector_email, u.idioma as lector_idioma,
      ${isActive('u')} as es_activo, licencia.id as licencia_id,
      h.id as titular_id, concat_ws(' ', h.nombres, nullif(h.apellido_paterno, '')) as titular, e.nombre as empresa,
      s.nombre as servicio, s.nombre_en as servicio_en, t.nombre as tipo, t.nombre_en as tipo_en,
      licencia.tipo_licencia_id = ${sql.lit(LicenseType.demo)} as es_demo, p.fecha_termino::text,
      greatest(p.fecha_termino - ${todayOf(at)}, 0) as quedan, s.dias_gracia
    from licencia_aviso a
      join licencia_periodo p on p.id = a.periodo_id
      join licencia on licencia.id = p.licencia_id
      join servicio s on s.id = licencia.servicio_id
      join tipo_licencia t on t.id = licencia.tipo_licencia_id
      join usuario h on h.id = licencia.usuario_id
      join usuario u on u.id = a.usuario_id
      left join empresa e on e.id = licencia.empresa_id
    where a.correo_id is null and a.usuario_id = any(${[...readers]}::int[])
    order by a.usuario_id, p.fecha_termino, p.id
    limit ${most} for update of a skip locked`.execute(db)
  return rows
}

/** Stores which mail carries which notice. */
export async function markSent(
  db: Db,
  sent: readonly { periodo_id: number; dias: number; lector_id: number; correo_id: number }[],
): Promise<void> {
  await sql`
    update licencia_aviso a set correo_id = m.correo_id
    from unnest(${sent.map((row) => row.periodo_id)}::int[], ${sent.map((row) => row.dias)}::int[],
      ${sent.map((row) => row.lector_id)}::int[], ${sent.map((row) => row.correo_id)}::int[])
      as m (periodo_id, dias, usuario_id, correo_id)
    where a.periodo_id = m.periodo_id and a.dias = m.dias and a.usuario_id = m.usuario_id`.execute(db)
}

/** Removes notices of people who may not get mails any more. */
export async function dropNotices(db: Db, rows: readonly NoticeRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from licencia_aviso a
    using unnest(${rows.map((row) => row.periodo_id)}::int[], ${rows.map((row) => row.dias)}::int[],
      ${rows.map((row) => row.lector_id)}::int[]) as gone (periodo_id, dias, usuario_id)
    where a.periodo_id = gone.periodo_id and a.dias = gone.dias and a.usuario_id = gone.usuario_id`.execute(db)
}
