import { type Kysely, sql } from 'kysely'

/** Slides of the home page. `isOK`: shown; the others wait in the design. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table carrusel_imagen (
      id int generated always as identity primary key,
      posicion int not null,
      type text not null check (type in ('image', 'video', 'iframe')),
      src text not null default '',
      src_es text not null default '',
      src_en text not null default '',
      anchos int[] not null default '{}',
      alt text not null default '',
      alt_en text not null default '',
      etiqueta_es text not null default '',
      etiqueta_en text not null default '',
      titulo_es text not null default '',
      titulo_en text not null default '',
      texto_es text not null default '',
      texto_en text not null default '',
      tiempo_visualizacion int not null default 5000 check (tiempo_visualizacion between 2000 and 30000),
      nav_link text not null default '',
      text_nav_link_es text not null default '',
      text_nav_link_en text not null default '',
      anchor_link text not null default '',
      text_anchor_link_es text not null default '',
      text_anchor_link_en text not null default '',
      "isOK" boolean not null default true,
      creado_en timestamptz(3) not null default now(),
      check (src <> '' or src_es <> '')
    );
    create index carrusel_imagen_posicion on carrusel_imagen (posicion, id);
  `.execute(db)
}
