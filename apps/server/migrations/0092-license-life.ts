import { type Kysely, sql } from 'kysely'

/** What becomes of licenses: where they belong, notices before their end, signed files, demos, and grants to an e-mail. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- of the country of a person; otherwise of his enterprise's, otherwise of the house
    create function licencia_zona(persona int) returns text language sql stable parallel safe
      return (
        select coalesce(
          (select p.zona_horaria from pais p where p.id = u.pais_id),
          (select p.zona_horaria from empresa e join pais p on p.id = e.pais_id where e.id = u.empresa_id),
          (select e.zona_horaria from empresa e where e.id = casa_id()),
          'America/Santiago')
        from usuario u where u.id = persona
      );

    -- The status of a license on a day where its holder is. It only moves forward, whatever the clock does.
    create function licencia_estado(estado int, suspendida text, inicio date, termino date, gracia int, hoy date)
      returns int language sql immutable parallel safe
      return case
        when estado in (0, 4) then estado
        when suspendida is not null then case when termino < hoy then 4 else 5 end
        when termino + gracia < hoy then 4
        when estado = 1 or inicio <= hoy then 1
        else 5
      end;

    -- The last day of a license of this type that begins on a day; a student's lasts one year at most.
    create function licencia_fin(inicio date, tipo int) returns date language sql stable parallel safe
      return (
        select (inicio + least(
          case t.unidad_intervalo
            when 1 then make_interval(days => t.intervalo)
            when 2 then make_interval(months => t.intervalo)
            else make_interval(years => t.intervalo) end,
          case t.id when 2 then interval '1 year' end))::date - 1
        from tipo_licencia t where t.id = tipo
      );

    alter table licencia
      -- public: names the license in files and on the page that checks it
      add column codigo text not null default upper(left(md5(gen_random_uuid()::text), 20)),
      -- of the holder when he got it
      add column empresa_id int references empresa,
      add column sucursal_id int references sucursal,
      -- of the holder's country; follows it
      add column zona_horaria text not null default '',
      add column origen text not null default 'personal' check (origen in ('personal', 'demo', 'workshop', 'importacion')),
      -- the last notice of the current period: days before its end
      add column aviso_dias smallint,
      -- of a demo: when its holder got a license that is none
      add column convertida_en timestamptz(3),
      add column eliminado_en timestamptz(3),
      -- of a deleted one
      add column estado_anterior int,
      add check (suspendida is null or estado_id <> 1);
    update licencia set eliminado_en = now(), estado_anterior = 4 where estado_id = 0;
    alter table licencia add check ((estado_id = 0) = (eliminado_en is not null and estado_anterior is not null));

    create function licencia_lugar() returns trigger language plpgsql as $$
    begin
      if new.zona_horaria = '' then new.zona_horaria := licencia_zona(new.usuario_id); end if;
      if new.empresa_id is null then
        select u.empresa_id, u.sucursal_id into new.empresa_id, new.sucursal_id from usuario u where u.id = new.usuario_id;
      end if;
      return new;
    end $$;
    create trigger licencia_lugar before insert on licencia for each row execute function licencia_lugar();
    update licencia l set zona_horaria = licencia_zona(usuario_id), empresa_id = u.empresa_id, sucursal_id = u.sucursal_id
      from usuario u where u.id = l.usuario_id;

    create function licencia_sigue_persona() returns trigger language plpgsql as $$
    begin
      update licencia set zona_horaria = licencia_zona(new.id) where usuario_id = new.id;
      return null;
    end $$;
    create trigger licencia_sigue_persona after update of pais_id, empresa_id on usuario for each row
      when (old.pais_id is distinct from new.pais_id or old.empresa_id is distinct from new.empresa_id)
      execute function licencia_sigue_persona();

    create unique index licencia_codigo on licencia (codigo);
    create index licencia_termino on licencia (fecha_termino, id) where estado_id <> 0;
    create index licencia_inicio on licencia (fecha_inicio, id) where estado_id <> 0;
    create index licencia_creado on licencia (creado_en, id) where estado_id <> 0;
    create index licencia_de_estado on licencia (estado_id, fecha_termino, id);
    create index licencia_de_estado_inicio on licencia (estado_id, fecha_inicio, id);
    create index licencia_de_estado_creado on licencia (estado_id, creado_en, id);
    create index licencia_de_empresa on licencia (empresa_id, fecha_termino, id) where estado_id <> 0;
    create index licencia_de_sucursal on licencia (sucursal_id, fecha_termino, id) where estado_id <> 0;
    create index licencia_de_servicio on licencia (servicio_id, estado_id, fecha_termino, id);
    create index licencia_de_tipo on licencia (tipo_licencia_id, estado_id, fecha_termino, id);
    drop index licencia_servicio;
    drop index licencia_tipo;
    -- what the job looks for
    create index licencia_por_empezar on licencia (fecha_inicio) where estado_id = 5 and suspendida is null;
    create index licencia_revocada on licencia (id) where estado_id = 0 or suspendida is not null;

    -- what a renewal replaced: dates, type and status, for taking it back
    alter table licencia_periodo add column antes jsonb;

    create table licencia_aviso (
      periodo_id int not null references licencia_periodo,
      -- before the end
      dias smallint not null,
      usuario_id int not null references usuario,
      -- null until its mail is written
      correo_id int,
      creado_en timestamptz(3) not null default now(),
      primary key (periodo_id, dias, usuario_id)
    );
    create index licencia_aviso_por_enviar on licencia_aviso (usuario_id) where correo_id is null;

    create table licencia_archivo (
      id int generated always as identity primary key,
      licencia_id int not null references licencia,
      dispositivo text not null,
      -- the id of the key that signed it
      clave text not null,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now()
    );
    create index licencia_archivo_de on licencia_archivo (licencia_id, id desc);

    create table licencia_demo (
      id int generated always as identity primary key,
      referencia text not null unique,
      servicio_id int not null references servicio,
      licencia_id int not null references licencia,
      usuario_id int not null references usuario,
      -- in small letters
      email text not null,
      -- capitals and digits only; empty: not given
      identificador text not null default '',
      empresa text not null,
      historialcontacto_id int references historialcontacto,
      creado_en timestamptz(3) not null default now()
    );
    create unique index licencia_demo_email on licencia_demo (servicio_id, email);
    create unique index licencia_demo_identificador on licencia_demo (servicio_id, identificador) where identificador <> '';
    create index licencia_demo_licencia on licencia_demo (licencia_id);
    create index licencia_demo_usuario on licencia_demo (usuario_id, id);

    -- a license for an e-mail without an account; it begins to exist when there is one
    create table licencia_pendiente (
      id int generated always as identity primary key,
      -- in small letters
      email text not null,
      servicio_id int not null references servicio,
      tipo_licencia_id int not null references tipo_licencia,
      fecha_inicio date not null,
      origen text not null,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      licencia_id int references licencia,
      retirada_en timestamptz(3)
    );
    create index licencia_pendiente_email on licencia_pendiente (email) where licencia_id is null and retirada_en is null;
  `.execute(db)
}
