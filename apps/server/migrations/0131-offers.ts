import { type Kysely, sql } from 'kysely'

/** Offers for listings (rule auctions/offers): each belongs to a request; the smallest acceptable one of a listing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table oferta (
      id int generated always as identity primary key,
      clasificado_id int not null references clasificado,
      solicitud_id int not null unique references solicitud_clasificado,
      moneda text not null check (moneda in ('USD', 'CLP')),
      monto numeric(14, 2) not null check (monto > 0),
      estado text not null default 'enviada'
        check (estado in ('enviada', 'contraofertada', 'aceptada', 'rechazada', 'declinada')),
      motivo text not null default '',
      contraoferta_monto numeric(14, 2),
      contraoferta_comentario text not null default '',
      contraoferta_vence_en timestamptz(3),
      enlace_version int not null default 1,
      decidida_por int references usuario,
      decidida_en timestamptz(3),
      creado_en timestamptz(3) not null default now(),
      version int not null default 1,
      check ((motivo <> '') = (estado = 'rechazada')),
      check ((contraoferta_monto is null) = (contraoferta_vence_en is null))
    );
    create index oferta_de on oferta (clasificado_id, monto desc, id);
    create index oferta_por_fecha on oferta (creado_en desc, id desc);

    create table oferta_minimo (
      clasificado_id int primary key references clasificado,
      monto numeric(14, 2) check (monto > 0),
      -- what lower offers are told
      texto text not null default '',
      texto_en text not null default '',
      version int not null default 1
    );
  `.execute(db)
}
