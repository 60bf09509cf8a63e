import { type Kysely, sql } from 'kysely'

/**
 * Quotes, orders, invoices and payments of the program that a house used before: kept to be found and read, of no effect
 * on anything else (rule past-documents/archive).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table documento_historico (
      id int generated always as identity primary key,
      tipo text not null check (tipo in ('cotizacion', 'orden', 'factura', 'nota_credito', 'pago')),
      numero text not null,
      fecha date not null,
      cliente text not null,
      identificador_tributario text not null default '',
      correo text not null default '',
      moneda text not null,
      total numeric(14, 2) not null check (total >= 0),
      situacion text not null default '',
      referencia text not null default '',
      notas text not null default '',
      empresa_id int references empresa,
      documento_id uuid references archivo,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      version int not null default 1,
      eliminado_en timestamptz(3)
    );
    -- the number as it is compared: without case, accents and spaces
    create unique index documento_historico_numero on documento_historico (tipo, replace(sin_acentos(numero), ' ', ''))
      where eliminado_en is null;
    create index documento_historico_fecha on documento_historico (fecha, id) where eliminado_en is null;
    create index documento_historico_empresa on documento_historico (empresa_id, fecha) where eliminado_en is null;
    create index documento_historico_correo on documento_historico (lower(correo));
  `.execute(db)
}
