import { type Kysely, sql } from 'kysely'

/** Safety documents, certificates, case studies and news, each with a picture and a PDF in each language. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table publicacion (
      id int generated always as identity primary key,
      tipo int not null check (tipo in (1, 2, 3, 4)),
      titulo text not null,
      titulo_en text not null default '',
      resumen text not null default '',
      resumen_en text not null default '',
      texto text not null default '',
      texto_en text not null default '',
      -- ids of the products whose pages show it
      productos int[] not null default '{}',
      archivo_id uuid references archivo,
      -- what the picture shows, for those who cannot see it
      imagen_texto text not null default '',
      imagen_texto_en text not null default '',
      documento_id uuid references archivo,
      documento_en_id uuid references archivo,
      estado text not null default 'borrador' check (estado in ('borrador', 'publicada')),
      -- the first day on which a published one is shown, at the office
      publica_el date not null,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index publicacion_titulo on publicacion (sin_acentos(titulo)) where eliminado_en is null;
  `.execute(db)
}
