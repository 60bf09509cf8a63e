import type { Text } from '@portal/contract/core/text'
import { machineCategoryNames } from '@portal/contract/machines/categories/constants'
import { timeUnitNames } from '@portal/contract/tasks/time-units/constants'
import { type Kysely, sql } from 'kysely'

interface Tables {
  clasificado_categoria: Named
  unidad_tiempo: Named
}
interface Named {
  id: number
  nombre: string
  nombre_en: string
}

const named = (names: Readonly<Record<number, Text>>): Named[] =>
  Object.entries(names).map(([id, { es, en }]) => ({ id: Number(id), nombre: es, nombre_en: en }))

/** Categories and time units with fixed ids; what pictures, waiting versions and renewal mails need beside their rows. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.insertInto('clasificado_categoria').values(named(machineCategoryNames)).execute()
  await db.insertInto('unidad_tiempo').values(named(timeUnitNames)).execute()
  await sql`
    -- ids up to 100 stay free for further rows that come with a release
    alter table clasificado_categoria alter column id restart with 101;
    alter table unidad_tiempo alter column id restart with 101;

    -- days before the end at which the owner was last told of it; null after each renewal
    alter table clasificado add column aviso_dias int;
    -- the lists of staff, with what is not public
    create index clasificado_por_creado_en on clasificado (creado_en desc, id desc) where eliminado_en is null;
    create index clasificado_buscado on clasificado
      using gin (sin_acentos(marca || ' ' || sku || ' ' || ciudad) gin_trgm_ops) where eliminado_en is null;

    -- a picture belongs to one item at most; one that no item names is swept after a day
    alter table clasificado_imagen
      add column clasificado_id int references clasificado,
      add column libre_desde timestamptz(3) not null default now();
    create index clasificado_imagen_de on clasificado_imagen (clasificado_id) where clasificado_id is not null;
    create index clasificado_imagen_libre on clasificado_imagen (libre_desde) where clasificado_id is null;
    drop index clasificado_imagen_creado_en;

    -- the version that waits, or what was refused last
    create index clasificado_version_vigente on clasificado_version (clasificado_id, id desc)
      where estado in ('pendiente', 'rechazada');
  `.execute(db)
}
