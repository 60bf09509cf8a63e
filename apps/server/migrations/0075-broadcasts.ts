import { type Kysely, sql } from 'kysely'

/** Letters to many contacts, and each of their recipients with what became of his mail. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table difusion (
      id int generated always as identity primary key,
      titulo text not null,
      asunto text not null,
      asunto_en text not null default '',
      -- cleaned HTML, in Spanish and English
      mensaje text not null,
      mensaje_en text not null default '',
      -- how its contacts are chosen while it is a draft: by hand, or by a query of their list
      seleccion jsonb not null,
      adjuntos jsonb not null default '[]',
      estado text not null default 'borrador'
        check (estado in ('borrador', 'programada', 'enviando', 'pausada', 'terminada', 'cancelada')),
      programada_en timestamptz(3),
      -- the mail server refused for now: no mail before this, and how often in a row
      espera_hasta timestamptz(3),
      esperas int not null default 0,
      enviada_en timestamptz(3),
      terminada_en timestamptz(3),
      creado_por int not null references usuario,
      empresa_id int references empresa,
      creado_en timestamptz(3) not null default now(),
      version int not null default 1,
      buscado text not null generated always as (sin_acentos(titulo || ' ' || asunto || ' ' || asunto_en)) stored
    );
    create index difusion_de_empresa on difusion (empresa_id, creado_en desc);
    create index difusion_de_autor on difusion (creado_por, creado_en desc);
    create index difusion_en_curso on difusion (id) where estado in ('programada', 'enviando');

    create table difusion_destinatario (
      id bigint generated always as identity primary key,
      difusion_id int not null references difusion,
      contacto_id int not null references contacto,
      email text not null,
      idioma text not null check (idioma in ('es', 'en')),
      estado text not null check (estado in ('en_cola', 'enviando', 'enviado', 'diferido', 'rebote_blando',
        'rebote_duro', 'fallido', 'desconocido', 'baja', 'omitido')),
      -- why it was left out
      motivo text not null default '',
      -- what the mail server said
      respuesta text not null default '',
      intentos int not null default 0,
      creado_en timestamptz(3) not null default now(),
      proximo_en timestamptz(3) not null default now(),
      -- when it was taken to be sent, before anything was sent
      tomado_en timestamptz(3),
      enviado_en timestamptz(3),
      -- unsubscribed by the link of this mail
      baja_en timestamptz(3)
    );
    create unique index difusion_destinatario_una_vez on difusion_destinatario (difusion_id, lower(email))
      where motivo <> 'duplicado';
    create index difusion_destinatario_estado on difusion_destinatario (difusion_id, estado, id);
    create index difusion_destinatario_en_cola on difusion_destinatario (difusion_id, proximo_en, id)
      where estado in ('en_cola', 'diferido');
    create index difusion_destinatario_tomado on difusion_destinatario (tomado_en) where tomado_en is not null;
    create index difusion_destinatario_de on difusion_destinatario (contacto_id);
    create index difusion_destinatario_email on difusion_destinatario (lower(email), creado_en desc, id desc);
  `.execute(db)
}
