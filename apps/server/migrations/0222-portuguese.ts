import { type Kysely, sql } from 'kysely'

/** Who wrote on a page in Portuguese, and a client whose quote is in it, get their mails in it; products have PDFs in it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of tables) {
    const name = sql.ref(`${table}_idioma_check`)
    await sql`
      alter table ${sql.table(table)} drop constraint ${name},
        add constraint ${name} check (idioma in ('es', 'en', 'pt'))`.execute(db)
  }
}

const tables = [
  'busqueda_guardada',
  'correo',
  'cotizacion',
  'formulario',
  'pago',
  'producto_folleto',
  'producto_manual',
  'solicitud_clasificado',
  'solicitud_datos',
  'subasta_postor',
  'workshop_registro',
]
