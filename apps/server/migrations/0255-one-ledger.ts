import { type Kysely, sql } from 'kysely'

/** Money that came by transfer is a payment too, and what is owed to a client is stored (decision 085). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- by which way it came
    alter table pago add column medio text not null default 'tarjeta' check (medio in ('tarjeta', 'transferencia'));
    -- what the payer was charged, as opposed to what is left of it (saldo)
    alter table pago add column cobrado numeric(14, 2);
    -- of a transfer
    alter table pago add column referencia text not null default '';
    alter table pago add column usuario_id int references usuario;

    create index pago_reembolso_pago on pago_reembolso (pago_id);
    -- somebody decided that the client gets it: a refusal of his card does not end it
    alter table pago_reembolso add column debido boolean not null default false;
    -- who made the transfer
    alter table pago_reembolso add column hecho_por int references usuario;

    update pago p set cobrado = coalesce(p.saldo, p.monto) + coalesce((
      select sum(r.monto) from pago_reembolso r where r.pago_id = p.id and r.estado in ('hecho', 'manual')), 0)
    where p.estado in ('aprobada', 'reversada', 'anulada', 'anulada_parcial');

    update pago_reembolso r set hecho_por = r.usuario_id where r.estado = 'manual';
    -- decided, not possible to the card, and nothing was given back since
    update pago_reembolso r set debido = true
    where r.estado = 'rechazado' and r.respuesta = 'the card cannot be credited' and not exists (
      select from pago_reembolso later where later.pago_id = r.pago_id and later.id > r.id and later.estado in ('hecho', 'manual'));

    -- reservations that staff marked as paid
    insert into pago (solicitud_id, evento_id, estado, buy_order, session_id, retorno, comercio, medio, moneda, monto, cobrado, saldo,
      referencia, usuario_id, condiciones, idioma, ip, creado_en, confirmado_en, tipo_cambio)
    select s.id, (select max(e.id) from solicitud_evento e where e.solicitud_id = s.id and e.a_estado = 23 and e.id < paid.id),
      'aprobada', 't' || s.id || '-' || paid.id, gen_random_uuid(), gen_random_uuid(), '', 'transferencia', s.moneda, s.monto_reserva,
      s.monto_reserva, s.monto_reserva, left(paid.comentario, 500), paid.usuario_id, '', s.idioma, paid.ip, paid.creado_en,
      paid.creado_en, s.tipo_cambio
    from solicitud_clasificado s
    join lateral (
      select e.id, e.comentario, e.usuario_id, coalesce(e.ip, '') as ip, e.creado_en from solicitud_evento e
      where e.solicitud_id = s.id and e.de_estado = 23 and e.a_estado = 24 and e.usuario_id is not null
      order by e.id desc limit 1) paid on true
    where s.reservado_en is not null and s.monto_reserva > 0 and s.moneda in ('USD', 'CLP')
      and not exists (select from pago p where p.solicitud_id = s.id and p.motivo is null
        and p.estado in ('aprobada', 'reversada', 'anulada', 'anulada_parcial'));
  `.execute(db)
}
