import { type Kysely, sql } from 'kysely'

/** Closing a workshop: one job that issues certificates and licenses, with the result for each person. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table workshop_cierre (
      id int generated always as identity primary key,
      workshop_id int not null references workshop,
      tipo_licencia_id int not null references tipo_licencia,
      servicio_id int not null references servicio,
      estado text not null default 'en_curso' check (estado in ('en_curso', 'terminado', 'deshaciendo', 'deshecho')),
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      terminado_en timestamptz(3),
      deshecho_por int references usuario,
      deshecho_en timestamptz(3)
    );
    -- one that is not undone at a time
    create unique index workshop_cierre_workshop on workshop_cierre (workshop_id) where estado <> 'deshecho';

    create table workshop_cierre_persona (
      cierre_id int not null references workshop_cierre,
      registro_id int not null references workshop_registro,
      resultado text not null default 'pendiente'
        check (resultado in ('pendiente', 'emitido', 'rechazado', 'retirado', 'no_retirado')),
      certificado_id int references certificado,
      licencia_pendiente_id int references licencia_pendiente,
      -- why nothing was issued or withdrawn
      motivo text not null default '',
      motivo_en text not null default '',
      primary key (cierre_id, registro_id)
    );
  `.execute(db)
}
