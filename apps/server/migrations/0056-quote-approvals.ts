import { type Kysely, sql } from 'kysely'

/** What somebody who approves a quote has to see, and who was told that it waits. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- beside what a distributor pays (costo_unitario), in the currency of the quote; null: no projection for the country
    alter table cotizacion_linea add column costo_master numeric(18, 6);
    update cotizacion_linea l
      set costo_master = case q.moneda when 'USD' then v.costo_master
        else round(v.costo_master * l.costo_unitario / nullif(v.costo_distribuidor, 0)) end
      from cotizacion q, producto_costos_version v
      where q.id = l.cotizacion_id and v.id = l.proyeccion_version_id;

    -- whose limits it was judged by; null: written by the release before this one, or needed no approval then
    alter table cotizacion add column autor_rol_id int references rol;
    update cotizacion q set autor_rol_id = u.rol_id
      from usuario u where u.id = q.usuario_id and q.aprobacion <> 'no_requiere';

    -- who was told by mail that a quote waits for his decision; ends with the decision
    create table cotizacion_aviso (
      cotizacion_id int not null references cotizacion,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      primary key (cotizacion_id, usuario_id)
    );

    -- what its author has to send or to correct
    create index cotizacion_decidida on cotizacion (usuario_id)
      where aprobacion in ('aprobada', 'rechazada') and estado = 'pendiente' and not reemplazada;
  `.execute(db)
}
