// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are checked hold templates
import { expect, test } from 'vitest'
import { uncastParameters } from './check-parameters.ts'

const path = 'apps/server/src/features/quotes/queries.ts'

test.each([
  ['sql`case q.moneda when 1 then 1 else ${rate} end`', 'rate'],
  ['sql<number>`case when a then ${of.rate} when b then 2.5 end`', 'of.rate'],
  ['sql`coalesce(${value}, 0)`', 'value'],
  ['sql`least(dias, ${days}, 7)`', 'days'],
  ['sql`costo * ${rate}`', 'rate'],
  ['sql`${share} / 100`', 'share'],
])('%s is refused', (source, name) => {
  expect(uncastParameters(path, `\n${source}`)).toEqual([`${path}:2 \${${name}}: cast it, like \${${name}}::numeric`])
})

test.each([
  'sql`case q.moneda when 1 then 1 else ${rate}::numeric end`',
  'sql`case when a then ${lit(2)} else 1 end`',
  "sql`case when a then 'x' else ${name} end`",
  'sql`coalesce(${best}, nombre)`',
  'sql`costo * ${sql.ref(column)}`',
  'const best = sql`max(monto)`\nsql`coalesce(${best}, 0)`',
  'other`costo * ${rate}`',
])('%s is not', (source) => {
  expect(uncastParameters(path, source)).toEqual([])
})
