import { type Kysely, sql } from 'kysely'

/** What a user holds goes to other people: who started it, to whom each kind goes, and the records that went. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table traspaso (
      id int generated always as identity primary key,
      -- whose records go
      usuario_id int not null references usuario,
      -- he leaves: his status before, and the version of his row after
      desactiva boolean not null,
      estado_anterior int,
      usuario_version int,
      estado text not null default 'en_curso' check (estado in ('en_curso', 'terminado', 'deshaciendo', 'deshecho')),
      creado_por int not null references usuario,
      -- where its author belonged then: who has moved since undoes nothing there
      empresa_id int references empresa,
      creado_en timestamptz(3) not null default now(),
      terminado_en timestamptz(3),
      deshecho_en timestamptz(3),
      check (desactiva = (estado_anterior is not null and usuario_version is not null))
    );
    -- one at a time of each person
    create unique index traspaso_en_curso on traspaso (usuario_id) where estado in ('en_curso', 'deshaciendo');
    create index traspaso_creado on traspaso (creado_en);

    create table traspaso_destino (
      traspaso_id int not null references traspaso,
      tipo text not null,
      -- null: it stays as it is
      a_usuario_id int references usuario,
      -- when the transfer began
      total int not null,
      primary key (traspaso_id, tipo)
    );

    create table traspaso_registro (
      traspaso_id int not null,
      tipo text not null,
      registro_id int not null,
      nombre text not null,
      -- what undoing needs
      deshacer jsonb not null,
      estado text not null default 'movido' check (estado in ('movido', 'devuelto', 'rechazado')),
      motivo text not null default '',
      motivo_en text not null default '',
      primary key (traspaso_id, tipo, registro_id),
      foreign key (traspaso_id, tipo) references traspaso_destino
    );

    -- the text of a quote names its author, who may change from now on
    drop trigger cotizacion_texto on cotizacion;
    create trigger cotizacion_texto
      before insert or update of usuario_id, estado, reemplazada, revision, cliente_empresa, cliente_nombre,
        cliente_email, referencia
      on cotizacion for each row execute function cotizacion_texto();
  `.execute(db)
}
