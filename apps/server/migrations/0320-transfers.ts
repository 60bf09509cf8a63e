import { type Kysely, sql } from 'kysely'

/** A reservation may be paid by a bank transfer that staff confirm (decision 115). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- a client accepted the terms and was shown the account: once for each reservation
    create table transferencia (
      id int generated always as identity primary key,
      solicitud_id int not null references solicitud_clasificado,
      -- which reservation of the request: the event that opened it
      evento_id bigint not null unique references solicitud_evento,
      -- what the client writes in the transfer
      referencia text not null unique check (referencia ~ '^[2-9A-HJKMNP-Z]{8}$'),
      moneda text not null check (moneda in ('USD', 'CLP')),
      monto numeric(14, 2) not null check (monto > 0),
      -- the account as it was shown
      cuenta jsonb not null,
      -- the refund rule as it was shown and accepted (rule reservations/refund-terms)
      condiciones text not null,
      condiciones_aceptadas_en timestamptz(3) not null default now(),
      idioma text not null check (idioma in ('es', 'en', 'pt')),
      enlace_version int not null,
      ip text not null,
      -- what the client sent as a proof; nothing is decided by it
      comprobante_id uuid references archivo,
      comprobante_en timestamptz(3)
    );
    create index transferencia_solicitud on transferencia (solicitud_id);

    alter table pago add column transferencia_id int references transferencia;
    -- of a transfer: the day that the bank booked it, and what staff noted (referencia: the number that the bank gave it)
    alter table pago add column fecha_banco date;
    alter table pago add column nota text not null default '';
    -- a movement of the bank pays one reservation
    create unique index pago_operacion on pago (moneda, fecha_banco, lower(referencia)) where fecha_banco is not null;
  `.execute(db)
}
