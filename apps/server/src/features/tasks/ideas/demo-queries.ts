import { Area } from '@portal/contract/tasks/constants'
import { IdeaEventKind, IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { countComments, insertComment } from '../comments/queries.ts'
import { insertEvent } from './queries.ts'
import { storeVote } from './votes/queries.ts'

const { shortTerm, mediumTerm, longTerm, onHold } = IdeaHorizon

/** Title, description, area, horizon, number of votes, comments. */
const ideas = [
  [
    'Guía de terreno en una página',
    'Una hoja plastificada por consola: encendido, verificación y errores frecuentes.',
    Area.plant,
    shortTerm,
    3,
    ['¿También en inglés para Botsuana?', 'Sí, con los mismos dibujos.'],
  ],
  [
    'Video de retardos de 0 a 30.000 ms',
    'Tres minutos que muestren cómo se programa un adaptador paso a paso.',
    Area.marketing,
    shortTerm,
    2,
    ['El taller de junio tiene material filmado.'],
  ],
  ['Informe de fragmentación por correo', 'Enviar el PDF al cerrar cada tronadura.', Area.software, mediumTerm, 3, []],
  ['Repuestos en las oficinas', 'Un juego de cables y baterías en cada país.', Area.plant, mediumTerm, 1, []],
  ['Consola con batería intercambiable', '', Area.engineering, longTerm, 2, []],
  ['Encuesta después de cada taller', 'Tres preguntas por correo.', Area.marketing, onHold, 1, []],
] as const

/** Ideas of people of the house with votes and comments; inside the caller's transaction. */
export async function insertDemoIdeas(db: Db, people: readonly { id: number }[]): Promise<number> {
  for (const [place, [titulo, descripcion, area, horizon, votes, comments]] of ideas.entries()) {
    const author = people[place % people.length]!.id
    const { id } = await db
      .insertInto('idea')
      .values({
        titulo,
        descripcion,
        area_id: area,
        tiempo_interes: horizon,
        integrantes: [author],
        creado_por: author,
        creado_en: sql<Date>`now() - make_interval(days => ${place * 5 + 1})` as never,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertEvent(db, { idea_id: id, tipo: IdeaEventKind.created, usuario_id: author })
    for (const voter of people.slice(0, votes)) await storeVote(db, id, voter.id, true)
    for (const [line, comentario] of comments.entries())
      await insertComment(db, { idea_id: id, comentario, creado_por: people[(place + line + 1) % people.length]!.id })
    await countComments(db, { tarea_id: null, idea_id: id })
  }
  return ideas.length
}
