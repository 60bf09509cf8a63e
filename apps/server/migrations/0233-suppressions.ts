import { type Kysely, sql } from 'kysely'

/**
 * Addresses that get no mail but what they need (decision 077): of whoever unsubscribed, complained or bounced. The
 * contact may be deleted, erased or made anew. Found by a keyed hash; the address itself goes when its person is erased.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;
    insert into secreto (nombre) values ('supresion');

    create function huella_de_correo(correo text) returns text language sql stable strict parallel safe as $$
      select encode(sha256(convert_to(valor, 'UTF8') || sha256(convert_to(valor || lower(correo), 'UTF8'))), 'hex')
      from secreto where nombre = 'supresion'
    $$;

    create table supresion (
      id int generated always as identity primary key,
      huella text not null unique,
      correo text,
      -- the first reason, and further ones with their moments, as contacts have them
      motivo text not null,
      otros jsonb not null default '{}',
      creado_en timestamptz(3) not null default now()
    );
    create index supresion_correo on supresion (lower(correo));

    create function suprimir(direccion text, por text, mas jsonb, desde timestamptz) returns void language sql as $$
      insert into supresion (huella, correo, motivo, otros, creado_en)
      select huella_de_correo(direccion), lower(direccion), por, mas, desde where direccion <> ''
      on conflict (huella) do update set correo = excluded.correo,
        creado_en = case when supresion.motivo = excluded.motivo
          then greatest(supresion.creado_en, excluded.creado_en) else supresion.creado_en end,
        otros = (supresion.otros || excluded.otros || jsonb_build_object(excluded.motivo, excluded.creado_en))
          - supresion.motivo
    $$;

    -- what was stored until now: contacts, deleted ones too, then who unsubscribed and was not allowed since
    select suprimir(email, no_contactar_motivo, no_contactar_otros, no_contactar_en) from contacto
    where no_contactar_en is not null order by no_contactar_en;
    select suprimir(r.email, 'baja', '{}', min(r.baja_en)) from difusion_destinatario r
    where r.baja_en is not null and r.email not like 'borrado-%@example.invalid' and not exists (
      select from historialcontacto h join contacto c on c.id = h.contacto_id
      where lower(c.email) = lower(r.email) and h.permitidos is not null and h.eliminado_en is null
        and h.creado_en > r.baja_en)
    group by r.email;
    -- of erased people only the hash stays
    update supresion s set correo = null from contacto c
    where c.nombre = 'Persona borrada' and lower(c.email) = s.correo and not exists (
      select from contacto o where lower(o.email) = s.correo and o.nombre <> 'Persona borrada');
    update contacto set email = 'borrado-' || id || '@example.invalid', version = version + 1
    where nombre = 'Persona borrada' and no_contactar_en is not null and email not like 'borrado-%@example.invalid';
    -- who came back meanwhile
    update contacto c set no_contactar_en = s.creado_en, no_contactar_motivo = s.motivo, no_contactar_otros = s.otros,
      version = version + 1
    from supresion s where s.correo = lower(c.email) and c.no_contactar_en is null and c.eliminado_en is null;

    -- whoever writes a contact, none forgets: what stops its address is stored and ends with it, and a new contact of a
    -- suppressed address is stopped
    create function contacto_supresion() returns trigger language plpgsql as $$
    declare
      conocida supresion;
      es_nuevo boolean := tg_op = 'INSERT';
    begin
      if new.no_contactar_en is null then
        if es_nuevo or lower(new.email) is distinct from lower(old.email) then
          select * into conocida from supresion where huella = huella_de_correo(new.email);
          if found then
            new.no_contactar_en := conocida.creado_en;
            new.no_contactar_motivo := conocida.motivo;
            new.no_contactar_otros := conocida.otros;
          end if;
        elsif old.no_contactar_en is not null and not exists (
            select from contacto c where lower(c.email) = lower(new.email) and c.id <> new.id
              and c.no_contactar_en is not null and (c.eliminado_en is null or c.fusionado_con is not null)) then
          -- allowed, or a merge was undone: nothing stops the address any more
          delete from supresion where huella = huella_de_correo(new.email);
        end if;
      elsif es_nuevo or (new.no_contactar_en, new.no_contactar_motivo, new.no_contactar_otros)
          is distinct from (old.no_contactar_en, old.no_contactar_motivo, old.no_contactar_otros) then
        perform suprimir(new.email, new.no_contactar_motivo, new.no_contactar_otros, new.no_contactar_en);
      end if;
      return new;
    end $$;
    create trigger contacto_supresion
      before insert or update of email, no_contactar_en, no_contactar_motivo, no_contactar_otros on contacto
      for each row execute function contacto_supresion();
  `.execute(db)
}
