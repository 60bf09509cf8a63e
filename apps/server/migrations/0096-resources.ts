import { type Kysely, sql } from 'kysely'

/** The resource library with the revisions of each resource, uploads that go on after a lost line, and the log of downloads. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- files of more than 2 GB
    alter table archivo alter column bytes type bigint;

    create table recurso (
      id int generated always as identity primary key,
      tipo int not null check (tipo in (1, 2, 3)),
      titulo text not null,
      -- empty: as in Spanish
      titulo_en text not null default '',
      descripcion text not null default '',
      descripcion_en text not null default '',
      -- of its content
      idioma text not null default 'ambos' check (idioma in ('ambos', 'es', 'en')),
      producto_id int not null references producto,
      -- the cover
      archivo_id uuid references archivo,
      acceso text not null check (acceso in ('publico', 'usuarios', 'licencia', 'empresas')),
      servicio_id int references servicio,
      empresas int[] not null default '{}',
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (
        sin_acentos(titulo || ' ' || titulo_en || ' ' || descripcion || ' ' || descripcion_en)) stored,
      check ((acceso = 'licencia') = (servicio_id is not null)),
      check ((acceso = 'empresas') = (cardinality(empresas) > 0))
    );
    create index recurso_producto on recurso (producto_id) where eliminado_en is null;
    create index recurso_buscado on recurso using gin (buscado gin_trgm_ops) with (fastupdate = off);

    create table recurso_revision (
      id int generated always as identity primary key,
      recurso_id int not null references recurso,
      -- 1.4.2, or a letter
      numero text not null,
      fecha date not null,
      nota text not null default '',
      nota_en text not null default '',
      archivo_id uuid not null references archivo,
      -- captions as WebVTT; empty: none
      subtitulos text not null default '',
      subtitulos_en text not null default '',
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      retirada_en timestamptz(3),
      version int not null default 1
    );
    -- the highest id that was not withdrawn is the current one
    create index recurso_revision_de on recurso_revision (recurso_id, id desc) where retirada_en is null;
    create unique index recurso_revision_numero on recurso_revision (recurso_id, lower(numero)) where retirada_en is null;

    create table recurso_aviso (
      revision_id int not null references recurso_revision,
      usuario_id int not null references usuario,
      correo_id bigint not null,
      creado_en timestamptz(3) not null default now(),
      primary key (revision_id, usuario_id)
    );

    create table recurso_descarga (
      id int generated always as identity primary key,
      revision_id int not null references recurso_revision,
      -- null: a visitor, of a public one
      usuario_id int references usuario,
      -- of the user at that time
      empresa_id int references empresa,
      -- of the signed address; it may go on for a while after its line was lost
      marca text unique,
      ultimo_en timestamptz(3) not null default now(),
      -- the last byte that was sent
      hasta bigint not null default 0,
      creado_en timestamptz(3) not null default now()
    );
    create index recurso_descarga_de on recurso_descarga (revision_id);
    create index recurso_descarga_usuario on recurso_descarga (usuario_id, creado_en desc, id desc);
    create index recurso_descarga_empresa on recurso_descarga (empresa_id, creado_en desc, id desc);
    create index recurso_descarga_creado on recurso_descarga (creado_en desc, id desc);

    create table carga (
      id text primary key,
      usuario_id int not null references usuario,
      nombre text not null,
      bytes bigint not null,
      -- what its sender says it is; empty: nothing
      sha256_declarado text not null default '',
      -- of the whole file, once it is there
      sha256 text,
      tipo text,
      extension text,
      clave text,
      -- the process that writes it now
      proceso text,
      visto_en timestamptz(3) not null default now(),
      creado_en timestamptz(3) not null default now(),
      terminado_en timestamptz(3)
    );
    create index carga_usuario on carga (usuario_id);
    create index carga_visto on carga (visto_en);
  `.execute(db)
}
