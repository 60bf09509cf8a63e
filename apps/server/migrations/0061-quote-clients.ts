import { type Kysely, sql } from 'kysely'

/** The clients that each author of an enterprise has quoted to, by their newest quote: offered while another one is written. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cotizacion_cliente (
      empresa_id int not null references empresa,
      usuario_id int not null references usuario,
      -- in small letters: one client, however it was typed
      email text not null,
      -- the newest quote to him, which his data are read from
      cotizacion_id int not null references cotizacion,
      usado_en timestamptz(3) not null,
      texto tsvector not null,
      primary key (usuario_id, empresa_id, email)
    );

    create function cotizacion_cliente_texto(q cotizacion) returns tsvector language sql immutable parallel safe
      return array_to_tsvector(
        cotizacion_palabras(q.cliente_empresa || ' ' || q.cliente_nombre || ' ' || q.cliente_email)
        || array['#e' || q.empresa_id, '#u' || q.usuario_id]);

    insert into cotizacion_cliente (empresa_id, usuario_id, email, cotizacion_id, usado_en, texto)
      select distinct on (q.usuario_id, q.empresa_id, lower(q.cliente_email))
        q.empresa_id, q.usuario_id, lower(q.cliente_email), q.id, q.creado_en, cotizacion_cliente_texto(q)
      from cotizacion q
      order by q.usuario_id, q.empresa_id, lower(q.cliente_email), q.creado_en desc, q.id desc;

    create index cotizacion_cliente_por_uso on cotizacion_cliente (usado_en desc, email);
    create index cotizacion_cliente_de_empresa on cotizacion_cliente (empresa_id, usado_en desc, email);
    create index cotizacion_cliente_de_usuario on cotizacion_cliente (usuario_id, usado_en desc, email);
    create index cotizacion_cliente_comienzo on cotizacion_cliente using gin (cotizacion_comienzos(texto));

    -- By a trigger, for the release before this one writes quotes too while processes change.
    create function cotizacion_cliente_anotar() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and lower(old.cliente_email) <> lower(new.cliente_email) then
        -- an address that was corrected: the client by the old one is that of the quote before, if there is any
        delete from cotizacion_cliente where cotizacion_id = new.id and email = lower(old.cliente_email);
        insert into cotizacion_cliente (empresa_id, usuario_id, email, cotizacion_id, usado_en, texto)
          select q.empresa_id, q.usuario_id, lower(q.cliente_email), q.id, q.creado_en, cotizacion_cliente_texto(q)
          from cotizacion q
          where q.usuario_id = old.usuario_id and q.empresa_id = old.empresa_id
            and lower(q.cliente_email) = lower(old.cliente_email) and not q.reemplazada
          order by q.creado_en desc, q.id desc limit 1
          on conflict do nothing;
      end if;
      insert into cotizacion_cliente (empresa_id, usuario_id, email, cotizacion_id, usado_en, texto)
        values (new.empresa_id, new.usuario_id, lower(new.cliente_email), new.id, new.creado_en, cotizacion_cliente_texto(new))
        on conflict (usuario_id, empresa_id, email) do update
          set cotizacion_id = excluded.cotizacion_id, usado_en = excluded.usado_en, texto = excluded.texto
          where (cotizacion_cliente.usado_en, cotizacion_cliente.cotizacion_id) <= (excluded.usado_en, excluded.cotizacion_id);
      return null;
    end $$;
    create trigger cotizacion_cliente_anotar
      after insert or update of cliente_empresa, cliente_nombre, cliente_email on cotizacion
      for each row execute function cotizacion_cliente_anotar();
  `.execute(db)
}
