import { type Kysely, sql } from 'kysely'

/** Views of lists under a name: of one person, or shared with his enterprise; and the one that a list opens with. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table vista (
      id int generated always as identity primary key,
      lista text not null,
      usuario_id int not null references usuario,
      -- null: of a customer without one, who has nobody to share it with
      empresa_id int references empresa,
      compartida boolean not null default false check (not compartida or empresa_id is not null),
      nombre text not null,
      -- the address of the list after its path
      direccion text not null,
      version int not null default 1,
      creado_en timestamptz(3) not null default now(),
      actualizado_en timestamptz(3) not null default now()
    );
    create unique index vista_nombre on vista (usuario_id, lista, lower(nombre));
    create index vista_compartida on vista (empresa_id) where compartida;

    create table vista_inicial (
      usuario_id int not null references usuario,
      lista text not null,
      vista_id int not null references vista on delete cascade,
      primary key (usuario_id, lista)
    );
    create index vista_inicial_vista on vista_inicial (vista_id);
  `.execute(db)
}
