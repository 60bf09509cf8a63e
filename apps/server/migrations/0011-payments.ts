import { type Kysely, sql } from 'kysely'

/** Card payments of reservations, their refunds, and differences with the provider's books. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pago (
      id int generated always as identity primary key,
      solicitud_id int not null references solicitud_clasificado,
      -- which reservation of the request: the event that opened it (a request may be reserved again after it expired)
      evento_id bigint references solicitud_evento,
      estado text not null default 'creada' check (estado in (
        'creada', 'redirigida', 'confirmando', 'aprobada', 'rechazada', 'pendiente_confirmacion', 'abortada',
        'tiempo_agotado', 'error_formulario', 'desconocida', 'cerrada_sin_respuesta', 'reversada', 'anulada',
        'anulada_parcial')),
      buy_order text not null unique,
      session_id text not null,
      -- our own mark in the return address, for a return that names nothing
      retorno text not null unique,
      token text unique,
      url text,
      comercio text not null,
      moneda text not null check (moneda in ('USD', 'CLP')),
      monto numeric(14, 2) not null check (monto > 0),
      -- how the buyer came back
      flujo text check (flujo in ('normal', 'aborted', 'timeout', 'form_error', 'empty')),
      -- why it does not pay the reservation, where the state alone does not say it
      motivo text check (motivo in ('diferente', 'no_disponible', 'ya_pagada')),
      vci text,
      codigo_respuesta int,
      codigo_autorizacion text,
      tipo_pago text,
      tarjeta text,
      cuotas int,
      monto_cuota numeric(14, 2),
      fecha_transaccion timestamptz(3),
      saldo numeric(14, 2),
      comprobante_id uuid references archivo,
      -- the refund rule as it was shown and accepted before paying (rule reservations/refund-terms)
      condiciones text not null,
      condiciones_aceptadas_en timestamptz(3) not null default now(),
      idioma text not null default 'es' check (idioma in ('es', 'en')),
      ip text not null,
      creado_en timestamptz(3) not null default now(),
      retornado_en timestamptz(3),
      confirmando_en timestamptz(3),
      confirmado_en timestamptz(3),
      consultado_en timestamptz(3),
      version int not null default 1
    );
    create index pago_solicitud on pago (solicitud_id, id desc);
    create index pago_en_duda on pago (creado_en)
      where estado in ('creada', 'redirigida', 'confirmando', 'pendiente_confirmacion', 'desconocida');
    -- money is taken at most once for a reservation
    create unique index pago_unico on pago (solicitud_id, coalesce(evento_id, 0)) where estado = 'aprobada' and motivo is null;

    create table pago_reembolso (
      id int generated always as identity primary key,
      pago_id int not null references pago,
      monto numeric(14, 2) not null check (monto > 0),
      motivo text not null,
      estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'rechazado', 'en_duda', 'manual')),
      tipo text,
      codigo_autorizacion text,
      respuesta text,
      -- of a transfer made by hand
      referencia text,
      -- what was left of the payment before, to tell by the provider's balance whether a lost answer was a yes
      saldo_antes numeric(14, 2) not null,
      usuario_id int references usuario,
      creado_en timestamptz(3) not null default now(),
      -- set before the provider is asked: whoever finds it set must not ask again
      enviado_en timestamptz(3),
      consultado_en timestamptz(3),
      hecho_en timestamptz(3)
    );
    -- one refund at a time per payment
    create unique index pago_reembolso_abierto on pago_reembolso (pago_id) where estado in ('pendiente', 'en_duda');

    create table pago_diferencia (
      id int generated always as identity primary key,
      pago_id int references pago,
      buy_order text not null,
      tipo text not null,
      detalle jsonb not null,
      creado_en timestamptz(3) not null default now(),
      cerrado_por int references usuario,
      cerrado_en timestamptz(3),
      comentario text
    );
    create unique index pago_diferencia_abierta on pago_diferencia (buy_order, tipo) where cerrado_en is null;

    create table tipo_cambio (
      moneda text not null check (moneda in ('USD')),
      fecha date not null,
      valor numeric(14, 4) not null check (valor > 0),
      fuente text not null,
      primary key (moneda, fecha)
    );
    insert into tipo_cambio (moneda, fecha, valor, fuente) values ('USD', '2026-11-01', 950, 'valor de muestra');
  `.execute(db)
}
