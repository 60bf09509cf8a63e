import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface Author {
  id: number
  empresa_id: number | null
}

const letters = [
  {
    titulo: 'Nuevos adaptadores',
    asunto: 'Novedades para {{nombre|cliente}}',
    asunto_en: 'News for {{nombre|customer}}',
    mensaje:
      '<p>Estimado/a {{nombre|cliente}}:</p><p>Ya están disponibles los <strong>nuevos adaptadores</strong>. Su contacto es {{responsable|nuestro equipo}}.</p><ul><li>Conexión más rápida</li><li>Compatibles con las consolas actuales</li></ul>',
    mensaje_en:
      '<p>Dear {{nombre|customer}},</p><p>The <strong>new adapters</strong> are available. Your contact is {{responsable|our team}}.</p><ul><li>Faster to connect</li><li>Compatible with today’s consoles</li></ul>',
  },
  {
    titulo: 'Taller de tronadura electrónica',
    asunto: 'Invitación al taller',
    asunto_en: 'Invitation to the workshop',
    mensaje: '<p>Le invitamos a nuestro próximo taller. Responda a este correo para inscribirse.</p>',
    mensaje_en: '<p>You are invited to our next workshop. Answer this e-mail to register.</p>',
  },
  {
    titulo: 'Saludo de fin de año',
    asunto: 'Felices fiestas',
    asunto_en: '',
    mensaje: '<p>Gracias por su confianza durante este año.</p>',
    mensaje_en: '',
  },
] as const

/** A broadcast that was sent, one that waits for its day and a draft, to all contacts; inside the caller's transaction. */
export async function insertDemoBroadcasts(db: Db, author: Author): Promise<number> {
  const by = { creado_por: author.id, empresa_id: author.empresa_id }
  const everyone = JSON.stringify({ contactos: [], filtro: '?' })
  const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})` as never
  const states = [
    { ...letters[0], estado: 'terminada', enviada_en: ago(20), terminada_en: ago(20), creado_en: ago(21) },
    { ...letters[1], estado: 'programada', programada_en: ago(-7), zona_horaria: 'America/Santiago' },
    { ...letters[2], estado: 'borrador' },
  ]
  const ids: number[] = []
  for (const row of states) {
    const values = { ...row, ...by, seleccion: everyone }
    const { id } = await db.insertInto('difusion').values(values).returning('id').executeTakeFirstOrThrow()
    ids.push(id)
  }
  const [finished, scheduled] = ids
  // the last one bounced
  await sql`
    insert into difusion_destinatario (difusion_id, contacto_id, email, idioma, estado, respuesta, intentos, creado_en,
      tomado_en, enviado_en, devuelto_en)
    select ${finished}, id, email, idioma, case when es_ultimo then 'rebote_duro' else 'enviado' end,
      case when es_ultimo then '550 5.1.1 no such mailbox' else '250 2.0.0 OK' end, 1, ${ago(20)}, ${ago(20)}, ${ago(20)},
      case when es_ultimo then now() - interval '19 days' end
    from (select c.*, row_number() over (order by id desc) = 1 es_ultimo from contacto c) c`.execute(db)
  await sql`
    insert into difusion_destinatario (difusion_id, contacto_id, email, idioma, estado)
    select ${scheduled}, id, email, idioma, 'en_cola' from contacto`.execute(db)
  return ids.length
}
