import { type Kysely, sql } from 'kysely'

/**
 * The design of the home page: one draft, published versions that are read whole, files of slides, and what visitors
 * saw. `carrusel_imagen` stays for the previous release.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table carrusel_borrador (
      id int primary key default 1 check (id = 1),
      slides jsonb not null default '[]',
      version int not null default 1,
      modificado_por int references usuario on delete set null,
      modificado_en timestamptz(3) not null default now()
    );
    -- the public page shows the one that was published last; later ones wait for their time
    create table carrusel_version (
      id int generated always as identity primary key,
      slides jsonb not null,
      publica_en timestamptz(3) not null default now(),
      publicado_por int references usuario on delete set null,
      recupera_id int
    );
    create index carrusel_version_publica_en on carrusel_version (publica_en desc, id desc);
    create sequence carrusel_slide_id as int;

    create table carrusel_medio (
      clave text primary key,
      tipo text not null check (tipo in ('image', 'video')),
      anchos int[] not null default '{}',
      bytes int not null, -- of the largest file
      creado_por int references usuario on delete set null,
      creado_en timestamptz(3) not null default now()
    );
    create table carrusel_archivo (
      nombre text primary key,
      clave text not null references carrusel_medio on delete cascade,
      archivo_id uuid not null references archivo on delete cascade
    );
    create index carrusel_archivo_clave on carrusel_archivo (clave);
    create index carrusel_archivo_archivo_id on carrusel_archivo (archivo_id);

    -- slide 0: the list itself could not be loaded
    create table carrusel_cuenta (
      slide_id int not null,
      dia date not null,
      idioma text not null,
      vistas int not null default 0,
      clics int not null default 0,
      fallos int not null default 0,
      primary key (slide_id, dia, idioma)
    );

    with antes as (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'type', type, 'src', src, 'src_es', src_es, 'src_en', src_en, 'poster', '', 'anchos', anchos,
        'alt', alt, 'alt_en', alt_en, 'etiqueta_es', etiqueta_es, 'etiqueta_en', etiqueta_en,
        'titulo_es', titulo_es, 'titulo_en', titulo_en, 'texto_es', texto_es, 'texto_en', texto_en,
        'tiempo_visualizacion', tiempo_visualizacion,
        'nav_link', nav_link, 'text_nav_link_es', text_nav_link_es, 'text_nav_link_en', text_nav_link_en,
        'anchor_link', anchor_link, 'text_anchor_link_es', text_anchor_link_es,
        'text_anchor_link_en', text_anchor_link_en,
        'foco_x', null, 'foco_y', null, 'foco_movil_x', null, 'foco_movil_y', null,
        'idioma', '', 'isOK', "isOK", 'desde', null, 'hasta', null) order by posicion, id), '[]') as slides
      from carrusel_imagen
    ), borrador as (
      insert into carrusel_borrador (slides) select slides from antes
    )
    insert into carrusel_version (slides) select slides from antes where jsonb_array_length(slides) > 0;
    select setval('carrusel_slide_id', (select coalesce(max(id), 0) + 1 from carrusel_imagen), false);
  `.execute(db)
}
