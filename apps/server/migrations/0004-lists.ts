import { type Kysely, sql } from 'kysely'

/** Orders and counts of the lists of users, enterprises and branches; when an abbreviation was first used. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- set with the first quote that carries the abbreviation, which is frozen from then on (enterprises 5)
    alter table empresa add abreviatura_usada_en timestamptz(3);

    -- the people of one enterprise in the order of the list: what a manager opens
    create index usuario_empresa_nombre on usuario (empresa_id, apellido_paterno collate es, nombres collate es, id)
      where eliminado_en is null;
    create index usuario_rol on usuario (rol_id, id) where eliminado_en is null;
    create index usuario_estado on usuario (estado_id, id) where eliminado_en is null;
    create index usuario_sucursal on usuario (sucursal_id) where eliminado_en is null;
    create index usuario_pais on usuario (pais_id, id) where eliminado_en is null;
    create index sucursal_empresa on sucursal (empresa_id) where eliminado_en is null;
  `.execute(db)
}
