import { type Kysely, sql } from 'kysely'

/**
 * One table for the comments of tasks and ideas, and one for what people are told about both. The views keep the former
 * tables for processes of the previous release; a later migration drops them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table tarea_comentario rename to comentario;
    alter index tarea_comentario_de rename to comentario_de_tarea;
    alter table comentario
      alter column tarea_id drop not null,
      add column idea_id int references idea,
      add column editado_en timestamptz(3),
      add check (num_nonnulls(tarea_id, idea_id) = 1);
    create index comentario_de_idea on comentario (idea_id, id) where idea_id is not null;
    insert into comentario (idea_id, comentario, creado_por, creado_en, eliminado_en)
      select idea_id, comentario, creado_por, creado_en, eliminado_en from idea_comentario order by id;
    drop table idea_comentario;
    create view tarea_comentario as
      select id, tarea_id, comentario, menciones, creado_por, creado_en, eliminado_en
      from comentario where tarea_id is not null;
    create view idea_comentario as
      select id, idea_id, comentario, creado_por, creado_en, eliminado_en from comentario where idea_id is not null;

    alter table tarea_aviso rename to aviso;
    alter index tarea_aviso_por_enviar rename to aviso_por_enviar;
    alter table aviso drop constraint tarea_aviso_tipo_check;
    alter table aviso
      alter column tarea_id drop not null,
      add column idea_id int references idea,
      -- when the person saw what it is about
      add column visto_en timestamptz(3),
      add check (num_nonnulls(tarea_id, idea_id) = 1),
      add check (tipo in ('asignada', 'revisar', 'rechazada', 'aprobada', 'cerrada', 'detenida', 'reabierta', 'mencion',
        'comentario', 'integrante', 'convertida'));
    update aviso set visto_en = creado_en;
    create index aviso_sin_ver on aviso (usuario_id, tipo) where visto_en is null;
    create view tarea_aviso as
      select id, usuario_id, tarea_id, tipo, autor_id, detalle, creado_en, correo_id
      from aviso where tarea_id is not null;
  `.execute(db)
}
