import { type Kysely, sql } from 'kysely'

/** Auctions of listings (rule auctions/bidding), their bidders and their bids, which nobody changes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table subasta (
      id int generated always as identity primary key,
      clasificado_id int not null references clasificado,
      estado text not null default 'activa'
        check (estado in ('activa', 'adjudicada', 'bajo_reserva', 'desierta', 'detenida', 'cerrada')),
      moneda text not null check (moneda in ('USD', 'CLP')),
      precio_inicial numeric(14, 2) not null check (precio_inicial > 0),
      -- hidden; null without one
      precio_reserva numeric(14, 2) check (precio_reserva > precio_inicial),
      inicia_en timestamptz(3) not null,
      -- as planned, and as late bids moved it: this is the end that holds
      termina_en timestamptz(3) not null check (termina_en > inicia_en),
      fin_efectivo timestamptz(3) not null check (fin_efectivo >= termina_en),
      precio_actual numeric(14, 2),
      lider_id int,
      lider_maximo numeric(14, 2),
      -- shown bids, and the place of the last one in their order
      pujas int not null default 0,
      ultimo_orden int not null default 0,
      motivo text not null default '',
      -- who was asked to pay: 1 the winner, 2 the second
      turno int not null default 0 check (turno between 0 and 2),
      solicitud_id int references solicitud_clasificado,
      terminada_en timestamptz(3),
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      version int not null default 1,
      check ((precio_actual is null) = (lider_id is null))
    );
    create unique index subasta_activa on subasta (clasificado_id) where estado = 'activa';
    create index subasta_de on subasta (clasificado_id, id desc);
    create index subasta_por_fin on subasta (fin_efectivo) where estado = 'activa';
    create index subasta_adjudicada on subasta (solicitud_id) where estado = 'adjudicada';

    create table subasta_postor (
      id int generated always as identity primary key,
      subasta_id int not null references subasta,
      -- by which others see him; null until his e-mail is verified
      numero int,
      nombre text not null,
      email text not null,
      telefono text not null default '',
      pais_id int references pais,
      empresa text not null default '',
      idioma text not null default 'es' check (idioma in ('es', 'en')),
      usuario_id int references usuario,
      condiciones text not null,
      verificado_en timestamptz(3),
      retirado_en timestamptz(3),
      enlace_version int not null default 1,
      -- a mail that he was outbid waits to be written
      aviso_pendiente boolean not null default false,
      avisado_en timestamptz(3),
      ip text not null default '',
      creado_en timestamptz(3) not null default now(),
      check ((numero is null) = (verificado_en is null)),
      unique (subasta_id, numero)
    );
    create unique index subasta_postor_email on subasta_postor (subasta_id, lower(email));
    alter table subasta add foreign key (lider_id) references subasta_postor;

    create table subasta_puja (
      id bigint generated always as identity primary key,
      subasta_id int not null references subasta,
      -- as accepted under the lock of the item, without a gap
      orden int not null,
      postor_id int not null references subasta_postor,
      -- what is shown
      monto numeric(14, 2) not null,
      -- what he named; null where it was bid for him
      maximo numeric(14, 2),
      es_automatica boolean not null default false,
      -- a leader who raises his maximum shows nothing
      es_visible boolean not null default true,
      ip text not null default '',
      creado_en timestamptz(3) not null,
      unique (subasta_id, orden)
    );
    create index subasta_puja_de_postor on subasta_puja (postor_id);

    create function subasta_puja_es_definitiva() returns trigger language plpgsql as $$
    begin
      raise exception 'a bid is irrevocable';
    end $$;
    create trigger subasta_puja_es_definitiva before update or delete on subasta_puja
      for each row execute function subasta_puja_es_definitiva();

    -- while it is up for auction nobody changes, reserves or sells it in another way
    alter table clasificado add column en_subasta boolean not null default false;
    create function subasta_deriva() returns trigger language plpgsql as $$
    begin
      update clasificado set en_subasta = (new.estado = 'activa')
      where id = new.clasificado_id and en_subasta <> (new.estado = 'activa');
      return null;
    end $$;
    create trigger subasta_deriva after insert or update of estado on subasta
      for each row execute function subasta_deriva();
  `.execute(db)
}
