import { type Kysely, sql } from 'kysely'

/** Public forms: stored first, numbered for each kind and year without gap, and how far each is on its way to staff. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table formulario_numero (
      prefijo text not null,
      anio int not null,
      ultimo int not null,
      primary key (prefijo, anio)
    );

    create table formulario (
      id int generated always as identity primary key,
      referencia text not null unique,
      tipo text not null check (tipo in ('contacto', 'nda', 'reunion')),
      idioma text not null check (idioma in ('es', 'en')),
      nombre text not null,
      email text not null,
      telefono text not null default '',
      empresa text not null default '',
      pais_id int references pais,
      -- what else the form asks for, by the names of its fields
      datos jsonb not null default '{}',
      inicia_en timestamptz(3),
      ip text not null,
      -- SHA-256 of who sent what: the same again is told apart
      huella text not null,
      entrega text not null default 'pendiente' check (entrega in ('pendiente', 'entregado', 'fallido', 'retenido')),
      correo_id bigint references correo on delete set null,
      intentos int not null default 0,
      error text,
      proximo_en timestamptz(3),
      entregado_en timestamptz(3),
      creado_en timestamptz(3) not null default now(),
      buscado text not null generated always as (
        sin_acentos(referencia || ' ' || nombre || ' ' || email || ' ' || telefono || ' ' || empresa)
      ) stored,
      check ((tipo = 'reunion') = (inicia_en is not null))
    );
    create index formulario_creado on formulario (creado_en desc, id desc);
    create index formulario_entrega on formulario (entrega) where entrega <> 'entregado';
    create index formulario_huella on formulario (huella, creado_en);
    create index formulario_correo on formulario (correo_id) where correo_id is not null;
    create index formulario_buscado on formulario using gin (buscado gin_trgm_ops);
    -- one meeting at a time; what is held back takes nobody's
    create unique index formulario_reunion on formulario (inicia_en) where tipo = 'reunion' and entrega <> 'retenido';

    -- a form that travels as a mail is as far as its mail, whoever moves that: its job, the tidying, a restart
    create function formulario_sigue_correo() returns trigger language plpgsql as $$
    begin
      update formulario set
        entrega = case new.estado when 'enviado' then 'entregado' when 'pendiente' then 'pendiente' else 'fallido' end,
        intentos = new.intentos,
        error = new.error,
        proximo_en = case new.estado when 'pendiente' then new.proximo_en end,
        entregado_en = new.enviado_en
      where correo_id = new.id;
      if found then
        perform pg_notify('portal', '[{"area":"formularios"}]');
      end if;
      return null;
    end $$;
    create trigger formulario_sigue_correo after update of estado, intentos, error on correo
      for each row when (new.motivo like 'form.notice.%') execute function formulario_sigue_correo();
  `.execute(db)
}
