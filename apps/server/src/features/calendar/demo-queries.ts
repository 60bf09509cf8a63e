import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface DemoPerson {
  id: number
  empresa_id: number | null
}

/** Description, days from Monday of this week, hour and minutes (none: the whole day), rule, note. */
const events = [
  ['Reunión de equipo', -14, 9, 30, 'FREQ=WEEKLY;BYDAY=MO', 'Revisar tareas y entregas de la semana.'],
  ['Capacitación en terreno', 1, 10, 120, '', 'Llevar casco y chaleco.'],
  ['Feria minera (muestra)', 2, null, 3, '', 'Stand compartido con un distribuidor.'],
  ['Prueba de tronadura', 3, 15, 90, '', ''],
  ['Cierre de ventas', -3, 16, 60, 'FREQ=MONTHLY', ''],
  ['Entrega de consolas', 9, 11, 45, '', 'Firmar acta de recepción.'],
] as const

/** Events around today; inside the caller's transaction. */
export async function insertDemoEvents(db: Db, people: readonly DemoPerson[]): Promise<number> {
  const zone = 'America/Santiago'
  for (const [place, [descripcion, days, hour, length, regla, nota]] of events.entries()) {
    const author = people[place % people.length]!
    const day = sql`(date_trunc('week', now() at time zone ${zone}) + make_interval(days => ${days}::int))`
    const start = hour === null ? day : sql`(${day} + make_interval(hours => ${hour}::int))`
    const end =
      hour === null
        ? sql`(${day} + make_interval(days => ${length}::int))`
        : sql`(${start} + make_interval(mins => ${length}::int))`
    const at = (clock: typeof start) => sql<Date>`(${clock} at time zone ${zone})`
    const { id } = await db
      .insertInto('evento_calendario')
      .values({
        descripcion,
        nota,
        regla,
        pais_id: 152,
        fecha_inicio: at(start),
        fecha_termino: at(end),
        todo_el_dia: hour === null,
        zona_horaria: zone,
        ultimo_termino: regla === '' ? at(end) : null,
        creado_por: author.id,
        empresa_id: author.empresa_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const responsibles = place === 0 ? people : [author]
    await db
      .insertInto('evento_calendario_responsable')
      .values(responsibles.map((person) => ({ evento_id: id, usuario_id: person.id })))
      .execute()
  }
  return events.length
}
