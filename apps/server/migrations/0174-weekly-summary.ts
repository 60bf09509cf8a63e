import { type Kysely, sql } from 'kysely'

/** Who wants the summary of the week by mail, and the mails that were sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table resumen_semanal (
      usuario_id int primary key references usuario on delete cascade,
      creado_en timestamptz(3) not null default now()
    );
    -- claimed before anything is read; the Monday of the week that is summed up
    create table resumen_semanal_enviado (
      usuario_id int not null references usuario on delete cascade,
      semana date not null,
      correo_id bigint references correo on delete set null,
      primary key (usuario_id, semana)
    );
    create index tarea_fecha_aprobacion on tarea (fecha_aprobacion) where fecha_aprobacion is not null and eliminado_en is null;
  `.execute(db)
}
