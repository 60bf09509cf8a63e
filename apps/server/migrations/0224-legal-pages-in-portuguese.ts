import { type Kysely, sql } from 'kysely'

/**
 * Texts that staff wrote stay in Spanish for readers of Portuguese: the starting translation would not say what they
 * changed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update ajuste set valor = valor || '{"texto_pt": ""}'
    where clave in ('privacidad', 'terminos', 'cookies') and not valor ? 'texto_pt'`.execute(db)
}
