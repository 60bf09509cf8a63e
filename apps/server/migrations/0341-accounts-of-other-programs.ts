import { type Kysely, sql } from 'kysely'

/**
 * Accounts that come from another program: with the password as that program stored it, until their first log-in, and
 * with an invitation that waits (decision 121). Whoever sets or takes a password away, also a process of the release
 * before, drops the one of the other program.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table usuario
      -- the password as another program hashed it; counts while there is none of our own
      add column hash_ajeno text check (length(hash_ajeno) <= 512),
      -- the password came from another program and breaks our rules: its owner is asked to change it
      add column clave_debil boolean not null default false,
      -- no link to choose a password was sent yet
      add column por_invitar boolean not null default false;
    create index usuario_por_invitar on usuario (id) where por_invitar;

    create function usuario_clave_nueva() returns trigger language plpgsql as $$
    begin
      new.hash_ajeno := null;
      if new.clave_debil = old.clave_debil then new.clave_debil := false; end if;
      if new.password_hash is not null then new.por_invitar := false; end if;
      return new;
    end $$;
    create trigger usuario_clave_nueva before update of password_hash on usuario
      for each row execute function usuario_clave_nueva();
  `.execute(db)
}
