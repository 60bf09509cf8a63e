import { type Kysely, sql } from 'kysely'

/** What the program said in Portuguese of the slides that came with the portal, by their Spanish words. */
const portuguese = {
  'Banco de tronadura visto desde arriba: pozos encendidos e isócronas.':
    'Bancada de desmonte vista de cima: furos acesos e isócronas.',
  'Iniciación electrónica': 'Iniciação eletrônica',
  'Cada pozo, a su milisegundo.': 'Cada furo, no seu milissegundo.',
  'Retardos programables de 0 a 30.000 ms en pasos de 1 ms, para minería y obras civiles.':
    'Retardos programáveis de 0 a 30.000 ms em passos de 1 ms, para mineração e obras civis.',
  'Ver los productos': 'Ver os produtos',
  'Pantallas del software: plano de la malla con isócronas, mapa de alivio y registro de vibración.':
    'Telas do software: plano da malha com isócronas, mapa de alívio e registro de vibração.',
  'Software NextLion': 'Software NextLion',
  'La tronadura, resuelta antes de perforar.': 'O desmonte, resolvido antes de perfurar.',
  'Diseñe la malla, simule la secuencia y lea el alivio en ms/m y la vibración en mm/s.':
    'Projete a malha, simule a sequência e leia o alívio em ms/m e a vibração em mm/s.',
  'Conocer el software': 'Conhecer o software',
  'Pila de roca tronada con el contorno y el tamaño de cada fragmento reconocidos.':
    'Pilha de rocha desmontada com o contorno e o tamanho de cada fragmento reconhecidos.',
  'Mida cada fragmento que deja el disparo.': 'Meça cada fragmento que o disparo deixa.',
  'Análisis de fragmentación portátil, con dron o en el escritorio.':
    'Análise de fragmentação portátil, com drone ou no desktop.',
  'Ver Quamtum': 'Ver Quamtum',
}

/** The Portuguese texts of slides become theirs; slides with other words have none, and show the Spanish ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function con_portugues(slides jsonb, textos jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'alt_pt', coalesce(textos ->> (slide ->> 'alt'), ''),
          'etiqueta_pt', coalesce(textos ->> (slide ->> 'etiqueta_es'), ''),
          'titulo_pt', coalesce(textos ->> (slide ->> 'titulo_es'), ''),
          'texto_pt', coalesce(textos ->> (slide ->> 'texto_es'), ''),
          'text_nav_link_pt', coalesce(textos ->> (slide ->> 'text_nav_link_es'), ''),
          'text_anchor_link_pt', coalesce(textos ->> (slide ->> 'text_anchor_link_es'), '')) || slide
        order by n), '[]')
      from jsonb_array_elements(slides) with ordinality as s (slide, n)
    $$;
  `.execute(db)
  const texts = JSON.stringify(portuguese)
  await sql`update carrusel_borrador set slides = con_portugues(slides, ${texts}::jsonb)`.execute(db)
  await sql`update carrusel_version set slides = con_portugues(slides, ${texts}::jsonb)`.execute(db)
  await sql`drop function con_portugues(jsonb, jsonb)`.execute(db)
}
