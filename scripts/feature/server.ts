import type { Catalogue, FieldName, Files, Names } from './names.ts'

const sqlType: Record<FieldName['kind'], string> = {
  text: 'text not null',
  number: 'int not null',
  email: 'text not null',
  phone: 'text not null',
  country: 'int not null references pais',
}

const migration = ({ table, feature, fields }: Names) => `import { type Kysely, sql } from 'kysely'

/** The table of ${feature}: a row is of one enterprise, or of nobody's. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql\`
    create table ${table} (
      id int generated always as identity primary key,
      empresa_id int references empresa,
${fields.map(({ column, kind }) => `      ${column} ${sqlType[kind]},`).join('\n')}
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index ${table}_${fields[0].column} on ${table} (coalesce(empresa_id, 0), sin_acentos(${fields[0].column}))
      where eliminado_en is null;
  \`.execute(db)
}
`

const isText = ({ kind }: FieldName) => kind !== 'number' && kind !== 'country'

function queries({ feature, one, table, fields }: Names): string {
  const texts = fields.filter(isText).map(({ column }) => column)
  const orders = fields.map((field) =>
    field.kind === 'text'
      ? `    ${field.column}: inSpanishOrder(ref('${field.column}')),`
      : `    ${field.column}: ref('${field.column}'),`,
  )
  return `import { namesOf } from '@portal/contract/core/entities'
import { ${one}Fields } from '@portal/contract/${feature}/fields'
import { ${one} } from '@portal/contract/${feature}/schemas'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** Those that are there, of the scope. */
export const isThere = (scope: Scope) =>
  sql<boolean>\`${table}.eliminado_en is null and \${rowsIn(scope, { enterprise: '${table}.empresa_id' })}\`

export const ${one}Rows = recordRows(${one}, {
  id: '${table}.id',
  found: (db, scope) => db.selectFrom('${table}').where(isThere(scope)),
  searched: sql<string>\`sin_acentos(${texts.join(" || ' ' || ")})\`,
  orders: {
${orders.join('\n')}
    creado_en: ref('creado_en'),
  },
  shown: (found) => found.select(['id', ...namesOf(${one}Fields), 'creado_en', 'version']),
})
`
}

function record({ feature, one, many, table, rows, fields }: Names, { area, entries }: Catalogue): string {
  const [{ column: first }] = fields
  const nameTaken = entries.has('nameTaken') ? 'messages.nameTaken' : 'coreMessages.invalid'
  const entryOf = ({ entry }: FieldName) => (entries.has(entry) ? `messages.${entry}` : 'coreMessages.invalid')
  const countries = fields
    .filter(({ kind }) => kind === 'country')
    .map((field) => `    ${table}_${field.column}_fkey: { field: '${field.column}', entry: ${entryOf(field)} },\n`)
  const usesCore = [nameTaken, ...countries].some((text) => text.includes('coreMessages'))
  return `${!usesCore ? '' : "import { coreMessages } from '@portal/contract/core/core-messages'\n"}import { namesOf } from '@portal/contract/core/entities'
import { ${one}Calls } from '@portal/contract/${feature}/calls'
import { ${one}Fields } from '@portal/contract/${feature}/fields'
import { ${area} as messages } from '@portal/contract/${feature}/messages'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { isThere, ${one}Rows } from './queries.ts'

const ${many} = versionedRecord({
  table: '${table}',
  name: '${many}',
  rows: ${one}Rows,
  isThere,
  columns: [...namesOf(${one}Fields), 'empresa_id', 'eliminado_en'],
  messages,
  constraints: {
    ${table}_${first}: { field: '${first}', entry: ${nameTaken} },
${countries.join('')}  },
  announces: (...rows) => [{ area: '${rows}', of: rows.map(({ empresa_id: enterpriseId }) => ({ enterpriseId })) }],
  written: async (_, actor, form, before) =>
    before ? form : { ...form, empresa_id: actor.enterpriseId, creado_por: actor.id },
})

/** Mounts the calls of ${feature.replaceAll('-', ' ')} (their module). */
export const ${one}Routes = (door: Door, { db }: { db: Db }) =>
  mountRecord(door, db, ${one}Calls, ${many})
`
}

const sample: Record<FieldName['kind'], string> = {
  text: `\`Ñandú \${number}\``,
  number: 'number',
  email: `\`persona\${number}@example.com\``,
  phone: "'+56912345678'",
  country: '152',
}
const wrong: Record<FieldName['kind'], readonly string[]> = {
  text: ["' '"],
  number: ["'x'", '-1', '1e12'],
  email: ["'x'"],
  phone: ["'1'"],
  country: ["'x'", '1'],
}

function behaviour(names: Names, { area, entries }: Catalogue, isForOthers: boolean): string {
  const { feature, one, many, table, module, fields } = names
  const [{ column: first }] = fields
  const entryOf = ({ entry }: FieldName) => (entries.has(entry) ? `says.${entry}` : 'coreMessages.invalid')
  const taken = entries.has('nameTaken') ? 'says.nameTaken' : 'coreMessages.invalid'
  const usesCore = taken.startsWith('core') || fields.some(({ entry }) => !entries.has(entry))
  const outsider = `
  async outsider(app) {
    return aUser(app, { role: Role.manager, enterpriseId: await anEnterprise(app), modules: [Module.${module}] })
  },`
  return `import { Module${isForOthers ? ', Role' : ''} } from '@portal/contract/access/constants'
${usesCore ? "import { coreMessages } from '@portal/contract/core/core-messages'\n" : ''}import { ${one}Calls as calls } from '@portal/contract/${feature}/calls'
import { ${area} as says } from '@portal/contract/${feature}/messages'
import { ${one} as schemas } from '@portal/contract/${feature}/schemas'
${isForOthers ? "import { anEnterprise, aUser } from '#test/people.ts'\n" : ''}import { recordBehaviour } from '#test/records/behaviour.ts'

recordBehaviour({
  calls,
  schemas,
  table: '${table}',
  name: '${many}',
  module: Module.${module},
  messages: says,
  form: (number) => ({ ${fields.map(({ column, kind }) => `${column}: ${sample[kind]}`).join(', ')} }),
  text: '${first}',
  refuses: [
${fields.flatMap((field) => wrong[field.kind].map((value) => `    [{ ${field.column}: ${value} }, '${field.column}', ${entryOf(field)}],`)).join('\n')}
  ],
  unique: { field: '${first}', same: (letter) => [\`Única \${letter}\`, \`UNICA \${letter}\`], entry: ${taken} },${isForOthers ? outsider : ''}
})
`
}

/** `isForOthers`: people of other enterprises may hold the module, who see their own alone. */
export function serverFiles(names: Names, catalogue: Catalogue, migrationNumber: string, isForOthers: boolean): Files {
  const folder = `apps/server/src/features/${names.feature}`
  return {
    [`apps/server/migrations/${migrationNumber}-${names.feature}.ts`]: migration(names),
    [`${folder}/queries.ts`]: queries(names),
    [`${folder}/record.ts`]: record(names, catalogue),
    [`${folder}/${names.feature}.test.ts`]: behaviour(names, catalogue, isForOthers),
  }
}
