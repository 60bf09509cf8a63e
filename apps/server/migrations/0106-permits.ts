import { type Kysely, sql } from 'kysely'

/**
 * Permits of enterprises to buy explosive products (rule permits/authorized-buyer), with their history and the warnings
 * that were sent.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table permiso (
      id int generated always as identity primary key,
      empresa_id int not null references empresa,
      numero text not null,
      -- its last day, where the enterprise is
      vence_el date not null,
      archivo_id uuid not null references archivo,
      estado text not null default 'pendiente' check (estado in ('pendiente', 'aprobado', 'rechazado', 'reemplazado')),
      -- why it was refused
      motivo text not null default '',
      subido_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      decidido_por int references usuario,
      decidido_en timestamptz(3),
      version int not null default 1,
      check ((motivo <> '') = (estado = 'rechazado'))
    );
    -- one that waits and one that counts, however many are uploaded or approved at once
    create unique index permiso_pendiente on permiso (empresa_id) where estado = 'pendiente';
    create unique index permiso_aprobado on permiso (empresa_id) where estado = 'aprobado';
    create index permiso_de_empresa on permiso (empresa_id, id desc);
    create index permiso_por_fecha on permiso (creado_en, id);
    create index permiso_por_vencer on permiso (vence_el) where estado = 'aprobado';

    create table permiso_evento (
      id bigint generated always as identity primary key,
      permiso_id int not null references permiso,
      usuario_id int references usuario,
      de_estado text,
      a_estado text not null,
      comentario text not null default '',
      ip text not null default '',
      creado_en timestamptz(3) not null default now()
    );
    create index permiso_evento_de on permiso_evento (permiso_id, id);

    -- the warnings before its end that were sent or are no longer needed, by the days before it
    create table permiso_aviso (
      permiso_id int not null references permiso,
      dias int not null,
      creado_en timestamptz(3) not null default now(),
      primary key (permiso_id, dias)
    );
  `.execute(db)
}
