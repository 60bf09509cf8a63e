import { type Kysely, sql } from 'kysely'

/** Bulk imports of every kind: the record, its rows, and what can be undone within 24 h. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table importacion (
      id int generated always as identity primary key,
      tipo text not null check (tipo in ('clasificado', 'propiedad', 'contacto', 'usuario', 'certificado')),
      usuario_id int not null references usuario,
      estado text not null default 'subido',
      archivo_id uuid references archivo,
      imagenes_id uuid references archivo,
      -- SHA-256 of what was uploaded: the same file again is told apart
      huella text not null,
      filas int not null default 0,
      hechas int not null default 0,
      totales jsonb not null default '{}',
      resultado_id uuid references archivo,
      error text,
      idioma text not null default 'es',
      creado_en timestamptz(3) not null default now(),
      confirmado_en timestamptz(3),
      terminado_en timestamptz(3),
      deshecho_en timestamptz(3)
    );
    create index importacion_usuario on importacion (usuario_id, id desc);

    create table importacion_fila (
      importacion_id int not null references importacion on delete cascade,
      fila int not null,
      accion text not null check (accion in ('crear', 'actualizar', 'igual', 'omitir', 'error')),
      datos jsonb not null,
      errores jsonb not null default '[]',
      avisos jsonb not null default '[]',
      imagenes jsonb not null default '[]',
      entidad_id int,
      antes jsonb,
      version_despues int,
      primary key (importacion_id, fila)
    );
  `.execute(db)
}
