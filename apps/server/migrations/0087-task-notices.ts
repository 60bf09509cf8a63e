import { type Kysely, sql } from 'kysely'

/** What people are told about tasks by mail: single notices, merged for a minute, and a daily digest. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tarea_aviso (
      id bigint generated always as identity primary key,
      usuario_id int not null references usuario,
      tarea_id int not null references tarea,
      tipo text not null check (tipo in ('asignada', 'revisar', 'rechazada', 'aprobada', 'cerrada', 'detenida',
        'reabierta', 'mencion', 'comentario')),
      autor_id int references usuario,
      detalle text not null default '',
      creado_en timestamptz(3) not null default now(),
      -- null until it is sent
      correo_id bigint
    );
    create index tarea_aviso_por_enviar on tarea_aviso (usuario_id, id) where correo_id is null;

    -- Who does not want the daily digest.
    create table tarea_sin_resumen (usuario_id int primary key references usuario);

    -- The days on which a person got a digest, or had nothing to read.
    create table tarea_resumen (
      usuario_id int not null references usuario,
      dia date not null,
      correo_id bigint,
      primary key (usuario_id, dia)
    );
  `.execute(db)
}
