import { type Kysely, sql } from 'kysely'

/**
 * People leave the exclusion zone before a blast; the safety area is where they go. The texts said the opposite. New
 * databases have the words from the reference data; here only words that staff have not changed are replaced.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update producto
    set
      resumen = replace(resumen, 'área de seguridad', 'área de exclusión'),
      descripcion = replace(descripcion, 'área de seguridad', 'área de exclusión'),
      resumen_en = replace(resumen_en, 'safety area', 'blast exclusion zone'),
      descripcion_en = replace(
        replace(
          descripcion_en,
          'stays outside the safety area, and the case keeps dust and water out when it is closed.',
          'stays outside the blast exclusion zone and the consoles stay on the bench, in a case that keeps dust and water out when it is closed.'
        ),
        'safety area', 'blast exclusion zone'),
      version = version + 1
    where concat(resumen, descripcion) like '%área de seguridad%' or concat(resumen_en, descripcion_en) like '%safety area%'
  `.execute(db)
  for (const [key, es, en, newEs, newEn] of names) {
    await sql`
      update producto_dato_clave set nombre = ${newEs}, nombre_en = ${newEn}
      where clave = ${key} and nombre = ${es} and nombre_en = ${en}
    `.execute(db)
  }
}

const names = [
  ['area_seguridad', 'Área de seguridad', 'Safety area', 'Área de exclusión', 'Blast exclusion zone'],
  ['cable_hilos', 'Hilos del cable', 'Wires of the cable', 'Hilos del cable', 'Conductors'],
  ['cable_calibre', 'Calibre del cable', 'Gauge of the cable', 'Calibre del cable', 'Cable gauge'],
  ['idiomas_lista', 'Idiomas de la pantalla', 'Languages of the screen', 'Idiomas de la pantalla', 'Display languages'],
] as const
