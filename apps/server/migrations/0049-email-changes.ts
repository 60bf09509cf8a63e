import { type Kysely, sql } from 'kysely'

/**
 * Changes of an account's e-mail that wait for the new address, or that the old one may still take back
 * (rule users/email-change).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cambio_email (
      id int generated always as identity primary key,
      usuario_id int not null references usuario,
      email_anterior text not null,
      email_nuevo text not null,
      pedido_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      -- when the mail to the new address was last written
      enviado_en timestamptz(3) not null default now(),
      vence_en timestamptz(3) not null,
      confirmado_en timestamptz(3),
      recuperable_hasta timestamptz(3),
      -- withdrawn, replaced, taken back, or of no use after another one was taken back
      terminado_en timestamptz(3),
      check ((confirmado_en is null) = (recuperable_hasta is null))
    );
    create unique index cambio_email_pendiente on cambio_email (usuario_id) where confirmado_en is null and terminado_en is null;
    create index cambio_email_usuario on cambio_email (usuario_id, id);
    create index cambio_email_anterior on cambio_email (lower(email_anterior)) where recuperable_hasta is not null and terminado_en is null;

    create table enlace_email (
      token_hash text primary key,
      cambio_email_id int not null references cambio_email,
      -- whose mailbox it was sent to: the new address confirms, the old one keeps or takes back
      para text not null check (para in ('nuevo', 'anterior')),
      creado_en timestamptz(3) not null default now()
    );
    create index enlace_email_cambio on enlace_email (cambio_email_id);

    -- An address that its old owner may still take back is nobody else's: without this, whoever changed it could give it
    -- to another account and keep the first. After the row, so that the index has waited for whoever frees the address.
    create function usuario_email_recuperable() returns trigger language plpgsql as $$
    begin
      if new.eliminado_en is null and exists (
        select from cambio_email
        join usuario on usuario.id = cambio_email.usuario_id and usuario.eliminado_en is null
        where lower(cambio_email.email_anterior) = lower(new.email)
          and cambio_email.usuario_id <> new.id
          and cambio_email.recuperable_hasta > now()
          and cambio_email.terminado_en is null
      ) then
        raise exception 'the address may still be taken back' using errcode = 'unique_violation', constraint = 'usuario_email';
      end if;
      return null;
    end $$;
    create trigger usuario_email_recuperable after insert or update of email, eliminado_en on usuario
      for each row execute function usuario_email_recuperable();
  `.execute(db)
}
