import { type Kysely, sql } from 'kysely'

/** Recipients who unsubscribed from a broadcast that they got have that state, as who was left out for it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update difusion_destinatario set estado = 'baja'
    where baja_en is not null and estado in ('enviado', 'desconocido')`.execute(db)
}
