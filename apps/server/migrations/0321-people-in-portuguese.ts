import { type Kysely, sql } from 'kysely'

/** Roles of the people and offices that come with the portal, and what to ask each about. */
const portuguese: Readonly<Record<string, string>> = {
  'Gerente general': 'Gerente geral',
  'Representante técnico': 'Representante técnico',
  'Jefe de operaciones': 'Chefe de operações',
  'Gerente comercial': 'Gerente comercial',
  'Ingeniera de tronadura': 'Engenheira de desmonte',
  'Ingeniero de fragmentación': 'Engenheiro de fragmentação',
  'Jefa de servicio técnico': 'Chefe de assistência técnica',
  'Especialista de software': 'Especialista em software',
  'Coordinadora de talleres': 'Coordenadora de workshops',
  'Encargado de maquinaria': 'Encarregado de máquinas',
  'Acuerdos con empresas mineras y nuevos distribuidores.': 'Acordos com mineradoras e novos distribuidores.',
  'Ventas y servicio en Estados Unidos y Canadá.': 'Vendas e serviço nos Estados Unidos e no Canadá.',
  'Pedidos, despachos y documentos de exportación.': 'Pedidos, despachos e documentos de exportação.',
  'Elección de consolas y adaptadores para cada faena.': 'Escolha de consoles e adaptadores para cada mina.',
  'Diseño de mallas y secuencias, simulación y capacitación.':
    'Projeto de malhas e sequências, simulação e treinamento.',
  'Quamtum: captura, calibración y lectura de resultados.': 'Quamtum: captura, calibração e leitura de resultados.',
  'Diagnóstico, garantías y reparación de equipos.': 'Diagnóstico, garantias e reparo de equipamentos.',
  'NextLion, licencias y archivos de proyecto.': 'NextLion, licenças e arquivos de projeto.',
  'Talleres, certificados y convenios con universidades.': 'Workshops, certificados e convênios com universidades.',
  'Publicación, arriendo y reparación de maquinaria.': 'Anúncio, locação e reparo de máquinas.',
}

/** People and offices say their roles in Portuguese too; those of the first owner stood in the program. */
export async function up(db: Kysely<never>): Promise<void> {
  const words = JSON.stringify(portuguese)
  await sql`
    create function en_portugues(filas jsonb, palabras jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'cargo_pt', coalesce(palabras ->> coalesce(fila ->> 'cargo', fila ->> 'cargo_es'), ''),
          'tema_pt', case when fila ? 'tema' then coalesce(palabras ->> (fila ->> 'tema'), '') end
        )) || fila order by n), '[]')
      from jsonb_array_elements(filas) with ordinality as f (fila, n)
    $$;
  `.execute(db)
  for (const key of ['personas', 'oficinas'])
    for (const table of ['ajuste', 'ajuste_version'])
      await sql`
        update ${sql.table(table)} set valor = valor
          || jsonb_build_object(${key}::text, en_portugues(valor -> ${key}::text, ${words}::jsonb))
        where clave = ${key}`.execute(db)
  await sql`drop function en_portugues(jsonb, jsonb)`.execute(db)
}
