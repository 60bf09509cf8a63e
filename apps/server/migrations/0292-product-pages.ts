import { type Kysely, sql } from 'kysely'
import { productPages } from './reference/product-pages.ts'

interface Line {
  id: number
  nombre_pt: string
  orden: number
  ancla: string
  etapa: [string, string, string]
  titular: [string, string, string]
  texto: [string, string, string]
  comparar: [string, string, string]
}

const none: Line['comparar'] = ['', '', '']
const fieldWork: Line['etapa'] = ['Trabajo en terreno', 'Field work', 'Trabalho em campo']

/** The lines of the eight products, in the order of a blast. `{cantidad}` is the number of products in words. */
const lines: Line[] = [
  {
    id: 3,
    nombre_pt: 'Software',
    orden: 10,
    ancla: 'design',
    etapa: ['Diseño', 'Design', 'Projeto'],
    titular: ['Diseño', 'Design', 'Projeto'],
    texto: [
      'Se decide en pantalla qué pozo sale y cuándo.',
      'Decide on screen which hole fires, and when.',
      'Na tela se decide qual furo detona e quando.',
    ],
    comparar: none,
  },
  {
    id: 1,
    nombre_pt: 'Adaptadores',
    orden: 20,
    ancla: 'adapters',
    etapa: fieldWork,
    titular: ['Adaptadores', 'Adapters', 'Adaptadores'],
    texto: [
      'Llevan su tiempo a cada pozo, milisegundo por milisegundo.',
      'They give each hole its delay, to the millisecond.',
      'Levam o seu tempo a cada furo, milissegundo por milissegundo.',
    ],
    comparar: ['Comparar los {cantidad} adaptadores', 'Compare both adapters', 'Comparar os {cantidad} adaptadores'],
  },
  {
    id: 2,
    nombre_pt: 'Consoles',
    orden: 30,
    ancla: 'consoles',
    etapa: fieldWork,
    titular: ['Consolas', 'Consoles', 'Consoles'],
    texto: [
      'De una serie pequeña a un banco completo, en el lugar o a distancia.',
      'From a small series to a whole bench, on site or from a distance.',
      'De uma série pequena a uma bancada completa, no local ou a distância.',
    ],
    comparar: [
      'Comparar las {cantidad} consolas',
      'Compare the {cantidad} consoles',
      'Comparar os {cantidad} consoles',
    ],
  },
  {
    id: 4,
    nombre_pt: 'Análise de fragmentação',
    orden: 40,
    ancla: 'fragmentation',
    etapa: ['Análisis de fragmentación', 'Fragmentation analysis', 'Análise de fragmentação'],
    titular: ['Análisis de fragmentación', 'Fragmentation analysis', 'Análise de fragmentação'],
    texto: [
      'Mide lo que la tronadura entregó.',
      'Measure what the blast delivered.',
      'Mede o que o desmonte entregou.',
    ],
    comparar: none,
  },
]

/** The pages of products become rows: their texts, pictures and models, and what replaced those that are gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table categoria_producto
      add nombre_pt text not null default '',
      add orden int not null default 1000,
      -- where the page of all products has it; null: its id names it
      add ancla text unique check (ancla ~ '^[a-z0-9-]+$'),
      -- the group of its products in the menu; empty: its name
      add etapa text not null default '', add etapa_en text not null default '', add etapa_pt text not null default '',
      -- on the page of all products: its heading (empty: its name), a sentence, and the link that compares its products
      add titular text not null default '',
      add titular_en text not null default '', add titular_pt text not null default '',
      add texto text not null default '', add texto_en text not null default '', add texto_pt text not null default '',
      add comparar text not null default '',
      add comparar_en text not null default '', add comparar_pt text not null default '';

    alter table producto
      drop constraint producto_slug_check,
      add constraint producto_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
      -- false: its address is reserved, its page not shown
      add publicada boolean not null default false,
      add pagina jsonb not null default '{}',
      add modelo_id uuid references archivo,
      -- for when it is no longer offered
      add reemplazo_id int references producto check (reemplazo_id <> id),
      add redirige boolean not null default false,
      add check (slug is not null or not publicada);
    update producto set publicada = true where slug is not null;

    create table producto_vista (
      id int generated always as identity primary key,
      producto_id int not null references producto,
      archivo_id uuid not null references archivo,
      orden int not null,
      texto text not null,
      texto_en text not null default '',
      texto_pt text not null default ''
    );
    create index producto_vista_producto on producto_vista (producto_id, orden);
  `.execute(db)

  for (const { id, nombre_pt, orden, ancla, etapa, titular, texto, comparar } of lines)
    await sql`
      update categoria_producto set nombre_pt = ${nombre_pt}, orden = ${orden}, ancla = ${ancla},
        etapa = ${etapa[0]}, etapa_en = ${etapa[1]}, etapa_pt = ${etapa[2]},
        titular = ${titular[0]}, titular_en = ${titular[1]}, titular_pt = ${titular[2]},
        texto = ${texto[0]}, texto_en = ${texto[1]}, texto_pt = ${texto[2]},
        comparar = ${comparar[0]}, comparar_en = ${comparar[1]}, comparar_pt = ${comparar[2]}
      where id = ${id}`.execute(db)

  // a summary or description that was changed by hand stays
  for (const [slug, texts] of Object.entries(productPages))
    await sql`
      update producto set pagina = jsonb_set(jsonb_set(${JSON.stringify(texts)}::jsonb,
        '{es}', ${JSON.stringify(texts)}::jsonb -> 'es' || jsonb_build_object('resumen', resumen, 'descripcion', descripcion)),
        '{en}', ${JSON.stringify(texts)}::jsonb -> 'en' || jsonb_build_object('resumen', resumen_en, 'descripcion', descripcion_en))
      where slug = ${slug}`.execute(db)

  await sql`
    -- said in the page alone; the release before reads them here
    alter table producto
      drop column resumen, drop column resumen_en, drop column descripcion, drop column descripcion_en;
    alter table producto
      add resumen text not null generated always as (coalesce(pagina #>> '{es,resumen}', '')) stored,
      add resumen_en text not null generated always as (coalesce(pagina #>> '{en,resumen}', '')) stored,
      add resumen_pt text not null generated always as (coalesce(pagina #>> '{pt,resumen}', '')) stored,
      add descripcion text not null generated always as (coalesce(pagina #>> '{es,descripcion}', '')) stored,
      add descripcion_en text not null generated always as (coalesce(pagina #>> '{en,descripcion}', '')) stored,
      add descripcion_pt text not null generated always as (coalesce(pagina #>> '{pt,descripcion}', '')) stored;

    -- a form says what it was about also after its product is gone
    update formulario set datos = datos || jsonb_build_object(
      'product_nombre', pagina #>> '{es,asunto}',
      'product_nombre_en', pagina #>> '{en,asunto}',
      'product_nombre_pt', pagina #>> '{pt,asunto}')
    from producto where slug = datos ->> 'product';
  `.execute(db)
}
