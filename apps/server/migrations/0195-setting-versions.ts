import { type Kysely, sql } from 'kysely'

/** Sample people until the owner writes his own (rule public-site/company); they stood in the web's source before. */
const people = [
  {
    slug: 'lucia-ejemplo',
    nombres: 'Lucía',
    apellidos: 'Ejemplo Ríos',
    cargo: 'Gerente general',
    cargo_en: 'General manager',
    tema: 'Acuerdos con empresas mineras y nuevos distribuidores.',
    tema_en: 'Agreements with mining companies and new distributors.',
    telefono: '+52 55 2000 0100',
    email: 'lucia.ejemplo@example.com',
    pais_id: 484,
    idiomas: ['es', 'en'],
    en_soporte: false,
  },
  {
    slug: 'daniel-sample',
    nombres: 'Daniel',
    apellidos: 'Sample',
    cargo: 'Representante técnico',
    cargo_en: 'Technical representative',
    tema: 'Ventas y servicio en Estados Unidos y Canadá.',
    tema_en: 'Sales and service in the United States and Canada.',
    telefono: '+1 555 010 0100',
    email: 'daniel.sample@example.com',
    pais_id: 840,
    idiomas: ['en', 'es'],
    en_soporte: false,
  },
  {
    slug: 'mateo-modelo',
    nombres: 'Mateo',
    apellidos: 'Modelo Salas',
    cargo: 'Jefe de operaciones',
    cargo_en: 'Operations manager',
    tema: 'Pedidos, despachos y documentos de exportación.',
    tema_en: 'Orders, shipments and export documents.',
    telefono: '+51 1 200 0100',
    email: 'mateo.modelo@example.com',
    pais_id: 604,
    idiomas: ['es', 'en'],
    en_soporte: false,
  },
  {
    slug: 'carolina-muestra',
    nombres: 'Carolina',
    apellidos: 'Muestra Vidal',
    cargo: 'Gerente comercial',
    cargo_en: 'Sales manager',
    tema: 'Elección de consolas y adaptadores para cada faena.',
    tema_en: 'Choosing consoles and adapters for each operation.',
    telefono: '+56 2 2000 0000',
    email: 'carolina.muestra@example.com',
    pais_id: 152,
    idiomas: ['es', 'en', 'pt'],
    en_soporte: false,
  },
  {
    slug: 'camila-modelo',
    nombres: 'Camila',
    apellidos: 'Modelo Duarte',
    cargo: 'Ingeniera de tronadura',
    cargo_en: 'Blasting engineer',
    tema: 'Diseño de mallas y secuencias, simulación y capacitación.',
    tema_en: 'Pattern and sequence design, simulation and training.',
    telefono: '+56 2 2000 0102',
    email: 'camila.modelo@example.com',
    pais_id: 152,
    idiomas: ['es', 'pt', 'en'],
    en_soporte: true,
  },
  {
    slug: 'ivan-ejemplo',
    nombres: 'Iván',
    apellidos: 'Ejemplo Quiroga',
    cargo: 'Ingeniero de fragmentación',
    cargo_en: 'Fragmentation engineer',
    tema: 'Quamtum: captura, calibración y lectura de resultados.',
    tema_en: 'Quamtum: capture, calibration and reading of results.',
    telefono: '+51 1 200 0102',
    email: 'ivan.ejemplo@example.com',
    pais_id: 604,
    idiomas: ['es', 'en'],
    en_soporte: true,
  },
  {
    slug: 'elena-muestra',
    nombres: 'Elena',
    apellidos: 'Muestra Ferrand',
    cargo: 'Jefa de servicio técnico',
    cargo_en: 'Head of technical service',
    tema: 'Diagnóstico, garantías y reparación de equipos.',
    tema_en: 'Diagnosis, warranties and repair of devices.',
    telefono: '+52 55 2000 0102',
    email: 'elena.muestra@example.com',
    pais_id: 484,
    idiomas: ['es', 'en', 'fr'],
    en_soporte: true,
  },
  {
    slug: 'owen-sample',
    nombres: 'Owen',
    apellidos: 'Sample Tate',
    cargo: 'Especialista de software',
    cargo_en: 'Software specialist',
    tema: 'NextLion, licencias y archivos de proyecto.',
    tema_en: 'NextLion, licenses and project files.',
    telefono: '+1 555 010 0102',
    email: 'owen.sample@example.com',
    pais_id: 840,
    idiomas: ['en'],
    en_soporte: true,
  },
  {
    slug: 'paula-ejemplo',
    nombres: 'Paula',
    apellidos: 'Ejemplo Naranjo',
    cargo: 'Coordinadora de talleres',
    cargo_en: 'Workshop coordinator',
    tema: 'Talleres, certificados y convenios con universidades.',
    tema_en: 'Workshops, certificates and agreements with universities.',
    telefono: '+56 2 2000 0103',
    email: 'paula.ejemplo@example.com',
    pais_id: 152,
    idiomas: ['es', 'en', 'pt'],
    en_soporte: false,
  },
  {
    slug: 'hugo-muestra',
    nombres: 'Hugo',
    apellidos: 'Muestra Salvatierra',
    cargo: 'Encargado de maquinaria',
    cargo_en: 'Machinery desk',
    tema: 'Publicación, arriendo y reparación de maquinaria.',
    tema_en: 'Listing, renting and repairing machinery.',
    telefono: '+52 55 2000 0103',
    email: 'hugo.muestra@example.com',
    pais_id: 484,
    idiomas: ['es'],
    en_soporte: false,
  },
]

/**
 * The settings of the site get versions: who changed what and when, to be compared and brought back. A quote keeps the
 * discount limits that it was judged by.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table ajuste
      add column version int not null default 1,
      add column usuario_id int references usuario on delete set null;

    update ajuste set valor = valor || '{
      "logo_id": null,
      "red_mensajeria": "https://example.com/messages",
      "red_fotos": "https://example.com/photos",
      "red_profesional": "https://example.com/company"
    }' where clave = 'empresa';
  `.execute(db)
  await sql`
    insert into ajuste (clave, valor) values ('personas', ${JSON.stringify({ personas: people })}::jsonb)
  `.execute(db)
  await sql`
    create table ajuste_version (
      id int generated always as identity primary key,
      clave text not null references ajuste,
      version int not null,
      valor jsonb not null,
      usuario_id int references usuario on delete set null,
      creado_en timestamptz(3) not null default now(),
      restaura_version int,
      unique (clave, version)
    );
    insert into ajuste_version (clave, version, valor, creado_en)
      select clave, version, valor, actualizado_en from ajuste;

    alter table cotizacion add column limites_descuento jsonb;
  `.execute(db)
}
