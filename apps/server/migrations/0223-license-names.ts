import { type Kysely, sql } from 'kysely'

/** One license had two names in Spanish, "Empresa" here and "Empresarial" wherever licenses are shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update producto_dato set texto = 'Demo, Estudiante, Empresarial y Mensual', version = version + 1
    where clave = 'licencias' and texto = 'Demo, Estudiante, Empresa y Mensual'`.execute(db)
}
