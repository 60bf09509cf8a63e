import { type Kysely, sql } from 'kysely'

/** Certificates: each row is one issued document, which never changes but for its status. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table certificado (
      id int generated always as identity primary key,
      -- printed on the document and part of the address of its check
      codigo text not null constraint certificado_codigo unique,
      estado text not null default 'vigente' check (estado in ('vigente', 'reemplazado', 'revocado')),
      -- 1 for the first document, 2 for its reissue
      emision int not null default 1 check (emision > 0),
      -- the first document of a chain of reissues; null when it is the first itself
      origen_id int references certificado,
      reemplaza_id int references certificado,
      nombre text not null,
      email text not null,
      idioma text not null check (idioma in ('es', 'en')),
      usuario_id int references usuario,
      workshop_id int references workshop,
      registro_id int references workshop_registro,
      titulo text not null,
      titulo_en text not null,
      horas numeric(5, 1) not null check (horas > 0),
      emitido_el date not null,
      -- why it replaces the one before it
      motivo text not null default '',
      revocado_motivo text not null default '',
      revocado_en timestamptz(3),
      revocado_por int references usuario,
      -- when it was last sent to its holder
      enviado_en timestamptz(3),
      -- made when it is first asked for
      pdf_id uuid references archivo,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      -- an import that was undone: revoked for who has the document, and no longer listed
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (sin_acentos(
        nombre || ' ' || email || ' ' || codigo || ' ' || replace(codigo, '-', '') || ' ' || titulo || ' ' || titulo_en
      )) stored,
      check ((emision = 1) = (reemplaza_id is null)),
      check ((emision = 1) = (origen_id is null)),
      check ((estado = 'revocado') = (revocado_en is not null)),
      check (eliminado_en is null or estado = 'revocado')
    );
    -- one valid certificate for an e-mail: of a workshop, or of a title and a day
    create unique index certificado_de_taller on certificado (workshop_id, lower(email))
      where estado = 'vigente' and workshop_id is not null;
    create unique index certificado_de_titulo on certificado (lower(email), sin_acentos(titulo), emitido_el)
      where estado = 'vigente' and workshop_id is null;
    create unique index certificado_de_registro on certificado (registro_id)
      where estado = 'vigente' and registro_id is not null;
    -- one successor, also of two reissues at once
    create unique index certificado_reemplaza on certificado (reemplaza_id)
      where reemplaza_id is not null and eliminado_en is null;
    create index certificado_creado on certificado (creado_en, id) where eliminado_en is null;
    create index certificado_emitido on certificado (emitido_el, id) where eliminado_en is null;
    create index certificado_origen on certificado (origen_id) where origen_id is not null;
    create index certificado_usuario on certificado (usuario_id) where usuario_id is not null;
    create index certificado_email on certificado (lower(email), creado_en, id);
    create index certificado_taller on certificado (workshop_id, id) where workshop_id is not null;
    create index certificado_buscado on certificado using gin (buscado gin_trgm_ops) with (fastupdate = off);
  `.execute(db)
}
