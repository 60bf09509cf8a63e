import { type Kysely, sql } from 'kysely'

/** Workshops that staff make and publish, with a capacity, a waiting list, confirmation and check-in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table workshop
      -- an earlier release knows published ones only
      add column estado text not null default 'publicado' check (estado in ('borrador', 'publicado', 'cerrado')),
      add column mapa_url text not null default '',
      -- places; null: no limit
      add column cupo int check (cupo > 0),
      -- when registration opens and closes; null: at the publication, when the workshop begins
      add column abre timestamptz(3),
      add column cierra timestamptz(3),
      -- on the certificate
      add column horas int check (horas > 0),
      -- lines of the schedule, speakers and pictures, in their order
      add column programa jsonb not null default '[]',
      add column expositores jsonb not null default '[]',
      add column imagenes jsonb not null default '[]',
      add column creado_en timestamptz(3) not null default now(),
      add column eliminado_en timestamptz(3),
      add column version int not null default 1,
      add column buscado text not null generated always as
        (sin_acentos(nombre || ' ' || nombre_en || ' ' || lugar || ' ' || lugar_en || ' ' || clave)) stored;
    update workshop set estado = 'cerrado' where id in (1, 2);
    -- the address of a deleted one is free again
    alter table workshop drop constraint workshop_clave_key;
    create unique index workshop_clave on workshop (clave) where eliminado_en is null;

    -- a picture that was uploaded; one that no saved workshop shows is swept after a day
    create table workshop_imagen (
      archivo_id uuid primary key references archivo on delete cascade,
      workshop_id int references workshop,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now()
    );
    create index workshop_imagen_workshop on workshop_imagen (workshop_id);

    alter table workshop_registro
      -- the person said by the link of a mail that he comes
      add column confirmado_en timestamptz(3),
      -- until when he must, so that he keeps his place
      add column vence_en timestamptz(3),
      -- since when on the waiting list: the order of the list
      add column espera_en timestamptz(3),
      -- the first check-in, and who marked it
      add column asistio_en timestamptz(3),
      add column asistio_por int references usuario,
      -- raised, it ends the links and the QR of earlier mails
      add column enlace_version int not null default 1,
      drop constraint workshop_registro_estado_id_check,
      add constraint workshop_registro_estado_id_check check (estado_id in (1, 4, 5, 16, 17));
    -- those of an earlier release needed no confirmation
    update workshop_registro set confirmado_en = creado_en;
    drop index workshop_registro_email;
    create unique index workshop_registro_email on workshop_registro (workshop_id, lower(email))
      where estado_id not in (5, 17);
    create index workshop_registro_vence_en on workshop_registro (vence_en) where vence_en is not null and estado_id = 1;
    create index workshop_registro_espera on workshop_registro (workshop_id, espera_en, id) where estado_id = 16;
  `.execute(db)
}
