import { type RawBuilder, sql } from 'kysely'

/** The moment that work is done for: that of the statement, unless a test says another one. */
export const momentOf = (at?: Date): RawBuilder<Date> =>
  at ? sql<Date>`${at}::timestamptz` : sql<Date>`statement_timestamp()`

/** The day that it is where the holder of a license is; `licencia` must be in the query. */
export const todayOf = (at?: Date): RawBuilder<string> =>
  sql<string>`((${momentOf(at)} at time zone licencia.zona_horaria)::date)`

/**
 * The status of a license today; `licencia` and its `servicio` must be in the query. The stored one is that of the last
 * time that what was due moved (`settleDue`): who looks for a stored status lets it move first, so that both agree.
 */
export const statusOf = (at?: Date): RawBuilder<number> =>
  sql<number>`licencia_estado(licencia.estado_id, licencia.suspendida, licencia.fecha_inicio, licencia.fecha_termino,
    servicio.dias_gracia, ${todayOf(at)})`

/** The latest day that it is anywhere: no license moves before it. */
export const latestDay = (at?: Date): RawBuilder<string> =>
  sql<string>`((${momentOf(at)} at time zone 'Etc/GMT-14')::date)`
