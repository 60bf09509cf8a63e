import { type Kysely, sql } from 'kysely'

interface Key {
  clave: string
  grupo: string
  orden: number
  nombre: string
  nombre_en: string
  categorias: number[]
}

interface Tables {
  producto_dato_clave: Key
  producto_dato: {
    producto_id: number
    clave: string
    texto: string
    texto_en: string
    destacado: number | null
  }
}

const [adapters, consoles, software, fragmentation] = [1, 2, 3, 4]
const equipment = [adapters, consoles, fragmentation]
const programs = [software, fragmentation]

/** Facts known before that the trade asks of every product of these categories. */
const asked: readonly (readonly [key: string, categories: readonly number[]])[] = [
  ['tipo_adaptador', [adapters]],
  ['retardo', [adapters]],
  ['retardo_paso', [adapters]],
  ['cable_hilos', [adapters]],
  ['cable_calibre', [adapters]],
  ['adaptadores', [consoles]],
  ['tension_salida', [consoles]],
  ['energia_disparo', [consoles]],
  ['bateria_duracion', [consoles, fragmentation]],
  ['cargador_tension', [consoles]],
  ['acceso', [consoles]],
  ['proteccion_cerrada', [consoles]],
  ['idiomas', [consoles, software, fragmentation]],
  ['licencias', [software]],
  ['precision_gps', [fragmentation]],
  ['versiones', [fragmentation]],
]

/** Facts that a tender asks for and nobody has given yet; the order continues within each group. */
const added: readonly (readonly [string, string, number, string, string, readonly number[]])[] = [
  ['alimentacion', 'energia', 135, 'Alimentación', 'Power supply', [adapters, fragmentation]],
  ['interfaces', 'operacion', 275, 'Interfaces', 'Interfaces', [consoles, ...programs]],
  ['dimensiones', 'fisico', 277, 'Dimensiones', 'Dimensions', equipment],
  ['peso', 'fisico', 278, 'Peso', 'Weight', equipment],
  ['proteccion', 'proteccion', 279, 'Grado de protección', 'Degree of protection', [adapters, fragmentation]],
  ['temperatura_operacion', 'proteccion', 292, 'Temperatura de operación', 'Operating temperature', equipment],
  ['temperatura_almacenamiento', 'proteccion', 294, 'Temperatura de almacenamiento', 'Storage temperature', equipment],
  ['normas', 'conformidad', 296, 'Normas y certificaciones', 'Standards and certifications', equipment],
  ['detonadores', 'conformidad', 298, 'Detonadores compatibles', 'Compatible detonators', [adapters, consoles]],
  ['funciones', 'software', 299, 'Qué hace', 'What it does', []],
  ['analisis', 'software', 299, 'Qué calcula', 'What it computes', []],
  ['formatos', 'software', 341, 'Formatos de archivo', 'File formats', programs],
  ['sistema_operativo', 'software', 342, 'Sistema operativo', 'Operating system', programs],
  ['equipo_minimo', 'software', 343, 'Computador mínimo', 'Minimum computer', programs],
]

const nextlion = 1

/**
 * Every fact that the trade asks for: a key names the categories whose products must answer it, so that pages say what
 * is to be confirmed. The headline of the software says what it does instead of units.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`
    alter table producto_dato_clave add column categorias int[] not null default '{}';
  `.execute(db)
  await db
    .insertInto('producto_dato_clave')
    .values(
      added.map(([clave, grupo, orden, nombre, nombreEn, categorias]) => ({
        clave,
        grupo,
        orden,
        nombre,
        nombre_en: nombreEn,
        categorias: [...categorias],
      })),
    )
    .execute()
  for (const [key, categorias] of asked) {
    await db
      .updateTable('producto_dato_clave')
      .set({ categorias: [...categorias] })
      .where('clave', '=', key)
      .execute()
  }

  const ofNextlion = db.updateTable('producto_dato').where('producto_id', '=', nextlion)
  await ofNextlion.set({ destacado: null }).where('clave', 'in', ['unidad_alivio', 'unidad_velocidad']).execute()
  await ofNextlion.set({ destacado: 3 }).where('clave', '=', 'licencias').execute()
  await db
    .insertInto('producto_dato')
    .values([
      {
        producto_id: nextlion,
        clave: 'funciones',
        texto: 'Diseño y análisis de tronaduras',
        texto_en: 'Blast design and analysis',
        destacado: 1,
      },
      {
        producto_id: nextlion,
        clave: 'analisis',
        texto: 'Alivio y velocidad de partícula',
        texto_en: 'Relief and particle velocity',
        destacado: 2,
      },
    ])
    .execute()
}
